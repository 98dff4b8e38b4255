// Where the mix stands at a time of the audio clock, with or without a loop. All times in seconds.

/** A part of the mix; `endS` is not part of it. */
export type Region = { startS: number; endS: number }

/** A run without interruption: at `atS` of the clock the mix stood at `fromS`. */
export type Timeline = {
  atS: number
  fromS: number
  durationS: number
  loop: Region | undefined
}

/** A piece of the mix that plays from front to back, from `atS` of the clock on. */
export type Segment = Region & { atS: number }

/** The least length of a loop. */
export const minLoopS = 0.1

/** The n-th piece of a run, from 0; undefined after its end. A loop has pieces for ever. */
export function segmentOf(timeline: Timeline, index: number): Segment | undefined {
  const { atS, fromS, durationS } = timeline
  const loop = loopOf(timeline)
  if (!loop) return index === 0 ? { startS: fromS, endS: durationS, atS } : undefined
  if (index === 0) return { startS: fromS, endS: loop.endS, atS }
  const firstS = loop.endS - fromS
  return { ...loop, atS: atS + firstS + (index - 1) * (loop.endS - loop.startS) }
}

/** Where the mix stands; never before the start of the run nor after the end of the mix. */
export function positionAt(timeline: Timeline, clockS: number): number {
  const { atS, fromS, durationS } = timeline
  const straight = fromS + Math.max(0, clockS - atS)
  const loop = loopOf(timeline)
  if (!loop) return Math.min(durationS, straight)
  if (straight < loop.endS) return straight
  return loop.startS + ((straight - loop.endS) % (loop.endS - loop.startS))
}

/** Whoever starts behind the loop plays on to the end. */
const loopOf = ({ loop, fromS }: Timeline): Region | undefined =>
  loop && fromS < loop.endS ? loop : undefined

/** A region in order, within the mix and on whole samples, so that it comes round without a click; undefined when it is too short. */
export function fittedRegion(
  aS: number,
  bS: number,
  { durationS, sampleRate }: { durationS: number; sampleRate: number },
): Region | undefined {
  const snap = (timeS: number) =>
    Math.round(Math.min(durationS, Math.max(0, timeS)) * sampleRate) / sampleRate
  const [startS, endS] = [snap(Math.min(aS, bS)), snap(Math.max(aS, bS))]
  return endS - startS < minLoopS ? undefined : { startS, endS }
}
