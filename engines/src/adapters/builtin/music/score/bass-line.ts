import type { Random } from '../../image/craft/random.ts'
import type { BassPattern } from '../styles/style.ts'
import { type Chord, nearest } from './harmony.ts'

export type BassTone = { place: number; length: number; pitch: number; velocity: number }

const lowest = 33
const centre = 40

type Place = { pattern: BassPattern; beats: number; chord: Chord; next: Chord; random: Random }

/** A bar of bass below a chord, leading to the next. */
export function layBass({ pattern, beats, chord, next, random }: Place): BassTone[] {
  const root = low(nearest(chord.root, centre))
  const fifth = low(nearest(chord.tones[2] ?? chord.root, root + 5))
  const third = low(nearest(chord.tones[1] ?? chord.root, root + 3))
  const places = beats * 4
  const tone = (place: number, length: number, pitch: number, velocity = 0.8): BassTone => ({
    place,
    length,
    pitch,
    velocity,
  })
  switch (pattern) {
    case 'held':
      return [tone(0, places, root, 0.7)]
    case 'roots':
      return beats === 3
        ? [tone(0, 10, root)]
        : [
            tone(0, 7, root),
            tone(8, 5, root, 0.7),
            ...(random.chance(0.4) ? [tone(14, 2, fifth, 0.6)] : []),
          ]
    case 'eighths':
      return Array.from({ length: beats * 2 }, (_, at) =>
        tone(
          at * 2,
          1.8,
          at === beats * 2 - 1 && random.chance(0.3) ? fifth : root,
          at % 2 ? 0.65 : 0.82,
        ),
      )
    case 'offbeat':
      return [2, 6, 10, 14].map((place) =>
        tone(place, 1.7, place === 14 && random.chance(0.3) ? root + 12 : root, 0.85),
      )
    case 'bossa':
      return [tone(0, 5, root), tone(6, 2, fifth, 0.65), tone(8, 5, fifth), tone(14, 2, root, 0.65)]
    case 'waltz':
      return [tone(0, 6, random.chance(0.25) ? fifth : root)]
    case 'syncopated':
      return [
        tone(0, 5, root),
        tone(7, 2, root, 0.6),
        tone(10, 4, random.pick([fifth, root + 12, third]), 0.7),
      ]
    case 'eight-o-eight':
      return [
        tone(0, 6, root, 0.9),
        ...(random.chance(0.6) ? [tone(10, 5, random.pick([root, fifth]), 0.8)] : []),
      ]
    case 'walk': {
      // To the next root from a half or whole tone beside it.
      const goal = low(nearest(next.root, root))
      const beside = goal + random.pick([-1, 1, 2, -2])
      const middle = random.chance(0.5) ? [third, fifth] : [fifth, random.pick([third, root + 12])]
      return [root, ...middle, beside]
        .slice(0, beats)
        .map((pitch, beat) => tone(beat * 4, 3.7, pitch, beat % 2 ? 0.8 : 0.72))
    }
  }
}

function low(pitch: number): number {
  let fitting = pitch
  while (fitting < lowest) fitting += 12
  while (fitting > lowest + 19) fitting -= 12
  return fitting
}
