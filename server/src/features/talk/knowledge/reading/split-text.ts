// Where a text may be cut: after sentences and lines, and within them only where nothing else is left.

/**
 * Passages are measured as models and readers feel them: a Han letter, kana or hangul says as much as two letters or more. A sum of quarters
 * is exact, so that a whole weighs what its parts do.
 */
const wideWeight = 2.25

/** About as many Latin letters as the text is worth. */
export function weightOf(text: string): number {
  let weight = 0
  for (let at = 0; at < text.length; at++) weight += isWide(text.charCodeAt(at)) ? wideWeight : 1
  return weight
}

const isWide = (unit: number): boolean =>
  unit >= 0x2e80 && (unit <= 0xd7ff || (unit >= 0xf900 && unit <= 0xfaff) || unit >= 0xff00)

// A mark that ends a sentence, with closing marks; in Latin only before a space, since 3.14 and e.g. are no ends.
const sentenceEnd = /[。！？!?…；][”’」』）)"']*\s*|\.[”’)"']*\s+|\n+/g

/** Sentences with the space behind them; joined they are the text again. */
export function splitSentences(text: string): string[] {
  return splitAfter(text, sentenceEnd)
}

/** Lines with their breaks; joined they are the text again. */
export function splitLines(text: string): string[] {
  return splitAfter(text, /\n/g)
}

function splitAfter(text: string, end: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length
    parts.push(text.slice(from, to))
    from = to
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** Parts of at most `most` weight: after a space or a comma where one is near, never within a letter of two units. */
export function splitHard(text: string, max: number): string[] {
  const parts: string[] = []
  let from = 0
  let weight = 0
  let soft = 0
  for (let at = 0; at < text.length; at++) {
    weight += isWide(text.charCodeAt(at)) ? wideWeight : 1
    if (weight > max && at > from) {
      const to = soft > from + (at - from) / 2 ? soft : isLowHalf(text, at) ? at - 1 : at
      if (to > from) {
        parts.push(text.slice(from, to))
        weight = weightOf(text.slice(to, at + 1))
        from = to
      }
    }
    if (/[\s,，、;:：|]/.test(text.charAt(at))) soft = at + 1
  }
  parts.push(text.slice(from))
  return parts
}

const isLowHalf = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}
