// Chords of a key, and how hands move from one to the next.
import { isMinor, type Key, stepsOf, tonicPitch } from './scales.ts'

export type Chord = {
  /** Pitch class, 0 to 11. */
  root: number
  /** Pitch classes from the root up: three, four or five of them. */
  tones: readonly number[]
}

export type ChordColour = 'triad' | 'seventh' | 'ninth' | 'open'

/**
 * Reads degrees such as `1 5 6 4`, one a bar. `V` is the fifth with a leading tone, whatever the scale; `b7` and the like are a semitone
 * lower and major.
 */
export const readProgression = (text: string, key: Key, colour: ChordColour): Chord[] =>
  text.split(' ').map((degree) => readChord(degree, key, colour))

function readChord(degree: string, key: Key, colour: ChordColour): Chord {
  const steps = stepsOf(key.scale)
  const tonic = tonicPitch(key.tonic)
  const fixed = (root: number, shape: readonly number[]): Chord => {
    const pitch = (root + tonic + 12) % 12
    return { root: pitch, tones: shape.map((tone) => (pitch + tone) % 12) }
  }
  if (degree === 'V')
    return fixed(7, colour === 'triad' || colour === 'open' ? [0, 4, 7] : [0, 4, 7, 10])
  const step = Number(degree.replace('b', '')) - 1
  if (degree.startsWith('b')) return fixed((majorSteps[step] ?? 0) - 1, [0, 4, 7])
  const size = { triad: 3, open: 3, seventh: 4, ninth: 5 }[colour]
  const root = steps[step % 7] ?? 0
  const shape = Array.from({ length: size }, (_, third) => {
    const at = step + third * 2
    return (steps[at % 7] ?? 0) + 12 * Math.floor(at / 7) - root
  })
  // A ninth a semitone above the root bites.
  if (shape[4] === 13) shape.pop()
  // Nobody wants a diminished chord where a song rests: its fifth is raised.
  if (colour !== 'seventh' && shape[2] === 6) shape[2] = isMinor(key.scale) ? 8 : 7
  return fixed(root, shape)
}

const majorSteps = [0, 2, 4, 5, 7, 9, 11]

export type Voicing = readonly number[]

/** Pitches near `centre`, each as close as can be to where the hand was; without a root where the bass has it and there is enough else. */
export function voiceChord(
  chord: Chord,
  before: Voicing | undefined,
  centre: number,
  voices: number,
): Voicing {
  const tones =
    chord.tones.length > voices ? chord.tones.slice(chord.tones.length - voices) : chord.tones
  const targets = before ?? tones.map((_, at) => centre - 5 + at * 4)
  const best = inversions(tones, centre).map((voicing) => ({
    voicing,
    cost:
      voicing.reduce((sum, pitch, at) => sum + Math.abs(pitch - (targets[at] ?? centre)), 0) +
      // A hand that drifted off comes back.
      2 * Math.abs(voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length - centre),
  }))
  best.sort((a, b) => a.cost - b.cost)
  return best[0]?.voicing ?? [centre]
}

function inversions(tones: readonly number[], centre: number): number[][] {
  const all: number[][] = []
  for (let turn = 0; turn < tones.length; turn += 1)
    for (const octave of [-12, 0]) {
      let pitch = centre - 6 + octave
      const order = [...tones.slice(turn), ...tones.slice(0, turn)]
      all.push(
        order.map((tone) => {
          pitch += 1
          while ((((pitch - tone) % 12) + 12) % 12 !== 0) pitch += 1
          return pitch
        }),
      )
    }
  return all
}

/** The pitch of this class that is nearest to `near`. */
export function nearest(pitchClass: number, near: number): number {
  const above = (((pitchClass - near) % 12) + 12) % 12
  return above > 6 ? near + above - 12 : near + above
}
