// The chords of a bar: struck or plucked, held, and broken.
import type { Arrangement } from './arrange.ts'
import { touchesOf } from './comping.ts'
import { type Chord, nearest, voiceChord } from './harmony.ts'
import { chordOf, type Work } from './work.ts'

export function writeComp(
  { band, pen, hands, section }: Work,
  plan: Arrangement,
  bar: number,
  chord: Chord,
): void {
  const { comp: instrument, style } = band
  const isPower = instrument === 'overdrive'
  const centre = isPower ? 47 : style.fiveTones ? 64 : 60
  const root = nearest(chord.root, 43)
  hands.voicing = isPower
    ? [root, root + 7, root + 12]
    : voiceChord(chord, hands.voicing, centre, 4)
  const pattern =
    section.energy > 0.3 || plan.comp === 'pluck'
      ? plan.comp
      : plan.comp === 'eighths'
        ? 'pulse'
        : plan.comp
  const low = nearest(chord.root, centre - 10)
  const ladder = [low, ...hands.voicing]
  for (const { place, length, velocity, tones, strum } of touchesOf(pattern, style.beats)) {
    const pitches =
      typeof tones === 'number'
        ? [ladder[tones % ladder.length] ?? low]
        : tones === 'upper'
          ? hands.voicing.slice(-3)
          : hands.voicing
    const order = strum === 'up' ? [...pitches].reverse() : pitches
    order.forEach((pitch, at) => {
      const delayS = at * (strum ? 0.014 : 0.002)
      pen.write({
        part: 'comp',
        instrument,
        bar,
        place,
        length,
        pitch,
        velocity: velocity * plan.strength,
        delayS,
      })
    })
  }
}

export function writePad(
  { band, pen, hands, section }: Work,
  plan: Arrangement,
  bar: number,
  inSection: number,
  chord: Chord,
): void {
  const { pad, style } = band
  const before = inSection > 0 ? chordOf(plan, inSection - 1) : undefined
  // What sounds on is not struck again.
  if (!pad || (before?.root === chord.root && inSection % 2 === 1)) return
  hands.pad = voiceChord(chord, hands.pad, section.kind === 'chorus' ? 66 : 62, 3)
  const isHeld =
    chordOf(plan, inSection + 1)?.root === chord.root &&
    inSection + 1 < section.bars &&
    inSection % 2 === 0
  const length = style.beats * 4 * (isHeld ? 2 : 1)
  for (const pitch of hands.pad)
    pen.write({
      part: 'pad',
      instrument: pad,
      bar,
      place: 0,
      length,
      pitch,
      velocity: 0.6 * plan.strength,
    })
}

export function writeArp(
  { band, pen, section }: Work,
  plan: Arrangement,
  bar: number,
  chord: Chord,
): void {
  const { arp, style } = band
  if (!arp) return
  const tones = chord.tones.slice(0, 3).map((tone) => nearest(tone, 76))
  const order = [...tones].sort((a, b) => a - b)
  const gap = section.kind === 'chorus' && style.busy > 0.5 ? 1 : 2
  const up = [...order, (order[0] ?? 72) + 12, ...[...order].reverse().slice(0, 2)]
  for (let place = 0; place < style.beats * 4; place += gap) {
    const pitch = up[(place / gap) % up.length] ?? 72
    pen.write({
      part: 'arp',
      instrument: arp,
      bar,
      place,
      length: gap * 1.4,
      pitch,
      velocity: (place % 4 ? 0.42 : 0.55) * plan.strength,
    })
  }
}
