/** Longer inline text is read in pieces: the lexer's cost grows with the square of what it is given. */
const longest = 2000

/** The source in pieces that can be read apart, cut where a line, a sentence or a word ends. */
export function inlinePieces(source: string): readonly string[] {
  if (source.length <= longest) return [source]
  const pieces: string[] = []
  let from = 0
  while (source.length - from > longest) {
    const end = from + cutOf(source.slice(from, from + longest))
    pieces.push(source.slice(from, end))
    from = end
  }
  return [...pieces, source.slice(from)]
}

function cutOf(text: string): number {
  const half = text.length / 2
  for (const border of ['\n', '。', '！', '？', '；', '. ', '; ', ' ']) {
    const at = text.lastIndexOf(border)
    if (at > half) return at + border.length
  }
  return /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length
}
