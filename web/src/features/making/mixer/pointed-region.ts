import { minLoopS, type Region } from './mix-timeline.ts'

/** The region after one of its points was set to where the mix stands: the other stays if it can, and goes to the end of the mix if not. */
export function pointedRegion(
  point: 'a' | 'b',
  region: Region | undefined,
  atS: number,
  durationS: number,
): Region {
  if (point === 'a') {
    const startS = Math.min(atS, durationS - minLoopS)
    const keeps = region !== undefined && region.endS - startS >= minLoopS
    return { startS, endS: keeps ? region.endS : durationS }
  }
  const endS = Math.max(atS, minLoopS)
  const keeps = region !== undefined && endS - region.startS >= minLoopS
  return { startS: keeps ? region.startS : 0, endS }
}
