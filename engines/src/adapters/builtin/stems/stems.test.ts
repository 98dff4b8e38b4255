import { readParams } from '@atelier/contract/model-declaration'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { decodeAudio } from '../../../audio/decode/decode-audio.ts'
import { mp3Of, wavOf } from '../../../audio/decode/sample-files.ts'
import type { StemsOutcome, StemsRequest } from '../../../kinds/stems.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { createStemPool } from './making/stem-pool.ts'
import { createBuiltinStems } from './stems.ts'
import { stemsModel } from './stems-models.ts'
import { type Stereo, sampleSong, sdr } from './testing/sample-song.ts'

vi.setConfig({ testTimeout: 60_000 })

const pool = createStemPool()
const engine = createBuiltinStems({ pool })
const io = createTestIo()
afterAll(async () => {
  await pool.close()
  await io.close()
})

const song = sampleSong(3)
const songFile = wavOf(song.mixture)
/** Where only the way of a request is looked at. */
const shortFile = wavOf(sampleSong(0.5).mixture)

const stemsRequest = (data = songFile, more: Partial<StemsRequest> = {}): StemsRequest => ({
  key: 'wish-1',
  model: stemsModel.name,
  task: 'separate',
  prompt: '',
  negativePrompt: '',
  inputs: [{ role: 'song', mime: 'audio/wav', data }],
  params: { stems: 'two', strength: 6, format: 'wav' },
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})

async function split(request: StemsRequest, progress = (_: number) => {}): Promise<StemsOutcome> {
  const answer = await engine.submit(request, { ...io, progress })
  return 'outcome' in answer ? answer.outcome : expect.fail('it was not done at once')
}

async function soundsOf({ stems }: StemsOutcome): Promise<Map<string, Stereo>> {
  const sounds = new Map<string, Stereo>()
  for (const { name, audio } of stems) {
    if (!('data' in audio)) return expect.fail('there are no bytes')
    const { channels } = await decodeAudio(audio.data, { longestS: 60, largestBytes: 1e8 })
    sounds.set(name, [channels[0], channels[1]] as unknown as Stereo)
  }
  return sounds
}

describe('the model', () => {
  it('is named in every language', async () => {
    expect(await engine.listModels(io)).toEqual([stemsModel])
    const labels = (['en-US', 'zh-CN', 'zh-TW'] as const).map(
      (locale) => engine.textsOf?.(stemsModel.name, locale)?.label,
    )
    expect(new Set(labels).size).toBe(3)
    expect(engine.textsOf?.('another', 'en-US')).toBeUndefined()
  })

  it('has fallbacks that it takes', () => {
    expect(readParams(stemsModel.declaration, 'separate', {})).toEqual({
      params: { stems: 'two', strength: 6, format: 'mp3' },
    })
  })
})

describe('a separation', () => {
  it('gives the voice and the backing, as long as the song', async () => {
    const sounds = await soundsOf(await split(stemsRequest()))
    expect([...sounds.keys()]).toEqual(['vocals', 'backing'])
    for (const [left, right] of sounds.values())
      expect([left.length, right.length]).toEqual([song.mixture[0].length, song.mixture[1].length])
    const vocals = sounds.get('vocals') ?? expect.fail('no voice')
    expect(sdr(song.vocals, vocals) - sdr(song.vocals, song.mixture)).toBeGreaterThan(10)
  })

  it('gives MP3 as long as the song, and as well told apart', async () => {
    const params = { stems: 'four', strength: 6, format: 'mp3' }
    const sounds = await soundsOf(await split(stemsRequest(songFile, { params })))
    expect([...sounds.keys()]).toEqual(['vocals', 'drums', 'bass', 'other'])
    for (const [left] of sounds.values()) expect(left.length).toBe(song.mixture[0].length)
    const vocals = sounds.get('vocals') ?? expect.fail('no voice')
    expect(sdr(song.vocals, vocals) - sdr(song.vocals, song.mixture)).toBeGreaterThan(10)
  })

  it('gives the same bytes every time', async () => {
    expect(await split(stemsRequest(shortFile))).toEqual(
      await split(stemsRequest(shortFile, { key: 'wish-2' })),
    )
  })

  it('leaves the song to whoever brought it', async () => {
    const data = shortFile.slice()
    await split(stemsRequest(data))
    expect(data).toEqual(shortFile)
  })

  it('tells how far it is', async () => {
    const reported: number[] = []
    await split(stemsRequest(), (percent) => reported.push(percent))
    expect(reported.length).toBeGreaterThan(10)
    expect(reported).toEqual([...new Set(reported)].sort((one, other) => one - other))
    expect(reported[0]).toBeGreaterThan(0)
    expect(reported.at(-1)).toBeLessThanOrEqual(99)
  })

  it('keeps nothing that could be asked about, and says so', async () => {
    const answer = await engine.submit(stemsRequest(shortFile), { ...io, progress() {} })
    expect(answer).not.toHaveProperty('ticket')
    expect(engine.repeatable).toBe(true)
    const failure = await failureOf(engine.check(JSON.parse('{"any":1}'), io))
    expect(failure.kind).toBe('invalid')
  })

  it('is given up at once, and the next is done', async () => {
    const end = new AbortController()
    const given = engine.submit(stemsRequest(), {
      ...io,
      signal: end.signal,
      progress: () => end.abort(),
    })
    const next = split(stemsRequest(shortFile))
    expect((await failureOf(given)).kind).toBe('aborted')
    expect((await next).stems).toHaveLength(2)
  })

  it('makes silent stems of silence', async () => {
    const silence = wavOf([new Float32Array(30_000), new Float32Array(30_000)])
    for (const [left, right] of (await soundsOf(await split(stemsRequest(silence)))).values())
      expect([left, right]).toEqual([new Float32Array(30_000), new Float32Array(30_000)])
  })
})

