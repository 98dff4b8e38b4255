// Melodies of phrases that come back: A, A again and a little other, B, A to its end.
import type { Random } from '../../image/craft/random.ts'
import type { Chord } from './harmony.ts'
import { fiveTones, type Key, stepsOf, tonicPitch } from './scales.ts'

/** A tone of a phrase before it is fitted to chords: steps of the scale from where the phrase begins. */
type Move = { place: number; length: number; step: number }
type Phrase = { bars: number; moves: readonly Move[] }

export type Tone = { bar: number; place: number; length: number; pitch: number; isStrong: boolean }

export type Theme = { a: Phrase; b: Phrase }

const rhythms: { [beats: number]: readonly (readonly number[])[] } = {
  // From few tones to many.
  4: [
    [0],
    [0, 8],
    [0, 12],
    [4, 8],
    [0, 6, 8],
    [0, 4, 8],
    [0, 6, 12],
    [0, 4, 6, 8],
    [0, 6, 8, 12],
    [2, 4, 6, 8],
    [0, 4, 8, 12],
    [0, 3, 6, 8, 12],
    [0, 4, 6, 8, 12],
    [2, 4, 6, 8, 12, 14],
    [0, 2, 4, 8, 10, 12],
    [0, 2, 4, 6, 8, 10, 12],
    [0, 3, 4, 6, 8, 11, 12, 14],
  ],
  3: [
    [0],
    [0, 8],
    [0, 6],
    [0, 4],
    [0, 4, 8],
    [0, 6, 8],
    [0, 2, 4, 8],
    [0, 4, 6, 8],
    [0, 2, 4, 6, 8],
  ],
}

/** `busy` from 0 to 1; phrases are two bars long where `phraseBars` says so. */
export function inventTheme(
  random: Random,
  beats: number,
  busy: number,
  phraseBars: number,
): Theme {
  const a = inventPhrase(random, beats, busy, phraseBars, random.pick([0, 0, 1, 2]))
  const b = inventPhrase(
    random,
    beats,
    busy * random.range(0.8, 1.25),
    phraseBars,
    random.pick([2, 3, 4]),
  )
  return { a, b }
}

function inventPhrase(
  random: Random,
  beats: number,
  busy: number,
  bars: number,
  start: number,
): Phrase {
  const places = beats * 4
  const moves: Move[] = []
  let step = start
  let leapt = 0
  const isRising = random.chance(0.6)
  for (let bar = 0; bar < bars; bar += 1) {
    // A phrase breathes at its end.
    const rhythm = pickRhythm(random, beats, bar === bars - 1 && bars > 1 ? busy * 0.45 : busy)
    rhythm.forEach((place, at) => {
      const length = (rhythm[at + 1] ?? places) - place
      moves.push({ place: bar * places + place, length, step })
      // After a leap one step back.
      const turn = leapt === 0 ? 0 : -Math.sign(leapt)
      const drift = isRising === moves.length < 4 ? 1 : -1
      const by = turn || (random.chance(0.62) ? drift : random.pick([-2, -1, 0, 1, 2, 3]))
      leapt = Math.abs(by) > 1 ? by : 0
      step = Math.max(-3, Math.min(8, step + by))
    })
  }
  return { bars, moves }
}

function pickRhythm(random: Random, beats: number, busy: number): readonly number[] {
  const known = rhythms[beats] ?? []
  const centre = Math.min(1, Math.max(0, busy)) * (known.length - 1)
  const at = Math.round(centre + random.around() * 3)
  return known[Math.max(0, Math.min(known.length - 1, at))] ?? [0]
}

export type MelodyFrame = {
  key: Key
  fiveTones: boolean
  beats: number
  /** A bar each, round and round. */
  chords: readonly Chord[]
  bars: number
  /** The MIDI number about which it moves. */
  centre: number
  /** Sections that come again are played with small changes. */
  turn: number
}

