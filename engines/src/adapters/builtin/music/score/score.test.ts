import { describe, expect, it } from 'vitest'
import { styleNames, styleOf } from '../styles/styles.ts'
import { readRequest } from '../words/read-request.ts'
import { barToGoOnFrom, composeSong } from './compose-song.ts'
import { planForm } from './form.ts'
import { readProgression, voiceChord } from './harmony.ts'
import { moods, type SongPlan } from './plan.ts'
import { isMinor, stepsOf, tonicPitch } from './scales.ts'

const blank = { style: '', idea: '', mood: 'auto', key: 'auto', scale: 'auto', tempo: 0, seed: 1 }
const manner = (more: Partial<typeof blank>) => readRequest({ ...blank, ...more })
const plan = (more: Partial<typeof blank>, seconds = 40): SongPlan => ({
  ...manner(more),
  parts: [{ seed: more.seed ?? 1, seconds, fromBar: 0, sections: [] }],
})
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

describe('what words make of a song', () => {
  it.each([
    ['lo-fi study beats', 'lofi'],
    ['低保真', 'lofi'],
    ['爵士', 'jazz'],
    ['流行 抒情', 'pop'],
    ['古风 仙侠', 'chinese'],
    ['Hip-Hop', 'hiphop'],
    ['说唱', 'hiphop'],
    ['圆舞曲', 'waltz'],
    ['bossa nova', 'bossa'],
    ['电影配乐', 'cinematic'],
    ['acoustic guitar', 'folk'],
    ['民谣吉他', 'folk'],
    ['鋼琴', 'classical'],
    ['deep house', 'house'],
    ['氛围', 'ambient'],
    ['hard rock', 'rock'],
  ])('%s is %s', (style, name) => {
    for (const seed of seeds) expect(manner({ style, seed }).style).toBe(name)
  })

  it('takes a style by chance, the same for the same seed, where it understands none', () => {
    const found = seeds.map((seed) => manner({ style: 'qwrtz', seed }).style)
    expect(new Set(found).size).toBeGreaterThan(2)
    expect(seeds.map((seed) => manner({ style: 'qwrtz', seed }).style)).toEqual(found)
  })

  it('is major when happy and minor when sad, and slower', () => {
    for (const seed of seeds) {
      const happy = manner({ style: 'pop', mood: 'happy', seed })
      const sad = manner({ style: 'pop', idea: '失恋的夜晚', seed })
      expect(isMinor(happy.key.scale)).toBe(false)
      expect(sad.mood).toBe('sad')
      expect(isMinor(sad.key.scale)).toBe(true)
      expect(sad.tempo).toBeLessThan(happy.tempo)
    }
  })

  it('does as it is told about key, scale and tempo', () => {
    const wanted = manner({ key: 'Eb', scale: 'dorian', tempo: 133, mood: 'happy' })
    expect(wanted).toMatchObject({ key: { tonic: 'Eb', scale: 'dorian' }, tempo: 133 })
    expect(manner({ tempo: 3 }).tempo).toBe(50)
  })
})

/** How long each pitch class sounds, drums aside. */
function pitchClasses(song: SongPlan): number[] {
  const classes = new Array<number>(12).fill(0)
  for (const { part, pitch, lengthS } of composeSong(song).notes)
    if (part !== 'drums') classes[pitch % 12] = (classes[pitch % 12] ?? 0) + lengthS
  return classes
}

