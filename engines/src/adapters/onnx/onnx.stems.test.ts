import { describe, expect, it, vi } from 'vitest'
import { decodeAudio } from '../../audio/decode/decode-audio.ts'
import { wavOf } from '../../audio/decode/sample-files.ts'
import type { StemsRequest } from '../../kinds/stems.ts'
import { failureOf } from '../../testing/failure-of.ts'
import {
  length,
  type ModelName,
  requestOf,
  type Sides,
  song,
  songFile,
  useModels,
} from './testing/onnx-harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const { io, open, submit } = useModels()

async function separate(name: ModelName, more: Partial<StemsRequest> = {}, settings = {}) {
  const { stems } = await submit(open(name, settings), requestOf(name, more))
  const sounds: Record<string, Sides> = {}
  for (const { name: stem, audio } of stems) {
    if (!('data' in audio)) return expect.fail('there are no bytes')
    sounds[stem] = (await decodeAudio(audio.data, { longestS: 60, largestBytes: 1e8 })).channels
  }
  return sounds
}

const map = ([left, right]: Sides, of: (left: number, right: number) => [number, number]): Sides =>
  ([0, 1] as const).map((side) =>
    Float32Array.from(
      { length: left?.length ?? 0 },
      (_, n) => of(left?.[n] ?? 0, right?.[n] ?? 0)[side],
    ),
  )
const times = (factor: number) => map(song, (left, right) => [factor * left, factor * right])

/** WAV rounds to a part of 32,767. */
const rounding = 2 / 32_767

function expectSound(given: Sides | undefined, wanted: Sides, within = rounding): void {
  expect(given?.map((side) => side.length)).toEqual(wanted.map((side) => side.length))
  for (const [at, side] of wanted.entries())
    expect(
      side.reduce((max, value, n) => Math.max(max, Math.abs(value - (given?.[at]?.[n] ?? 9))), 0),
    ).toBeLessThan(within)
}

describe('a model of waveforms', () => {
  it.each(['sides', 'anyLength'] as const)('gives what it means, all along: %s', async (name) => {
    const stems = await separate(name)
    expect(Object.keys(stems)).toEqual(['vocals', 'backing'])
    expectSound(
      stems.vocals,
      map(song, (left, right) => [(left + right) / 2, (left + right) / 2]),
    )
    expectSound(
      stems.backing,
      map(song, (left, right) => [(left - right) / 2, (right - left) / 2]),
    )
  })

  it('gives four stems, which make the song again', async () => {
    const stems = await separate('four')
    expect(Object.keys(stems)).toEqual(['vocals', 'drums', 'bass', 'other'])
    expectSound(stems.drums, times(0.4))
    expectSound(stems.bass, times(0.3))
    expectSound(stems.other, times(0.2))
    expectSound(stems.vocals, times(0.1))
  })

  it('turns a song above full scale down as a whole, and cuts nothing off', async () => {
    const loud = times(8)
    const data = wavOf(loud, { kind: 'f32' })
    const stems = await separate('four', { inputs: [{ role: 'song', mime: 'audio/wav', data }] })
    const peak = Math.max(
      ...loud.map((side) => side.reduce((max, v) => Math.max(max, Math.abs(v)), 0)),
    )
    expect(peak).toBeGreaterThan(1 / 0.4)
    const down = (8 * 0.999) / peak
    expectSound(stems.drums, times(0.4 * down))
    expectSound(stems.vocals, times(0.1 * down))
  })

  it('gives four stems as two', async () => {
    const stems = await separate('four', { params: { stems: 'two', format: 'wav' } })
    expect(Object.keys(stems)).toEqual(['vocals', 'backing'])
    expectSound(stems.vocals, times(0.1))
    expectSound(stems.backing, times(0.9))
  })

  it('leaves over what it does not give', async () => {
    const stems = await separate('voice')
    expectSound(stems.vocals, times(0.25))
    expectSound(stems.backing, times(0.75))
  })

  it('gives MP3 as long as the song', async () => {
    const stems = await separate('voice', { params: { format: 'mp3' } })
    for (const sides of Object.values(stems))
      expect(sides.map((side) => side.length)).toEqual([length, length])
  })

  it('takes one channel as two', async () => {
    const [left = new Float32Array(0)] = song
    const inputs = [
      { role: 'song', mime: 'audio/wav', data: wavOf([left], { kind: 'f32' }) },
    ] as const
    const stems = await separate('sides', { inputs })
    expectSound(stems.vocals, [left, left])
    expectSound(stems.backing, [new Float32Array(length), new Float32Array(length)])
  })

  it('is given sound at the rate it was made for', async () => {
    const { stems } = await submit(open('voice', { sampleRate: 48_000 }), requestOf('voice'))
    const [vocals] = stems
    if (!vocals || !('data' in vocals.audio)) return expect.fail('there are no bytes')
    const view = new DataView(vocals.audio.data.buffer, vocals.audio.data.byteOffset)
    expect(view.getUint32(24, true)).toBe(48_000)
    expect((vocals.audio.data.length - 44) / 4).toBe(Math.round((length * 48_000) / 44_100))
  })
})

