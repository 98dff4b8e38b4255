// How wide text is, guessed by its characters: layout needs no page for it, and the same text is as wide everywhere.

const wide =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u
const narrow = /[ .,:;'|!ijlIft()[\]]/

/** In pixels, for letters of so many pixels. */
export function textWidth(text: string, sizePx: number): number {
  let ems = 0
  for (const letter of text)
    ems += wide.test(letter)
      ? 1
      : narrow.test(letter)
        ? 0.34
        : /[A-Zmw@%]/.test(letter)
          ? 0.72
          : 0.57
  return ems * sizePx
}

/** As much of the text as there is room for, with … where it goes on. */
export function fitText(text: string, widthPx: number, sizePx: number): string {
  if (textWidth(text, sizePx) <= widthPx) return text
  let fitted = ''
  for (const letter of text) {
    if (textWidth(`${fitted}${letter}…`, sizePx) > widthPx) break
    fitted += letter
  }
  return `${fitted.trimEnd()}…`
}

/** Lines that fit, broken at spaces where there are any and between any two wide letters; the last one is cut. */
export function wrapText(
  text: string,
  { widthPx, sizePx, lines }: { widthPx: number; sizePx: number; lines: number },
): string[] {
  const words = text.match(/[^\s\u2e80-\u9fff]+\s*|[\u2e80-\u9fff]\s*|\s+/gu) ?? []
  const wrapped: string[] = []
  let line = ''
  for (const [at, word] of words.entries()) {
    if (line === '' || textWidth((line + word).trimEnd(), sizePx) <= widthPx) {
      line += word
      continue
    }
    if (wrapped.length === lines - 1) {
      line += words.slice(at).join('')
      break
    }
    wrapped.push(line)
    line = word
  }
  return [...wrapped, line].map((each) => fitText(each.trim(), widthPx, sizePx))
}
