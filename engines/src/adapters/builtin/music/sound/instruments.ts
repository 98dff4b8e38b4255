// Every instrument: how it is played, how loud it is in the mix, where it stands, and how much of it goes into the room.
import {
  type DrumName,
  drumNames,
  type Instrument,
  type PitchedInstrument,
} from '../styles/style.ts'
import { drum } from './drum-kit.ts'
import { plucked } from './plucked.ts'
import { bells, marimba, piano } from './struck.ts'
import type { Voice } from './voice.ts'
import { epiano, subBass, waves, wind } from './waves.ts'

export type Place = {
  voice: Voice
  gain: number
  /** −1 left to 1 right. */
  pan: number
  /** Into the room, 0 to 1. */
  room: number
  /** Played twice, left and right, each a little other. */
  isWide?: boolean
}

const place = (voice: Voice, gain: number, pan: number, room: number, isWide = false): Place => ({
  voice,
  gain,
  pan,
  room,
  isWide,
})

const saws = {
  shape: 'saw',
  count: 3,
  detune: 16,
  sustain: 0.85,
  decayS: 0.4,
  sweep: 1,
  sweepS: 0.3,
} as const

/** Gains make all of them as loud as one another, of single notes in their own range. */
const pitched: { [Name in PitchedInstrument]: Place } = {
  nylon: place(
    plucked({ ringS: 2.2, bright: 0.35, damping: 0.35, releaseS: 0.25, at: 0.3, body: 0.12 }),
    0.72,
    -0.22,
    0.3,
  ),
  steel: place(
    plucked({ ringS: 3.2, bright: 0.75, damping: 0.22, releaseS: 0.3, at: 0.17 }),
    0.7,
    0.26,
    0.3,
  ),
  guzheng: place(
    plucked({ ringS: 3.4, bright: 0.95, damping: 0.14, releaseS: 1.3, at: 0.11, body: 0.1 }),
    0.675,
    -0.18,
    0.5,
  ),
  harp: place(
    plucked({ ringS: 3, bright: 0.5, damping: 0.3, releaseS: 1.1, at: 0.45 }),
    0.74,
    0.24,
    0.55,
  ),
  overdrive: place(
    plucked({ ringS: 6, bright: 0.8, damping: 0.3, releaseS: 0.12, at: 0.14, drive: 0.75 }),
    0.3,
    0,
    0.18,
    true,
  ),
  muted: place(
    plucked({ ringS: 0.8, bright: 0.7, damping: 0.3, releaseS: 0.08, at: 0.12 }),
    0.9,
    0.3,
    0.2,
  ),
  piano: place(piano, 0.4, -0.08, 0.35),
  epiano: place(epiano, 0.5, 0.16, 0.35),
  bells: place(bells, 0.48, 0.36, 0.6),
  marimba: place(marimba, 0.62, 0.32, 0.4),
  organ: place(
    wind({
      harmonics: [0.5, 0.35, 0.25, 0.2, 0, 0.12, 0, 0.1],
      breath: 0,
      attackS: 0.03,
      vibrato: 0.4,
      level: 0.5,
    }),
    0.4,
    -0.3,
    0.4,
  ),
  pad: place(
    waves({ ...saws, attackS: 0.5, releaseS: 1.1, cutoff: 900, sweep: 1.5, sweepS: 2, level: 0.5 }),
    0.5,
    0,
    0.6,
    true,
  ),
  strings: place(
    waves({
      ...saws,
      detune: 12,
      attackS: 0.14,
      releaseS: 0.45,
      cutoff: 1900,
      vibrato: 0.7,
      level: 0.5,
    }),
    0.49,
    0,
    0.6,
    true,
  ),
  choir: place(
    waves({
      ...saws,
      detune: 20,
      attackS: 0.35,
      releaseS: 0.9,
      cutoff: 1200,
      vibrato: 0.9,
      throat: [620, 1150],
      level: 1.1,
    }),
    0.21,
    0,
    0.75,
    true,
  ),
  brass: place(
    waves({
      ...saws,
      count: 2,
      detune: 8,
      attackS: 0.06,
      releaseS: 0.16,
      cutoff: 1100,
      sweep: 2.4,
      sweepS: 0.25,
      vibrato: 0.5,
      level: 0.55,
    }),
    0.43,
    0.1,
    0.45,
  ),
  flute: place(
    wind({
      harmonics: [0.7, 0.16, 0.08, 0.02],
      breath: 0.22,
      attackS: 0.07,
      vibrato: 1,
      level: 0.75,
    }),
    0.31,
    0.06,
    0.5,
  ),
  whistle: place(
    wind({ harmonics: [0.8, 0.05, 0.03], breath: 0.12, attackS: 0.04, vibrato: 1.2, level: 0.7 }),
    0.29,
    0.1,
    0.5,
  ),
  synth: place(
    waves({
      ...saws,
      count: 2,
      detune: 11,
      attackS: 0.012,
      releaseS: 0.14,
      cutoff: 1700,
      sweep: 2.6,
      sweepS: 0.18,
      sustain: 0.7,
      level: 0.55,
      vibrato: 0.3,
    }),
    0.42,
    0,
    0.35,
  ),
  pulse: place(
    waves({
      ...saws,
      shape: 'square',
      count: 1,
      attackS: 0.006,
      releaseS: 0.1,
      cutoff: 1500,
      sweep: 2.2,
      sweepS: 0.1,
      sustain: 0.55,
      level: 0.5,
    }),
    0.29,
    0.14,
    0.3,
  ),
  upright: place(
    plucked({ ringS: 1.5, bright: 0.16, damping: 0.45, releaseS: 0.09, at: 0.28, body: 0.55 }),
    0.49,
    -0.05,
    0.12,
  ),
  finger: place(
    plucked({ ringS: 2.6, bright: 0.3, damping: 0.4, releaseS: 0.07, at: 0.2, body: 0.45 }),
    0.42,
    0,
    0.06,
  ),
  synthbass: place(
    waves({
      ...saws,
      count: 2,
      detune: 6,
      attackS: 0.005,
      releaseS: 0.06,
      cutoff: 320,
      sweep: 4,
      sweepS: 0.09,
      resonance: 0.35,
      sub: 0.5,
      sustain: 0.75,
      level: 0.55,
    }),
    0.41,
    0,
    0.04,
  ),
  sub: place(subBass, 0.27, 0, 0.03),
}

const drumPlaces: { [Name in DrumName]: readonly [gain: number, pan: number, room: number] } = {
  kick: [0.72, 0, 0.03],
  snare: [0.46, -0.04, 0.22],
  hat: [0.26, 0.28, 0.06],
  openhat: [0.22, 0.28, 0.1],
  ride: [0.26, -0.32, 0.14],
  crash: [0.26, 0.34, 0.3],
  clap: [0.34, 0.05, 0.28],
  shaker: [0.24, -0.3, 0.12],
  brush: [0.36, 0.12, 0.2],
  rim: [0.34, -0.14, 0.25],
  tom: [0.5, 0.2, 0.22],
  taiko: [0.6, 0, 0.4],
}

export const places = {
  ...pitched,
  ...Object.fromEntries(drumNames.map((name) => [name, place(drum(name), ...drumPlaces[name])])),
} as { readonly [Name in Instrument]: Place }