describe('a model of spectra', () => {
  it('gives what it means, and leaves over the rest', async () => {
    const stems = await separate('spectrum')
    expect(Object.keys(stems)).toEqual(['vocals', 'backing'])
    expectSound(stems.vocals, times(0.5))
    expectSound(stems.backing, times(0.5))
  })

  it('may give the backing', async () => {
    const stems = await separate('left', {}, { stems: ['backing'] })
    expect(Object.keys(stems)).toEqual(['vocals', 'backing'])
    expectSound(
      stems.backing,
      map(song, (left) => [left, 0]),
    )
    expectSound(
      stems.vocals,
      map(song, (_, right) => [0, right]),
    )
  })
})

describe('a separation', () => {
  it('tells how far it is', async () => {
    const reported: number[] = []
    await open('sides').submit(requestOf('sides'), { ...io, progress: (n) => reported.push(n) })
    expect(reported.length).toBeGreaterThan(5)
    expect(reported).toEqual([...new Set(reported)].sort((one, other) => one - other))
    expect(reported[0]).toBeGreaterThan(0)
    expect(reported.at(-1)).toBeLessThanOrEqual(99)
  })

  it('is given up though its model never ends, and the next is done', async () => {
    const end = new AbortController()
    const progress = (percent: number) => percent >= 3 && end.abort()
    const given = open('endless').submit(requestOf('endless'), {
      ...io,
      signal: end.signal,
      progress,
    })
    const next = separate('voice')
    expect((await failureOf(given)).kind).toBe('aborted')
    expect(Object.keys(await next)).toEqual(['vocals', 'backing'])
  })

  it('keeps nobody from asking what a model is', async () => {
    const end = new AbortController()
    const begun = new Promise<void>((resolve) => {
      const progress = (percent: number) => percent >= 3 && resolve()
      const given = open('endless').submit(requestOf('endless'), {
        ...io,
        signal: end.signal,
        progress,
      })
      given.catch(() => {})
    })
    await begun
    expect(await open('four').listModels(io)).toHaveLength(1)
    end.abort()
  })

  it.each([
    ['numbers that are no sound', 'noSound', {}, 'no sound'],
    ['no song', 'sides', { data: new Uint8Array(5000) }, 'taken are MP3'],
    ['a broken song', 'sides', { data: songFile.subarray(0, 5000) }, 'not whole'],
  ])('fails with the reason: %s', async (_, name, song, reason) => {
    const inputs = [{ role: 'song', mime: 'audio/wav', data: songFile, ...song }] as const
    const failure = await failureOf(submit(open(name), requestOf(name, { inputs })))
    expect(failure).toMatchObject({ kind: 'invalid', message: expect.stringContaining(reason) })
  })

  it.each<Partial<StemsRequest>>([
    { model: 'another' },
    { inputs: [] },
    { inputs: [...requestOf('').inputs, ...requestOf('').inputs] },
    { params: { stems: 'nine' } },
    { params: { format: 'ogg' } },
  ])('is a request for what is not offered: %#', async (more) => {
    expect(await failureOf(submit(open('sides'), requestOf('sides', more)))).toMatchObject({
      kind: 'invalid',
      untaken: true,
    })
  })

  it('keeps nothing that could be asked about, and says so', async () => {
    const engine = open('sides')
    expect(engine.repeatable).toBe(true)
    expect((await failureOf(engine.check({}, io))).kind).toBe('invalid')
  })
})
