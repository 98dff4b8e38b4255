// The text of a paragraph or list of LibreOffice.
import { attributeOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts'

/** Takes the text of a note and answers the mark that stands for it. */
export type Noted = (text: string) => string

const spaces = /[ \t\r\n]+/g
const maxSpaces = 100

/** Words with their breaks; comments are left out. Items of a list stand on lines of their own. */
export function openText(element: XmlElement, note: Noted = () => '', depth = 0): string {
  if (element.name === 'list')
    return childrenOf(element)
      .map((item) => itemText(item, note, depth))
      .filter(Boolean)
      .join('\n')
  return element.children
    .map((child) =>
      typeof child === 'string' ? child.replaceAll(spaces, ' ') : piece(child, note),
    )
    .join('')
}

function itemText(item: XmlElement, note: Noted, depth: number): string {
  return childrenOf(item)
    .map((child) => {
      if (child.name === 'list') return openText(child, note, depth + 1)
      return `${'  '.repeat(Math.min(depth, 8))}- ${openText(child, note).trim()}`
    })
    .join('\n')
}

function piece(element: XmlElement, note: Noted): string {
  const { name } = element
  if (name === 'annotation' || name === 'tracked-changes') return ''
  if (name === 's')
    return ' '.repeat(Math.min(Number(attributeOf(element, 'c') ?? 1) || 1, maxSpaces))
  if (name === 'tab') return '\t'
  if (name === 'line-break') return '\n'
  if (name === 'note') {
    const body = childrenOf(element, 'note-body').map(textOf).join(' ')
    return note(body.replaceAll(/\s+/g, ' ').trim())
  }
  const text = openText(element, note)
  return name === 'p' || name === 'list' ? `\n${text}` : text
}
