// Which way a block runs: by the first letter of its words that has a direction, as `dir="auto"` would have it, but without
// code, formulas, tags and addresses, which are Latin in any language.
import { createContext, useContext } from 'react'

export type Direction = 'ltr' | 'rtl'

/** How what is around a block runs; a block says only what differs from that. */
export const DirectionContext = createContext<Direction>('ltr')

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const NOT_WORDS =
  /`+[^`]*`+|<[^<>]*>|\$[^$]*\$|\\\(.*?\\\)|\]\([^)]*\)|\[(?:[ xX]|\^[^\]]*)\]|https?:\/\/\S+/g
/** Letters looked at; whatever comes before the first word is shorter. */
const max = 400

/** Undefined for a text without letters. */
export function directionOf(text: string): Direction | undefined {
  const beginning = text.slice(0, max)
  if (!RIGHT_TO_LEFT.test(beginning)) return /\p{L}/u.test(beginning) ? 'ltr' : undefined
  const letter = /\p{L}/u.exec(beginning.replace(NOT_WORDS, ' '))?.[0]
  if (!letter) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** How a text runs within what runs so; asked for at every draw, so the most frequent answer is the quickest. */
function directionIn(text: string, around: Direction): Direction {
  if (around === 'ltr' && !RIGHT_TO_LEFT.test(text.slice(0, max))) return 'ltr'
  return directionOf(text) ?? around
}

/** How a text runs, and the attribute that says so where it differs from what is around it. */
export function useDirection(text: string): { own: Direction; dir: Direction | undefined } {
  const around = useContext(DirectionContext)
  const own = directionIn(text, around)
  return { own, dir: own === around ? undefined : own }
}
