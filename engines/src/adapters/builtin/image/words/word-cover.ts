// Which of the words that overlap in a prompt count.
import { doings, followingSigns, plainSigns } from './filler-words.ts'
import type { PromptText } from './prompt-text.ts'

export type Span = { from: number; to: number }

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const hasHan = /\p{Script=Han}/u

/** The Chinese words of a text as a dictionary divides it. */
export const hanWords = ({ folded }: PromptText): Span[] =>
  [...segmenter.segment(folded)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike && hasHan.test(segment) ? [{ from: index, to: index + segment.length }] : [],
  )

/** Those that do not lie within a longer one. */
export function longestOnly<Word extends Span>(found: readonly Word[]): Word[] {
  const sorted = found.toSorted((a, b) => a.from - b.from || b.to - a.to)
  let reach = { from: -1, to: -1 }
  return sorted.filter((one) => {
    const isWithin = reach.to > one.to || (reach.to === one.to && reach.from < one.from)
    if (one.to > reach.to) reach = one
    return !isWithin
  })
}

/** A number for each place of the text. */
export function marksOf(length: number, ...layers: readonly (readonly Span[])[]): Uint8Array {
  const marks = new Uint8Array(length)
  for (const [layer, spans] of layers.entries())
    for (const { from, to } of spans) marks.fill(layer + 1, from, to)
  return marks
}

/**
 * Chinese words in which a known one stands that means something else there, as 马 in 河马: the rest of the word is neither known nor a
 * sign that leaves a thing what it is.
 */
export function hidingWords(
  words: readonly Span[],
  known: readonly Span[],
  silent: readonly Span[],
  { folded }: PromptText,
): Span[] {
  const marks = marksOf(folded.length, silent, known)
  return words.filter(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, at) => from + at)
    const first = places.find((at) => marks[at] === 2)
    if (first === undefined) return false
    return places.some((at) => {
      const sign = folded[at] ?? ''
      const isPlain = plainSigns.has(sign) || doings.has(sign)
      return marks[at] === 0 && !isPlain && !(at > first && followingSigns.has(sign))
    })
  })
}

/** A known sign with one behind it that is no word of its own: together they are another thing, which the dictionary does not have. */
export function joinedWords(
  words: readonly Span[],
  known: readonly Span[],
  silent: readonly Span[],
  { folded }: PromptText,
): Span[] {
  const marks = marksOf(folded.length, silent, known)
  const single = new Map(
    known.filter(({ from, to }) => to - from === 1).map((one) => [one.to, one]),
  )
  return words.flatMap(({ from, to }) => {
    const sign = folded[from] ?? ''
    const before = single.get(from)
    const isOpen = to - from === 1 && marks[from] === 0
    const isHarmless = plainSigns.has(sign) || doings.has(sign) || followingSigns.has(sign)
    return before && isOpen && !isHarmless ? [{ from: before.from, to }] : []
  })
}

export const isWithin = (one: Span, other: Span): boolean =>
  one.from >= other.from && one.to <= other.to

/** The spans that lie within none of the others. */
export function outside<Word extends Span>(
  found: readonly Word[],
  others: readonly Span[],
): Word[] {
  const starts = new Map<number, Span>()
  for (const other of others)
    for (let at = other.from; at < other.to; at += 1) starts.set(at, other)
  return found.filter((one) => {
    const other = starts.get(one.from)
    return !other || !isWithin(one, other)
  })
}

/** The longest that begins at each place. */
function longestAt(spans: readonly Span[]): Map<number, Span> {
  const longest = new Map<number, Span>()
  for (const one of spans) {
    const other = longest.get(one.from)
    if (!other || other.to < one.to) longest.set(one.from, one)
  }
  return longest
}

/** Between two that are denied by one word. What "and" joins may be wanted again. */
const alternative = /\s*(?:\b(?:or|nor)\b|或者?)\s*/y

/**
 * What denials deny: the word that stands behind each, and the colours before that; each of several with "or" between them. `leads` are passed over, such as the article of
 * "not a boat"; `candidates` are all words there are, leads and colours among them.
 */
export function deniedBy(
  denials: readonly Span[],
  {
    leads,
    colours,
    candidates,
  }: { leads: readonly Span[]; colours: readonly Span[]; candidates: readonly Span[] },
  { folded }: PromptText,
): Span[] {
  const leadAt = longestAt(leads)
  const colourAt = longestAt(colours)
  const candidateAt = longestAt(candidates)
  return denials.flatMap(({ to }) => {
    const denied: Span[] = []
    let at = to
    // A few words at most: what stands further away is another matter.
    for (let step = 0; step < 8; step += 1) {
      const candidate = candidateAt.get(at)
      const lead = leadAt.get(at)
      if (lead && lead.to >= (candidate?.to ?? 0)) at = lead.to
      else if (candidate) {
        denied.push(candidate)
        const isColour = colourAt.get(at)?.to === candidate.to
        alternative.lastIndex = candidate.to
        if (!isColour && !alternative.test(folded)) return denied
        at = isColour ? candidate.to : alternative.lastIndex
      } else if (folded[at] === ' ') at += 1
      else return denied
    }
    return denied
  })
}
