// What those who write a section hand to one another.
import type { Random } from '../../image/craft/random.ts'
import type { Arrangement } from './arrange.ts'
import type { Band } from './band.ts'
import type { Chord, Voicing } from './harmony.ts'
import type { Theme } from './melody.ts'
import type { Pen } from './pen.ts'
import type { SongManner } from './plan.ts'
import type { Section, SectionKind } from './score.ts'

/** Where the hands were last. */
export type Hands = { voicing: Voicing | undefined; pad: Voicing | undefined }

export type Work = {
  manner: SongManner
  band: Band
  section: Section
  pen: Pen
  random: Random
  themes: Map<SectionKind, Theme>
  hands: Hands
  isLast: boolean
}

/** Of a bar of the section. */
export const chordOf = ({ chords }: Arrangement, bar: number): Chord | undefined =>
  chords[bar % chords.length]