describe('a song above full scale', () => {
  const loud = song.mixture.map((side) => side.map((value) => value * 2.4))
  const file = wavOf(loud, { kind: 'f32' })
  const sides = [0, 1] as const
  const peakOf = (side: Float32Array) =>
    side.reduce((max, value) => Math.max(max, Math.abs(value)), 0)

  /** How much louder one is than the other, and how far it is from that, as shares of 1. */
  function compare(one: Stereo, other: Stereo) {
    let [product, power] = [0, 0]
    for (const side of sides)
      for (const [n, value] of other[side].entries()) {
        product += value * (one[side][n] as number)
        power += value ** 2
      }
    const gain = product / power
    const off = sides.map((side) =>
      one[side].reduce(
        (max, value, n) => Math.max(max, Math.abs(value - gain * (other[side][n] as number))),
        0,
      ),
    )
    return { gain, off: Math.max(...off) }
  }

  it.each(['two', 'four'])('comes apart without being cut off, and adds up: %s', async (stems) => {
    const params = { stems, strength: 6, format: 'wav' }
    const sounds = await soundsOf(await split(stemsRequest(file, { params })))
    const sum: Stereo = [
      new Float32Array(loud[0]?.length ?? 0),
      new Float32Array(loud[1]?.length ?? 0),
    ]
    for (const sound of sounds.values()) expect(Math.max(...sound.map(peakOf))).toBeLessThan(1)
    for (const sound of sounds.values())
      for (const side of sides)
        for (const [n, value] of sound[side].entries()) {
          sum[side][n] = (sum[side][n] as number) + value
        }
    const { gain, off } = compare(sum, loud as unknown as Stereo)
    expect(gain).toBeCloseTo(0.999 / Math.max(...loud.map(peakOf)), 3)
    // Each stem is rounded to 16 bits.
    expect(off).toBeLessThan(sounds.size / 32_767)
  })

  it('is as well told apart as it is when it is not too loud', async () => {
    for (const format of ['wav', 'mp3']) {
      const params = { stems: 'two', strength: 6, format }
      const vocals = (await soundsOf(await split(stemsRequest(file, { params })))).get('vocals')
      if (!vocals) return expect.fail('no voice')
      const { gain } = compare(vocals, song.vocals)
      const same = vocals.map((side) => side.map((value) => value / gain)) as unknown as Stereo
      expect(sdr(song.vocals, same) - sdr(song.vocals, song.mixture)).toBeGreaterThan(10)
      expect(Math.max(...vocals.map(peakOf))).toBeLessThan(1)
    }
  })

  it('which is not above it adds up to itself, as loud as it is', async () => {
    const sounds = await soundsOf(await split(stemsRequest(songFile)))
    const [vocals, backing] = [...sounds.values()]
    if (!vocals || !backing) return expect.fail('stems are missing')
    const sum = sides.map((side) =>
      vocals[side].map((value, n) => value + (backing[side][n] as number)),
    )
    const { gain } = compare(sum as unknown as Stereo, song.mixture)
    expect(gain).toBeCloseTo(1, 3)
  })
})

describe('what cannot be taken apart', () => {
  const [left] = song.mixture

  it.each([
    ['stems.mono', async () => wavOf([left]), 'This song is mono'],
    ['stems.same_channels', async () => wavOf([left, left]), 'nearly the same'],
    ['stems.same_channels', () => mp3Of([left, left.map((each) => each * 1.001)]), 'nearly'],
  ])('is refused with the reason: %s', async (code, make, reason) => {
    const failure = await failureOf(split(stemsRequest(await make())))
    expect(failure).toMatchObject({ kind: 'refused', untaken: true, reason: { code } })
    expect(failure.message).toContain(reason)
    expect(failure.message).toContain('stereo version')
  })

  it.each([
    ['sound.unknown', Uint8Array.from({ length: 5000 }, (_, n) => (n * n) & 127), 'taken are MP3'],
    ['sound.broken', songFile.subarray(0, 5000), 'not whole'],
    [
      'sound.too_long',
      wavOf([new Float32Array(8000 * 601)], { rate: 8000, kind: 'u8' }),
      '600 seconds',
    ],
  ])('is not understood, with the reason: %s', async (code, data, reason) => {
    const failure = await failureOf(split(stemsRequest(data)))
    expect(failure).toMatchObject({ kind: 'invalid', untaken: true, reason: { code } })
    expect(failure.message).toContain(reason)
  })

  it.each<Partial<StemsRequest>>([
    { model: 'another' },
    { inputs: [] },
    { inputs: [...stemsRequest().inputs, ...stemsRequest().inputs] },
    { params: { stems: 'nine' } },
    { params: { format: 'ogg' } },
    { params: { strength: 11 } },
  ])('is a request for what is not offered: %#', async (more) => {
    expect(await failureOf(split(stemsRequest(songFile, more)))).toMatchObject({
      kind: 'invalid',
      untaken: true,
    })
  })
})
