import { readParams } from '@atelier/contract/model-declaration'
import { MPEGDecoder } from 'mpg123-decoder'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { measureLoudness } from '../../../audio/loudness.ts'
import type { MusicOutcome, MusicRequest } from '../../../kinds/music.ts'
import type { Ticket } from '../../../kinds/work.ts'
import { failureOf } from '../../../testing/image-bench.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { createSongPool } from './making/song-pool.ts'
import { createBuiltinMusic } from './music.ts'
import { composerDeclaration, composerModel } from './music-models.ts'

// Playing takes as long as the machine takes.
vi.setConfig({ testTimeout: 120_000 })

const pool = createSongPool()
const engine = createBuiltinMusic({ pool })
const io = createTestIo()
afterAll(async () => {
  await pool.close()
  await io.close()
})

const wish: MusicRequest = {
  key: 'wish-1',
  model: composerModel,
  task: 'compose',
  prompt: '',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
}

type Made = { outcome: MusicOutcome; ticket: Ticket | undefined; progress: number[] }

/** With params as a caller would check them. */
async function make(more: Partial<MusicRequest> = {}): Promise<Made> {
  const request = { ...wish, ...more }
  const read = readParams(composerDeclaration, request.task, request.params)
  if ('problems' in read) return expect.fail(JSON.stringify(read.problems))
  const progress: number[] = []
  const answer = await engine.submit(
    { ...request, params: read.params },
    { ...io, progress: (percent) => progress.push(percent) },
  )
  if (!('outcome' in answer)) return expect.fail('it was not made at once')
  return { outcome: answer.outcome, ticket: answer.ticket, progress }
}

const songIn = ({ songs }: MusicOutcome, at = 0) => songs[at] ?? expect.fail('there is no song')

function bytes(outcome: MusicOutcome, at = 0): Uint8Array {
  const { audio } = songIn(outcome, at)
  return 'data' in audio ? audio.data : expect.fail('there are no bytes')
}

async function decode(file: Uint8Array) {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(file)
  decoder.free()
  const [left, right] = channelData
  if (!left || !right) return expect.fail('it is not stereo')
  return { left, right, sampleRate, errors, seconds: left.length / sampleRate }
}

const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** How loud each stretch is, as mean squares. */
function powers(samples: Float32Array, frames: number): number[] {
  return Array.from({ length: Math.floor(samples.length / frames) }, (_, at) => {
    const piece = samples.subarray(at * frames, (at + 1) * frames)
    return piece.reduce((sum, sample) => sum + sample * sample, 0) / frames
  })
}

/** An MP3 encoder and decoder together put about 50 ms before and after. */
const paddingS = 0.12

describe('a song', () => {
  const asked = { prompt: 'A walk by the sea', params: { style: 'pop', seconds: 20, seed: 7 } }
  const first = make(asked)

  it('is stereo MP3 of the length that was asked for, as loud as songs are, and does not clip', async () => {
    const { outcome, progress } = await first
    const { left, right, sampleRate, seconds, errors } = await decode(bytes(outcome))
    expect(errors).toEqual([])
    expect(sampleRate).toBe(44_100)
    expect(Math.abs(seconds - 20)).toBeLessThan(0.1 + paddingS)
    expect(songIn(outcome).seconds).toBeCloseTo(20, 1)
    expect(Math.abs(measureLoudness([left, right], sampleRate) + 14)).toBeLessThan(1)
    expect(Math.max(peakOf(left), peakOf(right))).toBeLessThan(1)
    const flat = left.findIndex(
      (sample, at) => Math.abs(sample) > 0.5 && sample === left[at + 1] && sample === left[at + 2],
    )
    expect(flat).toBe(-1)
    // Never silent for two seconds, and not the same left and right.
    expect(Math.min(...powers(left, 2 * sampleRate).slice(0, -1))).toBeGreaterThan(1e-5)
    const sides = left.map((sample, at) => sample - (right[at] ?? 0))
    expect(Math.max(...powers(sides, sampleRate))).toBeGreaterThan(1e-4)
    expect(progress.at(-1)).toBe(100)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
  })

  it('says what it is', async () => {
    const { outcome } = await first
    expect(songIn(outcome).title).toBe('Walk by the sea')
    expect(songIn(outcome).style).toMatch(/^pop, \d+ BPM, [A-G]b?♭? \w+$/)
    expect(songIn(outcome)).not.toHaveProperty('lyrics')
    expect(outcome.seed).toBe(7)
  })

  it('is the same bytes from its ticket, once that was JSON', async () => {
    const { outcome, ticket } = await first
    const standing = await engine.check(JSON.parse(JSON.stringify(ticket)), io)
    if (standing.state !== 'done') return expect.fail(standing.state)
    expect(bytes(standing.outcome)).toEqual(bytes(outcome))
    expect(songIn(standing.outcome).title).toBe('Walk by the sea')
  })

  it('is other bytes for another seed', async () => {
    const other = await make({ ...asked, params: { ...asked.params, seconds: 10, seed: 8 } })
    const same = await make({ ...asked, params: { ...asked.params, seconds: 10 } })
    expect(bytes(other.outcome)).not.toEqual(bytes(same.outcome))
  })
})

