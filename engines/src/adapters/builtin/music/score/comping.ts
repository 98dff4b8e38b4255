// Chords as a hand plays them.
import type { CompPattern } from '../styles/style.ts'

/** A touch of the chord: all its tones, or one of them by its place from below; `up` is a strum from above. */
export type Touch = {
  place: number
  length: number
  velocity: number
  tones: 'all' | 'upper' | number
  strum?: 'down' | 'up'
}

const beatsOf = (beats: number) => Array.from({ length: beats }, (_, beat) => beat * 4)

const hits = (text: string, length: number, tones: Touch['tones'] = 'all'): Touch[] =>
  [...text].flatMap((sign, place) => {
    const velocity = { X: 0.9, x: 0.7, o: 0.5 }[sign]
    return velocity ? [{ place, length, velocity, tones }] : []
  })

const everyOther = (
  beats: number,
  gap: number,
  order: readonly number[],
  length: number,
): Touch[] =>
  Array.from({ length: (beats * 4) / gap }, (_, at) => ({
    place: at * gap,
    length,
    velocity: at % (8 / gap) === 0 ? 0.8 : 0.6,
    tones: order[at % order.length] ?? 0,
  }))

const strums = (down: string, up: string): Touch[] => [
  ...hits(down, 3).map((touch): Touch => ({ ...touch, strum: 'down' })),
  ...hits(up, 2).map((touch): Touch => ({ ...touch, strum: 'up' })),
]

const patterns: { [Pattern in CompPattern]: (beats: number) => Touch[] } = {
  block: (beats) => [{ place: 0, length: beats * 4, velocity: 0.7, tones: 'all' }],
  pulse: (beats) =>
    beatsOf(beats).map((place) => ({
      place,
      length: 3.6,
      velocity: place % 8 ? 0.65 : 0.78,
      tones: 'all',
    })),
  eighths: (beats) =>
    Array.from({ length: beats * 2 }, (_, at) => ({
      place: at * 2,
      length: 1.7,
      velocity: at % 2 ? 0.5 : 0.7,
      tones: 'all',
    })),
  offbeat: () => hits('..x...x...x...x.', 1.3),
  arp: (beats) => everyOther(beats, 2, [0, 1, 2, 3, 2, 1], 5),
  roll: (beats) => everyOther(beats, 2, [0, 2, 1, 2], 3),
  strum: (beats) =>
    beats === 3
      ? strums('X...x...x...', '..........o.')
      : strums('X...x.....x.x...', '......o.......o.'),
  bossa: () => [...hits('x.....x.....x...', 2.5, 'upper'), ...hits('...x.....x......', 2, 'upper')],
  waltz: () => hits('....x...x...', 2.4),
  charleston: () => [...hits('x.....x.........', 2), ...hits('..............o.', 1.5)],
  chops: () => [...hits('....x.......x...', 3), ...hits('.......o........', 1.5)],
  broken: (beats) => [
    ...hits('x', beats * 4, 0),
    ...hits('....x.......x...', 5, 'upper'),
    ...hits('......o...o.....', 2, 1),
  ],
  pluck: (beats) => [
    { place: 0, length: beats * 4, velocity: 0.75, tones: 0 },
    { place: 4, length: 10, velocity: 0.5, tones: 1 },
    { place: 6, length: 8, velocity: 0.55, tones: 2 },
    { place: 10, length: 6, velocity: 0.5, tones: 3 },
  ],
}

export const touchesOf = (pattern: CompPattern, beats: number): Touch[] =>
  patterns[pattern](beats).filter(({ place }) => place < beats * 4)
