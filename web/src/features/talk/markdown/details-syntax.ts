// `<details>` with an optional `<summary>`: which folds what stands within it.

export interface Details {
  readonly raw: string
  readonly summary: string
  readonly body: string
}

const OPENING =
  /^ {0,3}<details(?:[ \t]+(?!on)[a-z-]+(?:="[^"\n]*")?)*[ \t]*>[ \t]*\n?[ \t]*(?:<summary(?:[ \t]+(?!on)[a-z-]+(?:="[^"\n]*")?)*>(?:\n?[ \t]*([^\n]*?)[ \t]*\n?[ \t]*<\/summary>[ \t]*|([^\n]*?)(?=\n|$)))?/i

/** One that is never closed runs to the end of the source, as in a browser. */
export function matchDetails(source: string): Details | null {
  const opening = OPENING.exec(source)
  if (!opening) return null
  const tags = /<(\/?)details\b[^>\n]*>/gi
  tags.lastIndex = opening[0].length
  let depth = 1
  for (let tag = tags.exec(source); tag; tag = tags.exec(source)) {
    depth += tag[1] ? -1 : 1
    if (depth > 0) continue
    const lineEnd = source.indexOf('\n', tags.lastIndex)
    const rest = source.slice(tags.lastIndex, lineEnd === -1 ? source.length : lineEnd)
    return {
      raw: source.slice(0, lineEnd === -1 ? source.length : lineEnd + 1),
      summary: plain(opening[1] ?? opening[2]),
      body: `${source.slice(opening[0].length, tag.index)}${rest.trim() ? `\n\n${rest.trim()}` : ''}`,
    }
  }
  return {
    raw: source,
    summary: plain(opening[1] ?? opening[2]),
    body: source.slice(opening[0].length),
  }
}

/** A summary's own tags carry no meaning here, nor does one that is being written. */
function plain(summary: string | undefined): string {
  return (summary ?? '').replace(/<\/?[a-zA-Z][^>]*>|<\/?[a-zA-Z]*$/g, '').trim()
}
