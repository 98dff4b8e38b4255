import { dedent, type HtmlElement } from './html-blocks.ts'
import type { BlockToken, ElementToken } from './tokens.ts'

/** Those that hold a line of words more often than paragraphs. */
const COMPACT = new Set([
  'p',
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'caption',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** The element with the markdown in it read by `read`. */
export function elementToken(
  { tag, children }: HtmlElement,
  read: (source: string) => BlockToken[],
): ElementToken {
  const found = children.flatMap((child) => {
    if (typeof child !== 'string') return [elementToken(child, read)]
    const text = dedent(child)
    return text.trim() === '' ? [] : read(text)
  })
  const tokens = COMPACT.has(tag.name) ? found.map(asLine) : found
  const raw = `<${tag.name} ${JSON.stringify(tag.attributes)}>${tokens.map((token) => token.raw).join('\n')}`
  return { type: 'element', raw, tag, tokens, rest: [] }
}

/** A single paragraph as bare text. */
function asLine(token: BlockToken, _place: number, all: readonly BlockToken[]): BlockToken {
  if (token.type !== 'paragraph' || all.filter(({ type }) => type === 'paragraph').length > 1)
    return token
  return { type: 'text', raw: token.raw, text: token.text, tokens: [], escaped: false }
}
