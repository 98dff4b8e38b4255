import { leastLoopS, type Region } from './mix-timeline.ts'

/** The region after one of its points was set to where the mix stands: the other stays if it can, and goes to the end of the mix if not. */
export function pointedRegion(
  point: 'a' | 'b',
  region: Region | undefined,
  atS: number,
  durationS: number,
): Region {
  if (point === 'a') {
    const startS = Math.min(atS, durationS - leastLoopS)
    const keeps = region !== undefined && region.endS - startS >= leastLoopS
    return { startS, endS: keeps ? region.endS : durationS }
  }
  const endS = Math.max(atS, leastLoopS)
  const keeps = region !== undefined && endS - region.startS >= leastLoopS
  return { startS: keeps ? region.startS : 0, endS }
}
