import { nearest, voiceChord } from './harmony.ts'
import { tonicPitch } from './scales.ts'
import type { Work } from './work.ts'

type End = Pick<Work, 'manner' | 'band' | 'pen' | 'hands'> & {
  bar: number
  ringS: number
  barS: number
}

/** The chord of the key, by all, and held. */
export function writeEnd({ manner, band, pen, bar, ringS, barS, hands }: End): void {
  const chord = band.verse.find(({ root }) => root === tonicPitch(manner.key.tonic)) ?? {
    root: tonicPitch(manner.key.tonic),
    tones: [0, 7].map((tone) => (tone + tonicPitch(manner.key.tonic)) % 12),
  }
  const length = (ringS / barS) * band.style.beats * 4
  const held = { bar, place: 0, length }
  const isPower = band.comp === 'overdrive'
  voiceChord(chord, hands.voicing, isPower ? 50 : 60, 4).forEach((pitch, at) => {
    pen.write({
      part: 'comp',
      instrument: isPower ? 'steel' : band.comp,
      ...held,
      pitch,
      velocity: 0.7,
      delayS: at * 0.03,
    })
  })
  const root = nearest(chord.root, 40)
  if (band.bass)
    pen.write({ part: 'bass', instrument: band.bass, ...held, pitch: root, velocity: 0.75 })
  if (band.pad)
    for (const pitch of voiceChord(chord, hands.pad, 62, 3))
      pen.write({ part: 'pad', instrument: band.pad, ...held, pitch, velocity: 0.5 })
  if (band.style.drums && 'kick' in (band.style.drums.chorus[0] ?? {}))
    pen.write({ part: 'drums', instrument: 'kick', ...held, pitch: 60, velocity: 0.8 })
}
