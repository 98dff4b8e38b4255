// A part of a clip: where it begins and ends, in seconds. Pure arithmetic.
export type ClipPart = { startS: number; endS: number }

/** The least length of a part. */
export const minPartS = 0.1

export const wholePart = (durationS: number): ClipPart => ({ startS: 0, endS: durationS })

const between = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value))

/** The part with its beginning moved, as far as its end lets it. */
export const withStart = ({ endS }: ClipPart, toS: number): ClipPart => ({
  startS: between(toS, 0, Math.max(0, endS - minPartS)),
  endS,
})

/** The part with its end moved, as far as its beginning and the end of the clip let it. */
export const withEnd = ({ startS }: ClipPart, toS: number, durationS: number): ClipPart => ({
  startS,
  endS: between(toS, Math.min(durationS, startS + minPartS), durationS),
})

/** Where playing has to go to before it begins; undefined when it may begin where it is. */
export const entryOf = (part: ClipPart | undefined, atS: number): number | undefined =>
  part && (atS < part.startS - 0.01 || atS >= part.endS - 0.02) ? part.startS : undefined

/** What happens at a time while a part plays: nothing, from the front again, or an end. */
export function atPartEnd(
  part: ClipPart | undefined,
  atS: number,
  loops: boolean,
): 'again' | 'end' | undefined {
  if (!part || atS < part.endS) return undefined
  return loops ? 'again' : 'end'
}
