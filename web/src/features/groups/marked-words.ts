export type MarkedPiece = { text: string; hit: boolean; at: number }

/** A text cut where one of the words stands in it, in any case. */
export function marked(text: string, words: string): MarkedPiece[] {
  const wanted = words.trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [{ text, hit: false, at: 0 }]
  const pattern = new RegExp(
    wanted
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'giu',
  )
  const pieces: MarkedPiece[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > from)
      pieces.push({ text: text.slice(from, match.index), hit: false, at: from })
    pieces.push({ text: match[0], hit: true, at: match.index })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false, at: from })
  return pieces
}
