// Writes the notes of a stretch of a song, section by section.
import { createRandom, type Random } from '../../image/craft/random.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { type Band, gatherBand } from './band.ts'
import { layBass } from './bass-line.ts'
import { touchesOf } from './comping.ts'
import { layFill, layGroove } from './drumming.ts'
import { planForm } from './form.ts'
import { type Chord, nearest, type Voicing, voiceChord } from './harmony.ts'
import { inventTheme, layMelody, type Theme } from './melody.ts'
import { createPen, type Pen } from './pen.ts'
import type { SongManner, SongPart } from './plan.ts'
import { tonicPitch } from './scales.ts'
import type { Score, Section, SectionKind } from './score.ts'

export const barSecondsOf = (band: Band, tempo: number): number => (band.style.beats * 60) / tempo

/** The last chord rings so long, in seconds, at least. */
const leastRingS = 1.6

/** Times count from the beginning of the song, whose part this is. */
export function composePart(manner: SongManner, part: SongPart): Score {
  const band = gatherBand(manner)
  const barS = barSecondsOf(band, manner.tempo)
  const bars = Math.max(1, Math.floor((part.seconds - leastRingS) / barS))
  const isGoingOn = part.fromBar > 0
  const sections = planForm(bars, part.sections, isGoingOn)
  const pen = createPen(band, manner.tempo, part.seed, part.fromBar * barS)
  const random = createRandom(part.seed, 'song')
  const themes = new Map<SectionKind, Theme>()
  const hands: Hands = { voicing: undefined, pad: undefined }
  for (const section of sections)
    writeSection({
      manner,
      band,
      section,
      pen,
      random,
      themes,
      hands,
      isLast: section === sections.at(-1),
    })
  writeEnd({ manner, band, pen, bar: bars, ringS: part.seconds - bars * barS, barS, hands })
  return { notes: pen.notes, sections, barS, bars }
}

type Hands = { voicing: Voicing | undefined; pad: Voicing | undefined }

type Work = {
  manner: SongManner
  band: Band
  section: Section
  pen: Pen
  random: Random
  themes: Map<SectionKind, Theme>
  hands: Hands
  isLast: boolean
}

function writeSection(work: Work): void {
  const { band, section } = work
  const plan = arrange(band, section)
  for (let bar = 0; bar < section.bars; bar += 1) writeBar(work, plan, bar)
  if (plan.lead) writeMelody(work, plan)
}

const chordsOf = ({ chords }: Arrangement, bar: number): Chord[] =>
  chords[bar % chords.length] ?? []

function writeBar(work: Work, plan: Arrangement, inSection: number): void {
  const { band, section, random } = work
  const bar = section.startBar + inSection
  const chords = chordsOf(plan, inSection)
  const chord = chords[0]
  if (!chord) return
  writeComp(work, plan, bar, chord)
  if (plan.pad) writePad(work, plan, bar, inSection, chord)
  if (plan.arp) writeArp(work, plan, bar, chord)
  const { style, bass } = band
  if (bass && style.bass && plan.bass && inSection >= plan.bassFrom) {
    const pattern = section.kind === 'chorus' ? style.bass.chorus : style.bass.verse
    const next = chordsOf(plan, inSection + 1)[0] ?? chord
    for (const tone of layBass({ pattern, beats: style.beats, chord, next, random }))
      work.pen.write({
        part: 'bass',
        instrument: bass,
        bar,
        ...tone,
        velocity: tone.velocity * plan.strength,
      })
  }
  writeDrums(work, plan, bar, inSection)
}

function writeComp(
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

function writePad(
  { band, pen, hands, section }: Work,
  plan: Arrangement,
  bar: number,
  inSection: number,
  chord: Chord,
): void {
  const { pad, style } = band
  const before = inSection > 0 ? chordsOf(plan, inSection - 1)[0] : undefined
  // What sounds on is not struck again.
  if (!pad || (before?.root === chord.root && inSection % 2 === 1)) return
  hands.pad = voiceChord(chord, hands.pad, section.kind === 'chorus' ? 66 : 62, 3)
  const isHeld =
    chordsOf(plan, inSection + 1)[0]?.root === chord.root &&
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

function writeArp(
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

function writeDrums(
  { band, pen, section, random, isLast }: Work,
  plan: Arrangement,
  bar: number,
  inSection: number,
): void {
  const { style } = band
  if (!style.drums || !plan.groove || inSection < plan.drumsFrom) return
  const groove = layGroove(plan.groove, { thin: plan.thin })
  const isTurn = inSection === section.bars - 1 && section.bars > 1
  const withFill =
    isTurn && !isLast ? layFill(groove, style.drums.fills, style.beats, random) : groove
  const isArrival =
    section.kind === 'chorus' && inSection === 0 && style.beats === 4 && 'kick' in plan.groove
  if (isArrival)
    pen.write({
      part: 'drums',
      instrument: 'crash',
      bar,
      place: 0,
      length: 16,
      pitch: 60,
      velocity: 0.7 * plan.strength,
    })
  for (const { drum, place, velocity } of withFill) {
    if (place >= style.beats * 4 || (drum === 'crash' && inSection % 4 !== 0)) continue
    pen.write({
      part: 'drums',
      instrument: drum,
      bar,
      place,
      length: 2,
      pitch: 60,
      velocity: velocity * plan.strength,
    })
  }
}

const leadCentres: { [instrument: string]: number } = {
  flute: 77,
  whistle: 79,
  brass: 66,
  strings: 74,
  overdrive: 69,
  bells: 79,
}

function writeMelody(
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

type End = Pick<Work, 'manner' | 'band' | 'pen' | 'hands'> & {
  bar: number
  ringS: number
  barS: number
}

/** The chord of the key, by all, and held. */
function writeEnd({ manner, band, pen, bar, ringS, barS, hands }: End): void {
  const chord = band.verse.flat().find(({ root }) => root === tonicPitch(manner.key.tonic)) ?? {
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
