// Excel workbooks: the values of cells as they are shown, each sheet under its name.
import type { Archive } from '../archive.ts'
import type { Block } from '../block.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  elementsOf,
  textOf,
  type XmlElement,
} from '../read-xml.ts'
import { namedRows, type Row } from '../table-rows.ts'
import { mainPart, relatedPart, relationsOf } from './office-parts.ts'
import { type NumberShape, numberShapes, shownNumber } from './xlsx-numbers.ts'

type Workbook = { strings: string[]; shapes: NumberShape[]; isFrom1904: boolean }

export function* readXlsx(archive: Archive): Generator<Block> {
  const part = mainPart(archive)
  const relations = relationsOf(archive, part)
  const strings = relatedPart(relations, 'sharedStrings')
  const styles = relatedPart(relations, 'styles')
  const book = [...elementsOf(archive.get(part), ['workbookPr', 'sheet'])].map(
    ({ element }) => element,
  )
  const told = book.find(({ name }) => name === 'workbookPr')
  const workbook: Workbook = {
    strings: sharedStrings((strings && archive.find(strings)) || null),
    shapes: numberShapes((styles && archive.find(styles)) || null),
    isFrom1904: /^(1|true)$/.test((told && attributeOf(told, 'date1904')) ?? ''),
  }
  for (const sheet of book) {
    if (sheet.name !== 'sheet') continue
    const name = attributeOf(sheet, 'name') ?? ''
    // Its own `id` too has a prefix; `sheetId` is another thing.
    const target = relations.find(({ id }) => id === attributeOf(sheet, 'id'))?.target
    const bytes = target && archive.find(target)
    if (!bytes) continue
    const place = { headings: [name] }
    let isNamed = false
    for (const block of namedRows(rowsOf(bytes, workbook), place)) {
      if (!isNamed && name) yield { kind: 'heading', text: name, place }
      isNamed = true
      yield block
    }
  }
}

function sharedStrings(bytes: Uint8Array | null): string[] {
  if (!bytes) return []
  return [...elementsOf(bytes, ['si'])].map(({ element }) => richText(element))
}

/** Without the readings of letters that stand above them. */
function richText(element: XmlElement): string {
  return childrenOf(element)
    .filter(({ name }) => name !== 'rPh')
    .map((child) => (child.name === 't' ? textOf(child) : richText(child)))
    .join('')
}

const maxColumns = 2000

function* rowsOf(bytes: Uint8Array, workbook: Workbook): Generator<Row> {
  for (const { element } of elementsOf(bytes, ['row'])) {
    const cells: string[] = []
    for (const cell of descendantsOf(element, 'c')) {
      const at = columnOf(attributeOf(cell, 'r')) ?? cells.length
      if (at >= maxColumns) break
      while (cells.length < at) cells.push('')
      cells[at] = shownCell(cell, workbook)
    }
    yield { cells }
  }
}

/** From 0, of an address such as `AB12`. */
function columnOf(address = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shownCell(cell: XmlElement, { strings, shapes, isFrom1904 }: Workbook): string {
  const type = attributeOf(cell, 't') ?? 'n'
  if (type === 'inlineStr') {
    const inline = childAt(cell, 'is')
    return inline ? richText(inline) : ''
  }
  const held = childAt(cell, 'v')
  const value = held ? textOf(held) : ''
  if (!value) return ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return value
  return shownNumber(value, shapes[Number(attributeOf(cell, 's') ?? 0)] ?? 'number', isFrom1904)
}
