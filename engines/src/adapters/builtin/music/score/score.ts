// A song as notes: what is played when, on what, how strongly. Says nothing about how it sounds.
import type { Instrument } from '../styles/style.ts'

/** The parts of the band; each has its place in the mix. */
export const partNames = ['drums', 'bass', 'comp', 'pad', 'lead', 'arp', 'echo'] as const
export type PartName = (typeof partNames)[number]

export type Note = {
  part: PartName
  instrument: Instrument
  /** Seconds from the beginning of the song. */
  startS: number
  /** How long it is held, in seconds. */
  lengthS: number
  /** MIDI number; of drums it says nothing. */
  pitch: number
  /** 0 to 1. */
  velocity: number
}

export const sectionKinds = ['intro', 'verse', 'chorus', 'bridge', 'outro'] as const
export type SectionKind = (typeof sectionKinds)[number]

export type Section = {
  kind: SectionKind
  /** Bars from the beginning of the song. */
  startBar: number
  bars: number
  /** How much is going on, 0 to 1. */
  energy: number
  /** How often a section of this kind came before. */
  turn: number
}

export type Score = {
  notes: readonly Note[]
  sections: readonly Section[]
  barS: number
  /** Bars before the last chord. */
  bars: number
}
