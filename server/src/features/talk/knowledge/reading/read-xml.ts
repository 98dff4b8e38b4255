// XML of strangers, an element at a time: no entities but the five of XML, no declarations, and no nesting without end.
import { SaxesParser, type SaxesTagPlain } from 'saxes'

const deepest = 256
const chunkBytes = 65_536

export type XmlElement = {
  /** Without its prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** An element with those that it stands in, the outermost first; these have no children. */
export type FoundElement = { element: XmlElement; within: readonly XmlElement[] }

/** The outermost elements of these names (without prefix), in order, while the rest is still being parsed. Throws for what is not well-formed. */
export function* elementsOf(bytes: Uint8Array, names: readonly string[]): Generator<FoundElement> {
  const wanted = new Set(names)
  const found: FoundElement[] = []
  const above: XmlElement[] = []
  const open: XmlElement[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('The XML declares entities.')
  })
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    if (above.length + open.length >= deepest) throw new Error('The XML is nested too deeply.')
    const parent = open.at(-1)
    parent?.children.push(element)
    if (parent || wanted.has(element.name)) open.push(element)
    else above.push(element)
  })
  const take = (text: string) => void open.at(-1)?.children.push(text)
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) above.pop()
    else if (open.length === 0) found.push({ element, within: [...above] })
  })
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
    yield* found.splice(0)
  }
  parser.write(decoder.decode()).close()
  yield* found
}

function elementOf({ name, attributes }: SaxesTagPlain): XmlElement {
  return { name: localName(name), attributes, children: [] }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** An attribute by its name without prefix; one that has none goes first. */
export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`))
  return attributes[name] ?? (key ? attributes[key] : undefined)
}

export function childrenOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (!name || child.name === name),
  )
}

/** The first child on a path of names. */
export function childAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element
  for (const name of path) at = at && childrenOf(at, name)[0]
  return at
}

/** Elements of this name in it at any depth, in order; not those within one that was found. */
export function* descendantsOf(element: XmlElement, ...names: string[]): Generator<XmlElement> {
  for (const child of childrenOf(element))
    if (names.includes(child.name)) yield child
    else yield* descendantsOf(child, ...names)
}

/** All text in it. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