it.each([
  ['jazz', 90],
  ['house', 126],
])('is as fast as it was asked to be: %s at %i', async (style, tempo) => {
  const { outcome } = await make({ params: { style, tempo, seconds: 24, seed: 3 } })
  const { left, sampleRate } = await decode(bytes(outcome))
  const hop = 256
  const energy = powers(left, hop).map((power) => Math.log(power + 1e-6))
  const onsets = energy.map((now, at) => Math.max(0, now - (energy[at - 1] ?? now)))
  const mean = onsets.reduce((sum, each) => sum + each, 0) / onsets.length
  const centred = onsets.map((each) => each - mean)
  const alike = (beatS: number) => {
    const lag = (beatS * sampleRate) / hop
    const [low, share] = [Math.floor(lag), lag % 1]
    return centred.reduce(
      (sum, each, at) =>
        sum +
        each * ((centred[at + low] ?? 0) * (1 - share) + (centred[at + low + 1] ?? 0) * share),
      0,
    )
  }
  // Four beats later it is like now; at tempos near by it is not.
  const at = (bpm: number) => alike(240 / bpm)
  const candidates = Array.from({ length: 61 }, (_, nth) => tempo * (0.85 + nth * 0.005))
  const best = candidates.reduce((one, other) => (at(other) > at(one) ? other : one))
  expect(Math.abs(best - tempo) / tempo).toBeLessThan(0.02)
})

it('makes two takes of a wish that are not the same', async () => {
  const { outcome, ticket } = await make({ count: 2, params: { style: 'ambient', seconds: 10 } })
  expect(outcome.songs).toHaveLength(2)
  expect(bytes(outcome, 0)).not.toEqual(bytes(outcome, 1))
  for (const at of [0, 1]) {
    const { left, right, sampleRate } = await decode(bytes(outcome, at))
    expect(Math.abs(measureLoudness([left, right], sampleRate) + 14)).toBeLessThan(1)
  }
  expect((ticket as { songs: unknown[] }).songs).toHaveLength(2)
})

describe('lyrics of a song', () => {
  const lyrics = '[Verse]\nOne line\nTwo lines\n\n[Chorus]\nSing it\nSing it again\n'

  it('stay with it and are timed to its bars, in order and within it', async () => {
    const { outcome } = await make({ params: { lyrics, tempo: 120, seconds: 24, style: 'rock' } })
    const { timed = [], ...song } = songIn(outcome)
    expect(song.lyrics).toBe(lyrics.trim())
    expect(timed.map(({ text }) => text)).toEqual([
      'One line',
      'Two lines',
      'Sing it',
      'Sing it again',
    ])
    timed.forEach(({ startS, endS }, at) => {
      expect(startS % 2).toBeCloseTo(0, 6)
      expect(endS).toBeGreaterThan(startS)
      expect(startS).toBeGreaterThanOrEqual(timed[at - 1]?.endS ?? 0)
      expect(endS).toBeLessThanOrEqual(24)
    })
  })

  it.each([
    ['many odd signs', '🎵\u202E‏שלום عالم \u0000 𝕏\n'.repeat(190).slice(0, 5000)],
    ['one endless line', 'あ'.repeat(5000)],
    ['nothing but labels', '[Verse]\n[Chorus]\n'.repeat(250)],
    ['a label for every line', '[Chorus]\nla\n'.repeat(400)],
  ])('may be anything: %s', async (_name, odd) => {
    const { outcome } = await make({ prompt: '🎹\u202E', params: { lyrics: odd, seconds: 10 } })
    const { timed = [], seconds = 0, title = '' } = songIn(outcome)
    expect(timed.every(({ startS, endS }) => startS >= 0 && endS <= seconds)).toBe(true)
    expect(title.length).toBeGreaterThan(0)
    expect(title.length).toBeLessThanOrEqual(120)
  })

  it('are left out where it is to be without words', async () => {
    const { outcome } = await make({ params: { lyrics, instrumental: true, seconds: 10 } })
    expect(songIn(outcome)).not.toHaveProperty('lyrics')
  })
})

