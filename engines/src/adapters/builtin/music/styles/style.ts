// What makes a style: everything that the composer asks of it. Rhythms are written in sixteenths: a bar of four beats has 16 places.

export const pitchedInstruments = [
  ...(['nylon', 'steel', 'guzheng', 'harp', 'overdrive', 'muted'] as const),
  ...(['piano', 'epiano', 'bells', 'organ', 'marimba'] as const),
  ...(['pad', 'strings', 'choir', 'brass'] as const),
  ...(['flute', 'synth', 'pulse', 'whistle'] as const),
  ...(['upright', 'finger', 'synthbass', 'sub'] as const),
] as const
export const drumNames = [
  'kick',
  'snare',
  'hat',
  'openhat',
  'ride',
  'clap',
  'shaker',
  'rim',
  'tom',
  'crash',
  'brush',
  'taiko',
] as const

export type DrumName = (typeof drumNames)[number]
export type PitchedInstrument = (typeof pitchedInstruments)[number]
export type Instrument = PitchedInstrument | DrumName

/** Hits by place: `X` strong, `x` normal, `o` soft, anything else none. */
export type Groove = { readonly [drum in DrumName]?: string }

/**
 * How chords are played: `block` held, `pulse` on every beat, `eighths`, `offbeat`, `arp` up and down in eighths, `roll` in sixteenths,
 * `strum` as a guitar, `bossa`, `waltz` on two and three, `charleston`, `chops` short on two and four, `broken` bass and chord in turn,
 * `pluck` now and then.
 */
export type CompPattern =
  | 'block'
  | 'pulse'
  | 'eighths'
  | 'offbeat'
  | 'arp'
  | 'roll'
  | 'strum'
  | 'bossa'
  | 'waltz'
  | 'charleston'
  | 'chops'
  | 'broken'
  | 'pluck'

export type BassPattern =
  | 'roots'
  | 'eighths'
  | 'walk'
  | 'offbeat'
  | 'bossa'
  | 'waltz'
  | 'syncopated'
  | 'held'
  | 'eight-o-eight'

export type Style = {
  /** Beats a minute, least and most. */
  tempo: readonly [number, number]
  beats: 3 | 4
  /** How late every second sixteenth or eighth is, as a share of it. */
  swing: { share: number; of: 'eighths' | 'sixteenths' }
  colour: 'triad' | 'seventh' | 'ninth' | 'open'
  /** Degrees a bar, four or eight of them; see `readProgression`. */
  major: { verse: readonly string[]; chorus: readonly string[] }
  minor: { verse: readonly string[]; chorus: readonly string[] }
  comp: { instruments: readonly PitchedInstrument[]; verse: CompPattern; chorus: CompPattern }
  pad?: readonly PitchedInstrument[]
  /** Broken chords above, in the fuller sections. */
  arp?: readonly PitchedInstrument[]
  lead: readonly PitchedInstrument[]
  bass?: { instruments: readonly PitchedInstrument[]; verse: BassPattern; chorus: BassPattern }
  drums?: { verse: readonly Groove[]; chorus: readonly Groove[]; fills: readonly DrumName[] }
  /** Melodies of five tones. */
  fiveTones?: boolean
  /** Melody rhythms by how busy they are, 0 to 1. */
  busy: number
  /** How far players are from the beat, in milliseconds. */
  looseMs: number
  /** How much room is heard, 0 to 1. */
  room: number
  /** What its moods lean to when none is said. */
  leaning: 'major' | 'minor' | 'either'
  /** Soft background crackle of an old record. */
  crackle?: boolean
}
