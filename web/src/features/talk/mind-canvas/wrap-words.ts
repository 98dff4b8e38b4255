/** Breaks a text into lines no wider than `widest`, between words and Han characters; a word that is too long is broken anywhere. */
export function wrapWords(text: string, widest: number, width: (text: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of paragraph.match(pieces) ?? []) {
      if (width(line + piece.trimEnd()) <= widest) {
        line += piece
        continue
      }
      if (line.trim()) lines.push(line.trimEnd())
      line = ''
      for (const character of piece) {
        if (line && width((line + character).trimEnd()) > widest) {
          lines.push(line)
          line = ''
        }
        line += character
      }
    }
    lines.push(line.trimEnd())
  }
  return lines
}

/** A mark that closes stays with what is before it. */
const pieces =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+)[，。、；：！？）」』》”]*\s*|\s+/gu