describe('going on from a song', () => {
  const params = { style: 'pop', tempo: 120, seconds: 14, lyrics: '[Verse]\nFirst' }
  const begun = make({ params })
  const parentOf = ({ ticket }: Made) => ({
    ticket: JSON.parse(JSON.stringify(ticket ?? expect.fail('there is no ticket'))) as Ticket,
    index: 0,
  })
  const goneOn = begun.then((made) =>
    make({
      task: 'continue',
      key: 'wish-2',
      parent: parentOf(made),
      params: { from: 8.1, seconds: 12, lyrics: '[Chorus]\nSecond' },
    }),
  )

  it('joins where it was, and keeps key, tempo and tags', async () => {
    const [one, two] = [await begun, await goneOn]
    expect(songIn(two.outcome).style).toBe(songIn(one.outcome).style)
    expect(Math.abs((songIn(two.outcome).seconds ?? 0) - 12)).toBeLessThan(0.1)
    expect(songIn(two.outcome).lyrics).toBe('[Chorus]\nSecond')
    expect(songIn(two.outcome).timed?.[0]?.startS).toBeLessThan(12)
  })

  it('becomes a whole song, as long as both, in which nothing clicks', async () => {
    const two = await goneOn
    const { outcome } = await make({ task: 'join', key: 'wish-3', parent: parentOf(two) })
    const { left, right, sampleRate, seconds } = await decode(bytes(outcome))
    // Eight seconds of the first and all of the second.
    expect(Math.abs(seconds - 20)).toBeLessThan(0.1 + paddingS)
    expect(songIn(outcome).timed?.map(({ text }) => text)).toEqual(['First', 'Second'])
    const jump = (fromS: number, toS: number) => {
      let most = 0
      for (const channel of [left, right])
        for (let at = Math.round(fromS * sampleRate); at < toS * sampleRate; at += 1)
          most = Math.max(most, Math.abs((channel[at + 1] ?? 0) - (channel[at] ?? 0)))
      return most
    }
    expect(jump(7.9, 8.1)).toBeLessThanOrEqual(Math.max(jump(1, 7.9), jump(8.1, 17)))
    expect(Math.abs(measureLoudness([left, right], sampleRate) + 14)).toBeLessThan(1)
  })

  it('fails for what it never made, and for what has no end', async () => {
    const parent = { ticket: { composer: 2 }, index: 0 }
    expect((await failureOf(make({ task: 'continue', parent }))).kind).toBe('invalid')
    expect((await failureOf(make({ task: 'join', parent: null }))).kind).toBe('invalid')
    const none = { ...parentOf(await begun), index: 1 }
    expect((await failureOf(make({ task: 'continue', parent: none }))).kind).toBe('invalid')
  })
})

describe('lyrics from an idea', () => {
  const write = async (prompt: string, more: Partial<MusicRequest> = {}) =>
    (await make({ task: 'write-lyrics', prompt, ...more })).outcome

  it('come in two versions with sections, in the language of the idea', async () => {
    const { lyrics, songs } = await write('写一首关于夏天海边的歌')
    expect(songs).toEqual([])
    expect(lyrics).toHaveLength(2)
    expect(lyrics[0]?.text).not.toBe(lyrics[1]?.text)
    expect(lyrics[0]?.title).toContain('夏天海边')
    for (const { text } of lyrics) {
      expect(text).toMatch(/^\[Verse\]\n/)
      expect(text).toContain('[Chorus]')
      expect(text).toContain('夏天海边')
      expect(text.replace(/\[\w+\]/g, '')).not.toMatch(/[a-z{}]/i)
    }
    const english = await write('Write a song about the northern lights', { locale: 'zh-CN' })
    expect(english.lyrics[0]?.text).toContain('northern lights')
    expect(english.lyrics[0]?.text).not.toMatch(/\p{Script=Han}/u)
    expect((await write('寫一首關於離別的歌')).lyrics[0]?.text).not.toMatch(/[这还们远风]/)
  })

  it('are the same for the same seed', async () => {
    const params = { seed: 4 }
    expect(await write('rain', { params })).toEqual(await write('rain', { params }))
    expect(await write('rain', { params: { seed: 5 } })).not.toEqual(
      await write('rain', { params }),
    )
  })

  it.each(['', '🎉🎉', 'x'.repeat(2000), '\u202Eשלום'])('come for any idea: %j', async (prompt) => {
    const { lyrics } = await write(prompt)
    expect(lyrics.every(({ title, text }) => title.length > 0 && text.length > 200)).toBe(true)
  })
})

it('gives up when it is told to, and goes on with the next wish', async () => {
  const end = new AbortController()
  const given = engine.submit(
    { ...wish, params: { seconds: 240 } },
    { ...io, signal: end.signal, progress: () => end.abort() },
  )
  expect((await failureOf(given)).kind).toBe('aborted')
  expect(songIn((await make({ params: { seconds: 10 } })).outcome).seconds).toBeCloseTo(10, 1)
})

it('says that it cannot sing', async () => {
  const [model] = await engine.listModels(io)
  expect(model).toMatchObject({ name: composerModel, sings: false })
  expect(model?.description).toContain('cannot sing')
  expect(engine.textsOf?.(composerModel, 'zh-CN')?.label).toBe('内置作曲')
  expect(engine.textsOf?.('other', 'zh-CN')).toBeUndefined()
  const other = engine.submit({ ...wish, model: 'other' }, { ...io, progress() {} })
  expect((await failureOf(other)).kind).toBe('invalid')
})
