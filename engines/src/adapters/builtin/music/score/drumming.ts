import type { Random } from '../../image/craft/random.ts'
import type { DrumName, Groove } from '../styles/style.ts'

export type Hit = { drum: DrumName; place: number; velocity: number }

const strengths: { [sign: string]: number } = { X: 1, x: 0.75, o: 0.38 }

/** A bar of a groove; `thin` leaves out kick and snare. */
export function layGroove(groove: Groove, { thin = false } = {}): Hit[] {
  return Object.entries(groove).flatMap(([drum, signs]) => {
    if (thin && ['kick', 'snare', 'clap', 'crash'].includes(drum)) return []
    return [...signs].flatMap((sign, place) => {
      const velocity = strengths[sign]
      return velocity === undefined ? [] : [{ drum: drum as DrumName, place, velocity }]
    })
  })
}

/** The last beats of a section: what was played there gives way to a run that grows. */
export function layFill(
  hits: readonly Hit[],
  drums: readonly DrumName[],
  beats: number,
  random: Random,
): Hit[] {
  const from = beats * 4 - random.pick([4, 4, 6, 8])
  const run: Hit[] = []
  for (let place = from; place < beats * 4; place += random.pick([1, 2, 2])) {
    const share = (place - from) / (beats * 4 - from)
    const drum = drums[share < 0.5 ? 0 : drums.length - 1] ?? 'snare'
    run.push({ drum, place, velocity: 0.45 + share * 0.45 })
  }
  return [...hits.filter(({ place, drum }) => place < from || drum === 'kick'), ...run]
}
