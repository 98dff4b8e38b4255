// Sentences in portions for a voice that is fetched: a short one first, so that it begins soon, then longer ones, for each call comes to
// whole credits. Pure.
import { speechPriceOf } from '@atelier/contract/voice-price'
import { nextToRead } from './speech-text.ts'

/** In UTF-16 units: the first portion, and those after it. */
const lengths = { first: 240, later: 1000 }

const lengthOf = (place: number, longest: number): number =>
  Math.min(longest, place === 0 ? lengths.first : lengths.later)

/** Sentences that wait, and how many portions were made of those before them. */
export type Waiting = { sentences: readonly string[]; made: number }

/** The portions that are whole, and what waits for more; with `over` nothing waits. */
export function portionsOf(
  { sentences, made }: Waiting,
  { longest, over }: { longest: number; over: boolean },
): { portions: string[]; waiting: Waiting } {
  const portions: string[] = []
  let held: string[] = []
  let size = 0
  const close = () => {
    portions.push(held.join(' '))
    held = []
    size = 0
  }
  for (const sentence of sentences) {
    if (size > 0 && size + 1 + sentence.length > lengthOf(made + portions.length, longest)) close()
    size += (size > 0 ? 1 : 0) + sentence.length
    held.push(sentence)
  }
  if (over && held.length > 0) close()
  return { portions, waiting: { sentences: held, made: made + portions.length } }
}

/** What a whole answer costs to be read; `rate` is credits for 1,000 characters. */
export function readingPrice(
  text: string,
  { rate, longest, code }: { rate: number; longest: number; code: string },
): number {
  const { pieces } = nextToRead(text, { from: 0, over: true, code })
  const { portions } = portionsOf({ sentences: pieces, made: 0 }, { longest, over: true })
  return portions.reduce((sum, portion) => sum + speechPriceOf(rate, portion.length), 0)
}
