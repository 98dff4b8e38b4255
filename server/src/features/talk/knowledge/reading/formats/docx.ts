// Word documents: paragraphs under headings, lists, tables and notes. What was deleted with changes tracked is not read.
import type { Archive } from '../archive.ts'
import type { Block } from '../block.ts'
import { createOutline } from '../outline.ts'
import { attributeOf, childAt, childrenOf, elementsOf, type XmlElement } from '../read-xml.ts'
import { plainRows } from '../table-rows.ts'
import { headingLevels } from './docx-styles.ts'
import { mainPart, type Relation, relatedPart, relationsOf } from './office-parts.ts'

export function* readDocx(archive: Archive): Generator<Block> {
  const part = mainPart(archive)
  const relations = relationsOf(archive, part)
  const styles = relatedPart(relations, 'styles')
  const levels = headingLevels((styles && archive.find(styles)) || null)
  const notes = {
    footnoteReference: notesOf(archive, relations, 'footnote'),
    endnoteReference: notesOf(archive, relations, 'endnote'),
  }
  const outline = createOutline()
  let noted = 0
  for (const { element } of elementsOf(archive.get(part), ['p', 'tbl'])) {
    const told: string[] = []
    const note: NoteOf = (kind, id) => {
      const text = notes[kind].get(id)
      if (!text) return ''
      told.push(`[${++noted}] ${text}`)
      return `[${noted}]`
    }
    if (element.name === 'p') {
      const text = paragraphText(element, note).trim()
      const level = levelOf(element, levels)
      if (text && level) yield { kind: 'heading', text, place: placeOf(outline.enter(level, text)) }
      else if (text)
        yield { kind: 'text', text: `${listMark(element)}${text}`, place: placeOf(outline.path()) }
    } else yield* plainRows(tableRows(element, note), placeOf(outline.path()))
    for (const text of told) yield { kind: 'text', text, place: placeOf(outline.path()) }
  }
}

type NoteOf = (kind: 'footnoteReference' | 'endnoteReference', id: string) => string

const placeOf = (headings: string[]) => (headings.length > 0 ? { headings } : {})

function levelOf(paragraph: XmlElement, levels: Map<string, number>): number | undefined {
  const outline = childAt(paragraph, 'pPr', 'outlineLvl')
  const told = outline && Number(attributeOf(outline, 'val'))
  if (told !== undefined && told < 9) return told + 1
  const style = childAt(paragraph, 'pPr', 'pStyle')
  return style && levels.get(attributeOf(style, 'val') ?? '')
}

function listMark(paragraph: XmlElement): string {
  const list = childAt(paragraph, 'pPr', 'numPr')
  if (!list) return ''
  const depth = childAt(list, 'ilvl')
  return `${'  '.repeat(Math.min(Number(depth && attributeOf(depth, 'val')) || 0, 8))}- `
}

const dropped = new Set(['del', 'moveFrom', 'Fallback', 'pPr', 'rPr', 'instrText', 'delText'])

/** Its runs; paragraphs of a box that hangs on it stand on lines of their own. */
function paragraphText(element: XmlElement, note: NoteOf): string {
  return childrenOf(element)
    .filter(({ name }) => !dropped.has(name))
    .map((child) => {
      const { name } = child
      if (name === 't') return child.children.join('')
      if (name === 'tab') return '\t'
      if (name === 'br' || name === 'cr') return '\n'
      if (name === 'noBreakHyphen') return '-'
      if (name === 'footnoteReference' || name === 'endnoteReference')
        return note(name, attributeOf(child, 'id') ?? '')
      const text = paragraphText(child, note)
      return name === 'p' && text ? `\n${text}` : text
    })
    .join('')
}

function* tableRows(table: XmlElement, note: NoteOf): Generator<string[]> {
  for (const row of rowsIn(table, 'tr'))
    yield rowsIn(row, 'tc').map((cell) => paragraphText(cell, note))
}

/** Rows or cells, also those that stand in a control; not those of a table within. */
function rowsIn(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child]
    return ['sdt', 'sdtContent', 'ins', 'customXml'].includes(child.name) ? rowsIn(child, name) : []
  })
}

function notesOf(archive: Archive, relations: Relation[], kind: string): Map<string, string> {
  const part = relatedPart(relations, `${kind}s`)
  const bytes = part ? archive.find(part) : null
  const notes = new Map<string, string>()
  if (!bytes) return notes
  for (const { element } of elementsOf(bytes, [kind])) {
    const text = paragraphText(element, () => '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    // Those with a type are lines that separate.
    if (text && !attributeOf(element, 'type')) notes.set(attributeOf(element, 'id') ?? '', text)
  }
  return notes
}
