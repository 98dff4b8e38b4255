// The HTML of an answer that is understood. It never becomes HTML of the page: a tag of this list is drawn as an element of
// ours with none but the attributes named here, and whatever else stands in it, or beside it, is shown as text.

export interface HtmlTag {
  readonly name: string
  readonly closing: boolean
  /** By lower-case names; values as written, their references not resolved. */
  readonly attributes: Readonly<Record<string, string>>
}

const INLINE = new Set(
  'a abbr b bdi big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  'article aside blockquote caption center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Those that hold nothing. */
const VOID = new Set(['br', 'hr', 'img', 'wbr'])

const ATTRIBUTE = /\s+([a-zA-Z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y
const NAME = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/

/** A single tag, whole; null for one that is not understood, or would run something. */
export function readTag(raw: string): HtmlTag | null {
  const start = NAME.exec(raw)
  const name = start?.[2]?.toLowerCase() ?? ''
  if (!start || !(INLINE.has(name) || BLOCK.has(name))) return null
  const attributes: Record<string, string> = {}
  ATTRIBUTE.lastIndex = start[0].length
  let at = start[0].length
  for (let match = ATTRIBUTE.exec(raw); match; match = ATTRIBUTE.exec(raw)) {
    const key = (match[1] ?? '').toLowerCase()
    if (key.startsWith('on')) return null
    attributes[key] ??= match[2] ?? match[3] ?? match[4] ?? ''
    at = ATTRIBUTE.lastIndex
  }
  if (!/^\s*\/?>$/.test(raw.slice(at))) return null
  return { name, closing: start[1] === '/', attributes }
}

export const isInlineTag = (tag: HtmlTag): boolean => INLINE.has(tag.name)
export const isBlockTag = (tag: HtmlTag): boolean => BLOCK.has(tag.name)
export const isVoidTag = (tag: HtmlTag): boolean => VOID.has(tag.name)

const LEADING_TAG = /^ {0,3}(<\/?[a-zA-Z][^<>]*>)/

/** Whether a line begins with a tag that stands within a line. */
export function beginsInlineTag(source: string): boolean {
  const raw = LEADING_TAG.exec(source)?.[1]
  const tag = raw === undefined ? null : readTag(raw)
  return tag !== null && isInlineTag(tag)
}

/** Of `align` and `style`, what is understood. */
export function alignmentOf({ name, attributes }: HtmlTag): 'center' | 'end' | undefined {
  const said = attributes.align ?? /text-align\s*:\s*(\w+)/i.exec(attributes.style ?? '')?.[1]
  if (name === 'center' || /^center$/i.test(said ?? '')) return 'center'
  return /^(?:right|end)$/i.test(said ?? '') ? 'end' : undefined
}
