// Writes notes down as people play them: a little off the beat, none as loud as the one before.
import { createRandom } from '../../image/craft/random.ts'
import type { Instrument } from '../styles/style.ts'
import type { Band } from './band.ts'
import type { Note, PartName } from './score.ts'

/** A note by its place in a bar, in sixteenths. */
export type Stroke = {
  part: PartName
  instrument: Instrument
  bar: number
  place: number
  /** In sixteenths. */
  length: number
  pitch: number
  velocity: number
  /** Seconds later than its place. */
  delayS?: number
}

export type Pen = { readonly notes: Note[]; write(stroke: Stroke): void }

const longestNoteS = 9

export function createPen({ style }: Band, tempo: number, seed: number, startS: number): Pen {
  const sixteenthS = 15 / tempo
  const perBar = style.beats * 4
  const random = createRandom(seed, 'hands')
  const notes: Note[] = []
  return {
    notes,
    write({ part, instrument, bar, place, length, pitch, velocity, delayS = 0 }) {
      const late = swingOf(style.swing, place)
      const off = part === 'drums' ? style.looseMs * 0.5 : style.looseMs
      const at =
        (bar * perBar + place + late) * sixteenthS + delayS + (random.around() * off) / 1000
      notes.push({
        part,
        instrument,
        startS: startS + Math.max(0, at),
        lengthS: Math.min(longestNoteS, Math.max(0.05, length * sixteenthS)),
        pitch,
        velocity: Math.min(1, Math.max(0.05, velocity * (1 + random.around() * 0.1))),
      })
    },
  }
}

function swingOf({ share, of }: Band['style']['swing'], place: number): number {
  if (of === 'sixteenths') return place % 2 === 1 ? share : 0
  return place % 4 === 2 ? share * 2 : place % 2 === 1 ? share : 0
}
