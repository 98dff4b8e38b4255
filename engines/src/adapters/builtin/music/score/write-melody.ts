import type { Arrangement } from './arrange.ts'
import { inventTheme, layMelody } from './melody.ts'
import type { Work } from './work.ts'

/** Where instruments sound best, as MIDI numbers. */
const leadCentres: { [instrument: string]: number } = {
  flute: 75,
  whistle: 76,
  brass: 66,
  strings: 74,
  overdrive: 69,
  bells: 76,
}

export function writeMelody(
  { manner, band, section, pen, random, themes }: Work,
  plan: Arrangement,
): void {
  const { style, lead } = band
  const known = themes.get(section.kind)
  const busy = style.busy * (section.kind === 'bridge' ? 0.7 : 1)
  const theme = known ?? inventTheme(random, style.beats, busy, section.bars >= 8 ? 2 : 1)
  themes.set(section.kind, theme)
  const centre = (leadCentres[lead] ?? 73) + (section.kind === 'chorus' ? 3 : -2)
  const tones = layMelody(
    theme,
    {
      key: manner.key,
      fiveTones: style.fiveTones ?? false,
      beats: style.beats,
      chords: plan.chords,
      bars: section.bars,
      centre,
      turn: section.turn,
    },
    random,
  )
  for (const { bar, place, length, pitch, isStrong } of tones) {
    const velocity = (isStrong ? 0.85 : 0.7) * plan.strength
    const common = { bar: section.startBar + bar, place, length: length * 0.95 }
    pen.write({ part: 'lead', instrument: lead, ...common, pitch, velocity })
    if (plan.echo && lead !== 'piano')
      pen.write({
        part: 'echo',
        instrument: 'strings',
        ...common,
        pitch: pitch - 12,
        velocity: velocity * 0.55,
      })
  }
}
