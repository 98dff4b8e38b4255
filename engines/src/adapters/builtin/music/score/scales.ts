import { Interval, Note, Scale } from 'tonal'

/** The first is what songs are in unless something else is asked for. */
export const scaleNames = ['major', 'minor', 'dorian', 'mixolydian', 'lydian', 'phrygian'] as const
export type ScaleName = (typeof scaleNames)[number]

export const tonics = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const
export type Tonic = (typeof tonics)[number]

export type Key = { tonic: Tonic; scale: ScaleName }

/** Its seven tones in semitones above the tonic. */
export const stepsOf = (scale: ScaleName): number[] =>
  Scale.get(scale).intervals.map((interval) => Interval.semitones(interval))

export const tonicPitch = (tonic: Tonic): number => Note.chroma(tonic) ?? 0

/** Whether its third is a minor one. */
export const isMinor = (scale: ScaleName): boolean => stepsOf(scale)[2] === 3

/** The tones that melodies of five tones keep, as steps of the scale from 0. */
export const fiveTones = (scale: ScaleName): readonly number[] =>
  isMinor(scale) ? [0, 2, 3, 4, 6] : [0, 1, 2, 4, 5]
