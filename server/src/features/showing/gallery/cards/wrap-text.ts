// Breaks a text into lines as wide as they may be. Chinese breaks between any two words, a long word wherever it has to.

/** Lines of `text`, at most `most` of them; what does not fit ends in an ellipsis. `widthOf` measures a text in pixels. */
export function wrapText(
  text: string,
  { width, max, widthOf }: { width: number; max: number; widthOf(text: string): number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, (word) => widthOf(word) <= width)) {
    if (widthOf((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    lines.push(line.trimEnd())
    line = piece.trimStart()
    if (lines.length > max) break
  }
  if (line.trim()) lines.push(line.trimEnd())
  if (lines.length <= max) return lines
  const kept = lines.slice(0, max)
  return kept.with(
    -1,
    shortened(kept.at(-1) ?? '', (said) => widthOf(said) <= width),
  )
}

function* piecesOf(text: string, fits: (word: string) => boolean): Generator<string> {
  for (const { segment } of words.segment(text)) {
    if (fits(segment)) yield segment
    else for (const letter of letters.segment(segment)) yield letter.segment
  }
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const signs = [...letters.segment(line)].map(({ segment }) => segment)
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
