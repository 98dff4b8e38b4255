// Files of LibreOffice and its kin: texts, sheets and presentations, which share their elements.
import type { PassagePlace } from '@atelier/contract/knowledge-terms'
import type { Archive } from '../archive.ts'
import type { Block } from '../block.ts'
import { createOutline } from '../outline.ts'
import { attributeOf, childrenOf, descendantsOf, elementsOf, type XmlElement } from '../read-xml.ts'
import { namedRows, plainRows, type Row } from '../table-rows.ts'
import { type Noted, openText } from './open-document-text.ts'

const content = 'content.xml'

/** Paragraphs under headings, lists, tables and notes. */
export function* readOdt(archive: Archive): Generator<Block> {
  const outline = createOutline()
  const names = ['h', 'p', 'list', 'table', 'tracked-changes']
  let noted = 0
  for (const { element } of elementsOf(archive.get(content), names)) {
    if (element.name === 'tracked-changes') continue
    const notes: string[] = []
    const note: Noted = (text) => {
      notes.push(`[${++noted}] ${text}`)
      return `[${noted}]`
    }
    const text = openText(element, note).trim()
    if (element.name === 'h') {
      const level = Number(attributeOf(element, 'outline-level') ?? 1)
      if (text) yield { kind: 'heading', text, place: placeOf(outline.enter(level, text)) }
    } else if (element.name === 'table')
      yield* plainRows(
        [...tableRows(element)].map((row) => cellsOf(row)),
        placeOf(outline.path()),
      )
    else if (text) yield { kind: 'text', text, place: placeOf(outline.path()) }
    for (const one of notes) yield { kind: 'text', text: one, place: placeOf(outline.path()) }
  }
}

/** Rows under the names of their columns, each sheet under its name. */
export function* readOds(archive: Archive): Generator<Block> {
  let name = ''
  let rows: Row[] = []
  for (const { element, within } of elementsOf(archive.get(content), ['table-row'])) {
    const table = within.findLast((one) => one.name === 'table')
    const under = (table && attributeOf(table, 'name')) ?? ''
    if (name !== under) {
      yield* sheetBlocks(name, rows)
      name = under
      rows = []
    }
    const cells = cellsOf(element)
    if (cells.some(Boolean)) rows.push({ cells })
  }
  yield* sheetBlocks(name, rows)
}

function* sheetBlocks(name: string, rows: Row[]): Generator<Block> {
  const place = placeOf(name ? [name] : [])
  if (name && rows.length > 0) yield { kind: 'heading', text: name, place }
  yield* namedRows(rows, place)
}

/** Slides with their numbers, and the speaker's notes. */
export function* readOdp(archive: Archive): Generator<Block> {
  let page = 0
  for (const { element } of elementsOf(archive.get(content), ['page'])) {
    page++
    const frames = [...descendantsOf(element, 'frame', 'custom-shape', 'notes')]
    const title = frames.find((frame) => attributeOf(frame, 'class') === 'title')
    const heading = title && textsIn(title).join(' ')
    const place: PassagePlace = heading ? { page, headings: [heading.slice(0, 200)] } : { page }
    if (heading) yield { kind: 'heading', text: heading, place }
    for (const frame of frames) {
      if (frame === title) continue
      for (const text of textsIn(frame)) yield { kind: 'text', text, place }
    }
  }
}

const textsIn = (element: XmlElement): string[] =>
  [...descendantsOf(element, 'p', 'list')].map((one) => openText(one).trim()).filter(Boolean)

const placeOf = (headings: string[]): PassagePlace => (headings.length > 0 ? { headings } : {})

const tableRows = (table: XmlElement) => descendantsOf(table, 'table-row')

const maxColumns = 2000

/** Cells that are said to come many times are repeated only where they say something. */
function cellsOf(row: XmlElement): string[] {
  const cells: string[] = []
  for (const cell of childrenOf(row)) {
    if (!/^(covered-)?table-cell$/.test(cell.name)) continue
    const text = shownCell(cell)
    const times = Number(attributeOf(cell, 'number-columns-repeated') ?? 1) || 1
    for (let time = 0; time < times && cells.length < maxColumns; time++) cells.push(text)
  }
  const end = cells.findLastIndex(Boolean)
  return cells.slice(0, end + 1)
}

/** Dates as they are kept, not as some country shows them. */
function shownCell(cell: XmlElement): string {
  const date = attributeOf(cell, 'date-value')
  if (date) return date.replace(/T00:00:00.*$/, '').replace('T', ' ')
  return childrenOf(cell, 'p')
    .map((one) => openText(one))
    .join(' ')
}
