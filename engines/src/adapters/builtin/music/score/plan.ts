import type { StyleName } from '../styles/styles.ts'
import type { Key } from './scales.ts'
import type { SectionKind } from './score.ts'

export const moods = [
  'happy',
  'calm',
  'sad',
  'epic',
  'dark',
  'dreamy',
  'romantic',
  'playful',
] as const
export type Mood = (typeof moods)[number]

/** All of a song that stays when it is gone on with. */
export type SongManner = {
  style: StyleName
  mood: Mood | null
  key: Key
  /** Beats a minute. */
  tempo: number
  /** Of the band and its chords. */
  seed: number
}

/** A stretch of a song that was composed at once. */
export type SongPart = {
  /** Of its melodies. */
  seed: number
  /** How long it is, in seconds, from where it begins to the end of its last chord. */
  seconds: number
  /** The bar of the song in which it takes over from the part before; 0 for the first. */
  fromBar: number
  /** Sections that its lyrics ask for, in order. */
  sections: readonly SectionKind[]
}

/** Everything that a song is played from: the same plan sounds the same for ever. */
export type SongPlan = SongManner & { parts: readonly SongPart[] }