describe('a score', () => {
  it.each(['pop', 'chinese', 'classical', 'jazz'])('keeps to its key: %s', (style) => {
    for (const mood of ['happy', 'sad']) {
      const song = plan({ style: style === 'chinese' ? '古风' : style, mood, seed: 3 })
      const classes = pitchClasses(song)
      const tonic = tonicPitch(song.key.tonic)
      const own = new Set(stepsOf(song.key.scale).map((step) => (step + tonic) % 12))
      const total = classes.reduce((sum, each) => sum + each, 0)
      const inside = classes.reduce((sum, each, at) => sum + (own.has(at) ? each : 0), 0)
      expect(inside / total).toBeGreaterThan(0.88)
      const third = (from: number) => classes[(tonic + from) % 12] ?? 0
      if (mood === 'happy') expect(third(4)).toBeGreaterThan(third(3) * 3)
      else expect(third(3)).toBeGreaterThan(third(4) * 3)
    }
  })

  it('is the same for the same seed, and another for another', () => {
    expect(composeSong(plan({ style: 'pop' }))).toEqual(composeSong(plan({ style: 'pop' })))
    expect(composeSong(plan({ style: 'pop', seed: 2 })).notes).not.toEqual(
      composeSong(plan({ style: 'pop' })).notes,
    )
  })

  it('is another band in every style', () => {
    const bands = styleNames.map((style) => {
      const { notes } = composeSong({ ...plan({ style: 'pop' }), style })
      return [...new Set(notes.map(({ part, instrument }) => `${part} ${instrument}`))]
        .sort()
        .join()
    })
    expect(new Set(bands).size).toBe(styleNames.length)
  })

  it.each(styleNames)('begins and ends in time, and has a melody: %s', (style) => {
    for (const mood of [null, ...moods])
      for (const seconds of [10, 47, 240]) {
        const { tempo } = styleOf(style)
        const song: SongPlan = { ...plan({ seed: 5 }, seconds), style, mood, tempo: tempo[0] }
        const { notes, sections, barS } = composeSong(song)
        expect(Math.min(...notes.map(({ startS }) => startS))).toBeLessThan(barS)
        expect(Math.max(...notes.map(({ startS }) => startS))).toBeLessThan(seconds)
        expect(notes.some(({ part }) => part === 'lead')).toBe(true)
        expect(notes.every(({ velocity }) => velocity > 0 && velocity <= 1)).toBe(true)
        expect(notes.every(({ pitch }) => pitch >= 24 && pitch <= 108)).toBe(true)
        sections.forEach((section, at) => {
          const before = sections[at - 1]
          expect(section.startBar).toBe(before ? before.startBar + before.bars : 0)
        })
      }
  })

  it('brings its melody back', () => {
    const { notes, sections, barS } = composeSong(plan({ style: 'pop', tempo: 120 }, 80))
    const verse = sections.find(({ kind }) => kind === 'verse')
    expect(verse?.bars).toBeGreaterThanOrEqual(8)
    const rhythm = (bar: number) =>
      notes
        .filter(({ part, startS }) => part === 'lead' && Math.floor(startS / barS + 0.05) === bar)
        .map(({ startS }) => Math.round((startS / barS) * 16) % 16)
    const start = verse?.startBar ?? 0
    expect(rhythm(start + 2)).toEqual(rhythm(start))
    expect(rhythm(start).length).toBeGreaterThan(0)
  })

  it('moves its chords by small steps', () => {
    const chords = readProgression('1 5 6 4 2 5 1', { tonic: 'C', scale: 'major' }, 'triad')
    let hand: readonly number[] | undefined
    for (const chord of chords) {
      const next = voiceChord(chord, hand, 60, 4)
      expect(next.map((pitch) => pitch % 12).every((tone) => chord.tones.includes(tone))).toBe(true)
      const moved = next.map((pitch, at) => Math.abs(pitch - (hand?.[at] ?? pitch)))
      expect(Math.max(...moved)).toBeLessThanOrEqual(5)
      hand = next
    }
  })

  it('has a form for every length, and the sections that lyrics ask for', () => {
    for (let bars = 1; bars < 200; bars += 1) {
      const sections = planForm(bars, [])
      expect(sections.reduce((sum, section) => sum + section.bars, 0)).toBe(bars)
    }
    const kinds = planForm(64, ['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus']).map(
      ({ kind }) => kind,
    )
    expect(kinds.join(' ')).toContain('intro verse chorus verse chorus bridge chorus')
    expect(kinds.at(-1)).toBe('outro')
  })
})

describe('a song that is gone on with', () => {
  it('keeps its key, tempo and band, and what was before', () => {
    const first = plan({ style: 'pop', tempo: 120 }, 24)
    const fromBar = barToGoOnFrom(first, 16.2)
    expect(fromBar).toBe(8)
    const part = { seed: 9, seconds: 20, fromBar, sections: [] }
    const whole = composeSong({ ...first, parts: [...first.parts, part] })
    const before = composeSong(first)
    expect(whole.seconds).toBeCloseTo(36, 0)
    const upTo = (notes: typeof whole.notes) => notes.filter(({ startS }) => startS < 15.9)
    expect(upTo(whole.notes)).toEqual(upTo(before.notes))
    const band = new Set(before.notes.map(({ instrument }) => instrument))
    const leads = whole.notes.filter(({ part: of, startS }) => of === 'lead' && startS > 16)
    expect(leads.length).toBeGreaterThan(0)
    expect(leads.every(({ instrument }) => band.has(instrument))).toBe(true)
    expect(barToGoOnFrom(first, undefined)).toBe(Math.floor((24 - 1.6) / 2))
  })
})
