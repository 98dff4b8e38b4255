// Blocks that products write into texts as tags: `<details type="reasoning">…</details>` and their like.

export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'block'; tag: string; attributes: ReadonlyMap<string, string>; body: string }

/** Cuts a text at the blocks of these tags, in one pass; a block that is not closed is text. Case of tags counts. */
export function cutBlocks(text: string, tags: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  const opening = new RegExp(`<(${tags.join('|')})(\\s[^<>]{0,200000})?>`, 'g')
  const unclosed = new Set<string>()
  let at = 0
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [whole, tag = '', attributes = ''] = match
    if (unclosed.has(tag)) continue
    const from = match.index + whole.length
    const end = text.indexOf(`</${tag}>`, from)
    if (end < 0) {
      unclosed.add(tag)
      continue
    }
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) })
    const body = text.slice(from, end)
    pieces.push({ kind: 'block', tag, attributes: attributesOf(attributes), body })
    at = end + tag.length + 3
    opening.lastIndex = at
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]{1,50})="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value
        .replace(/&quot;/g, '"')
        .replace(/&#(?:x27|39);/g, "'")
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&'),
    ]),
  )