/** The theme over the chords of a section. */
export function layMelody(theme: Theme, frame: MelodyFrame, random: Random): Tone[] {
  const order = [theme.a, theme.a, theme.b, theme.a]
  const tones: Tone[] = []
  for (let bar = 0, nth = 0; bar < frame.bars; nth += 1) {
    const phrase = order[nth % order.length] ?? theme.a
    const shift = nth % 4 === 1 ? random.pick([-1, 0, 1]) : 0
    const isLast = bar + phrase.bars >= frame.bars
    tones.push(...layPhrase(phrase, { ...frame, bar, shift, isLast }, random))
    bar += phrase.bars
  }
  return tones
}

/** `shift` in steps of the scale. */
type PhraseFrame = MelodyFrame & { bar: number; shift: number; isLast: boolean }

function layPhrase(phrase: Phrase, frame: PhraseFrame, random: Random): Tone[] {
  const ladder = climb(frame)
  const home = nearestRung(ladder, frame.centre, () => true)
  const tonic = tonicPitch(frame.key.tonic)
  const places = frame.beats * 4
  const tones: Tone[] = []
  let before: { step: number; pitch: number } | undefined
  phrase.moves.forEach((move, at) => {
    const bar = frame.bar + Math.floor(move.place / places)
    const place = move.place % places
    const chord = frame.chords[bar % frame.chords.length]
    if (bar >= frame.bars || !chord) return
    const isStrong = place % 8 === 0 || move.length >= 4
    const isEnd = frame.isLast && at === phrase.moves.length - 1
    const target = rungAt(ladder, home + move.step + frame.shift)
    const chordTones = chord.tones.slice(0, 3)
    const rest = isEnd ? [tonic, ...chordTones] : chordTones
    // Where the phrase moves on, the melody does not stay.
    const stays = before !== undefined && before.step !== move.step ? before.pitch : undefined
    const fits = (pitch: number) => rest.includes(pitch % 12) && pitch !== stays
    const pitch = isStrong || isEnd ? rungAt(ladder, nearestRung(ladder, target, fits)) : target
    before = { step: move.step, pitch }
    // When it comes again a passing tone may be missing, or a long one turn to its neighbour.
    if (!isStrong && frame.turn > 0 && random.chance(0.12)) return
    const turns = frame.turn > 0 && !isEnd && move.length >= 8 && random.chance(0.4)
    const length = isEnd ? places - place : turns ? 4 : move.length
    tones.push({ bar, place, length, pitch: lead(pitch, chord, tonic), isStrong })
    if (!turns) return
    const next = lead(rungAt(ladder, ladder.indexOf(pitch) + random.pick([-1, 1])), chord, tonic)
    tones.push({ bar, place: place + 4, length: move.length - 4, pitch: next, isStrong: false })
  })
  return tones
}

const rungAt = (ladder: readonly number[], at: number): number =>
  ladder[Math.max(0, Math.min(ladder.length - 1, at))] ?? 72

/** All pitches that a melody may use, from low to high: an octave up and down. */
function climb({ key, centre, fiveTones: isFive }: MelodyFrame): number[] {
  const steps = stepsOf(key.scale)
  const used = isFive ? fiveTones(key.scale).map((step) => steps[step] ?? 0) : steps
  const tonic = tonicPitch(key.tonic)
  const ladder: number[] = []
  for (let octave = 3; octave < 8; octave += 1)
    for (const step of used) {
      const pitch = octave * 12 + tonic + step
      if (Math.abs(pitch - centre) <= 12) ladder.push(pitch)
    }
  return ladder
}

function nearestRung(
  ladder: readonly number[],
  near: number,
  fits: (pitch: number) => boolean,
): number {
  let best = -1
  ladder.forEach((pitch, at) => {
    if (!fits(pitch)) return
    if (best < 0 || Math.abs(pitch - near) < Math.abs((ladder[best] ?? 0) - near)) best = at
  })
  return Math.max(0, best)
}

/** Over a chord with a leading tone the minor seventh gives way to it. */
function lead(pitch: number, chord: Chord, tonic: number): number {
  const seventh = (tonic + 10) % 12
  const leading = (tonic + 11) % 12
  return pitch % 12 === seventh && chord.tones.includes(leading) ? pitch + 1 : pitch
}
