// Who plays in a song, and what they agreed on.
import { createRandom } from '../../image/craft/random.ts'
import type { Instrument, PitchedInstrument, Style } from '../styles/style.ts'
import { styleOf } from '../styles/styles.ts'
import { type Chord, readProgression } from './harmony.ts'
import type { SongManner } from './plan.ts'
import { isMinor } from './scales.ts'

export type Band = {
  style: Style
  comp: PitchedInstrument
  lead: PitchedInstrument
  bass: PitchedInstrument | undefined
  pad: PitchedInstrument | undefined
  arp: PitchedInstrument | undefined
  verse: readonly Chord[]
  chorus: readonly Chord[]
  /** For intro, bridge and outro. */
  other: readonly Chord[]
  /** How much more, or less, is going on than the style has it. */
  drive: number
}

const drives: { [mood: string]: number } = {
  happy: 0.08,
  calm: -0.25,
  sad: -0.18,
  epic: 0.18,
  dark: 0,
  dreamy: -0.15,
  romantic: -0.1,
  playful: 0.05,
}

export function gatherBand(manner: SongManner): Band {
  const { key, seed, mood } = manner
  const random = createRandom(seed, 'band')
  const style = styleOf(manner.style)
  const any = <One extends Instrument>(of: readonly One[] | undefined): One | undefined =>
    of && of.length > 0 ? random.pick(of) : undefined
  const comp = random.pick(style.comp.instruments)
  const others = style.lead.filter((one) => one !== comp)
  const lead = random.pick(others.length > 0 ? others : style.lead)
  const progressions = isMinor(key.scale) ? style.minor : style.major
  const read = (text: string) => readProgression(text, key, style.colour)
  const verse = random.pick(progressions.verse)
  const rest = progressions.verse.filter((text) => text !== verse)
  return {
    style,
    comp,
    lead,
    bass: any(style.bass?.instruments),
    pad: any(style.pad),
    arp: any(style.arp?.filter((one) => one !== comp)),
    verse: read(verse),
    chorus: read(random.pick(progressions.chorus)),
    other: read(rest.length > 0 ? random.pick(rest) : verse),
    drive: mood === null ? 0 : (drives[mood] ?? 0),
  }
}
