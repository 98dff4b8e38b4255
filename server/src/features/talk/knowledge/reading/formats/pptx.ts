// PowerPoint presentations: the text of slides and the speaker's notes, with the number of the slide.
import type { Archive } from '../archive.ts'
import type { Block } from '../block.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  elementsOf,
  type XmlElement,
} from '../read-xml.ts'
import { plainRows } from '../table-rows.ts'
import { mainPart, relatedPart, relationsOf } from './office-parts.ts'

export function* readPptx(archive: Archive): Generator<Block> {
  const part = mainPart(archive)
  const relations = relationsOf(archive, part)
  let page = 0
  for (const { element } of elementsOf(archive.get(part), ['sldId'])) {
    page++
    // Its own `id` has no prefix.
    const id = Object.entries(element.attributes).find(([name]) => name.endsWith(':id'))?.[1]
    const slide = relations.find((one) => one.id === id)?.target
    if (slide) yield* readSlide(archive, slide, page)
  }
}

function* readSlide(archive: Archive, part: string, page: number): Generator<Block> {
  const shapes = [...elementsOf(archive.get(part), ['sp', 'graphicFrame'])].map(
    (one) => one.element,
  )
  const title = shapes.find(isTitle)
  const heading = title && paragraphsOf(title).join(' ').replaceAll(/\s+/g, ' ')
  const place = heading ? { page, headings: [heading.slice(0, 200)] } : { page }
  if (heading) yield { kind: 'heading', text: heading, place }
  for (const shape of shapes) {
    if (shape === title) continue
    if (shape.name === 'graphicFrame')
      for (const table of descendantsOf(shape, 'tbl')) yield* plainRows(rowsOf(table), place)
    else if (!isRunning(shape))
      for (const text of paragraphsOf(shape)) yield { kind: 'text', text, place }
  }
  const notes = relatedPart(relationsOf(archive, part), 'notesSlide')
  const bytes = notes && archive.find(notes)
  if (!bytes) return
  for (const { element } of elementsOf(bytes, ['sp']))
    if (placeholderOf(element) === 'body')
      for (const text of paragraphsOf(element)) yield { kind: 'text', text, place }
}

const placeholderOf = (shape: XmlElement): string | undefined => {
  const holder = childAt(shape, 'nvSpPr', 'nvPr', 'ph')
  return holder && (attributeOf(holder, 'type') ?? 'obj')
}

const isTitle = (shape: XmlElement): boolean =>
  ['title', 'ctrTitle'].includes(placeholderOf(shape) ?? '')

/** Number of the slide, date and foot, which each slide repeats. */
const isRunning = (shape: XmlElement): boolean =>
  ['sldNum', 'dt', 'ftr', 'hdr'].includes(placeholderOf(shape) ?? '')

function paragraphsOf(shape: XmlElement): string[] {
  return [...descendantsOf(shape, 'p')].map((one) => runsOf(one).trim()).filter(Boolean)
}

function runsOf(element: XmlElement): string {
  return childrenOf(element)
    .map((child) => {
      if (child.name === 't') return child.children.join('')
      if (child.name === 'br') return '\n'
      return runsOf(child)
    })
    .join('')
}

function* rowsOf(table: XmlElement): Generator<string[]> {
  for (const row of childrenOf(table, 'tr'))
    yield childrenOf(row, 'tc').map((cell) => paragraphsOf(cell).join(' '))
}
