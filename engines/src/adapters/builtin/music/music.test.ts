import { describe, expect, it, vi } from 'vitest'
import { measureLoudness } from '../../../audio/loudness.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { composerModel } from './music-models.ts'
import {
  bytes,
  decode,
  musicRequest,
  paddingS,
  peakOf,
  powers,
  songIn,
  useComposer,
} from './testing/composed.ts'

// Playing takes as long as the machine takes.
vi.setConfig({ testTimeout: 120_000 })

const { engine, io, make } = useComposer()

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
    const status = await engine.check(JSON.parse(JSON.stringify(ticket)), io)
    if (status.state !== 'done') return expect.fail(status.state)
    expect(bytes(status.outcome)).toEqual(bytes(outcome))
    expect(songIn(status.outcome).title).toBe('Walk by the sea')
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

it('makes two takes of a request that are not the same', async () => {
  const { outcome, ticket } = await make({ count: 2, params: { style: 'ambient', seconds: 10 } })
  expect(outcome.songs).toHaveLength(2)
  expect(bytes(outcome, 0)).not.toEqual(bytes(outcome, 1))
  for (const at of [0, 1]) {
    const { left, right, sampleRate } = await decode(bytes(outcome, at))
    expect(Math.abs(measureLoudness([left, right], sampleRate) + 14)).toBeLessThan(1)
  }
  expect((ticket as { songs: unknown[] }).songs).toHaveLength(2)
})

it('gives up when it is told to, and goes on with the next request', async () => {
  const end = new AbortController()
  const given = engine.submit(
    { ...musicRequest, params: { seconds: 240 } },
    { ...io, signal: end.signal, progress: () => end.abort() },
  )
  expect((await failureOf(given)).kind).toBe('aborted')
  expect(songIn((await make({ params: { seconds: 10 } })).outcome).seconds).toBeCloseTo(10, 1)
})

it('says that it cannot sing', async () => {
  const [model] = await engine.listModels(io)
  expect(model).toMatchObject({ name: composerModel, sings: false })
  expect(model?.description).toContain('can’t sing')
  expect(engine.textsOf?.(composerModel, 'zh-CN')?.label).toBe('内置作曲')
  expect(engine.textsOf?.('other', 'zh-CN')).toBeUndefined()
  const other = engine.submit({ ...musicRequest, model: 'other' }, { ...io, progress() {} })
  expect((await failureOf(other)).kind).toBe('invalid')
})
