import { readFile } from 'node:fs/promises'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Output,
} from 'mediabunny'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  ascii,
  flacBomb,
  flacOf,
  mp3Of,
  opusOf,
  tone,
  vorbisOf,
  wavOf,
} from '../audio/decode/sample-files.ts'
import { createMp3Writer } from '../audio/encode/mp3-writer.ts'
import { createWavWriter } from '../audio/encode/wav-writer.ts'
import { boxSound } from '../testing/box-sound.ts'
import { failureOf } from '../testing/failure-of.ts'
import { sampleClip } from '../testing/sample-clip.ts'
import { samplePng } from '../testing/sample-picture.ts'
import { sampleMp4 } from '../testing/video-sample.ts'
import { createMediaDesk, type SoundFormat } from './media-desk.ts'

// Filming and reading take as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

const desk = createMediaDesk()
afterAll(() => desk.close())

const limits = { longestS: 10, largestBytes: 4_000_000 }
const asker = { signal: new AbortController().signal }
const rate = 44_100
const clip = await sampleClip()

const sound = (bytes: Uint8Array, within = limits) => desk.surveySound(bytes, within, asker)
const film = (bytes: Uint8Array, within = limits) => desk.surveyClip(bytes, within, asker)

/** Loud in its first half and quiet in the other, by our own writers. */
async function songOf(format: SoundFormat, seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const left = tone(seconds, { gain: 0.8 }).map((value, n, all) =>
    n < all.length / 2 ? value : value / 8,
  )
  const writer = format === 'mp3' ? await createMp3Writer(rate) : createWavWriter(rate, left.length)
  writer.write({ left, right: left })
  return writer.end()
}

const reasonOf = async (asked: Promise<unknown>): Promise<string> => {
  const failure = await failureOf(asked)
  expect(failure.kind).toBe('invalid')
  return failure.message
}

describe('looking through a sound', () => {
  const channels = [tone(1), tone(1)]
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['audio/mpeg', () => mp3Of(channels)],
    ['audio/wav', () => wavOf(channels)],
    ['audio/flac', () => flacOf(channels)],
    ['audio/ogg', () => vorbisOf(channels)],
    ['audio/ogg', () => opusOf(1)],
  ])('tells what it is and how long: %s', async (mime, make) => {
    const survey = await sound(await make())
    expect(survey.mime).toBe(mime)
    expect(Math.abs(survey.seconds - 1)).toBeLessThan(0.06)
    expect(survey.peaks.every((peak) => peak >= 0 && peak <= 100)).toBe(true)
  })

  it('draws how loud it is, in at most 400 steps', async () => {
    const { peaks } = await sound(await songOf('wav', 10))
    expect(peaks).toHaveLength(400)
    expect(new Set(peaks.slice(0, 195))).toEqual(new Set([80]))
    expect(new Set(peaks.slice(205))).toEqual(new Set([10]))
    expect((await sound(await songOf('wav', 0.01))).peaks).toEqual([80])
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['nothing', () => new Uint8Array(), /an empty file/],
    ['words', () => ascii('There is no sound in here. '.repeat(50)), /no kind of sound/],
    ['a picture', () => new Uint8Array(samplePng()), /PNG/],
    ['a clip', () => clip.video, /no sound/],
    ['an archive', () => ascii('PK\x03\x04'.padEnd(400)), /ZIP/],
    ['what was cut off', async () => (await songOf('wav', 2)).subarray(0, 100_000), /not whole/],
    ['a head alone', async () => (await songOf('mp3', 2)).subarray(0, 60), /.+/],
    [
      'a head that says it has no channels',
      () => wavOf([tone(0.1)], { claimedChannels: 0 }),
      /channels/,
    ],
    ['what is too long', () => songOf('wav', 10.5), /10 seconds/],
    ['few bytes that unfold to hours', () => flacBomb(2000), /10 seconds/],
    ['a name and no chunks', () => ascii('RIFF0000WAVE'.padEnd(400, '?')), /no sound/],
  ])('refuses %s with the reason', async (_, make, reason) => {
    expect(await reasonOf(sound(await make()))).toMatch(reason)
  })

  it('refuses a file that is too large before it reads it', async () => {
    const bytes = await songOf('wav', 1)
    expect(await reasonOf(sound(bytes, { longestS: 10, largestBytes: 1000 }))).toMatch(/MB/)
    // What lies with whoever asked is still theirs.
    expect(bytes.byteLength).toBeGreaterThan(1000)
  })
})

describe('telling what plays in a file', () => {
  it('goes by its tracks', async () => {
    const tracksOf = (bytes: Uint8Array) => desk.readTracks(bytes, asker)
    expect(await tracksOf(clip.video)).toBe('clip')
    expect(await tracksOf(await boxSound(opusOf(1), 'webm'))).toBe('sound')
    expect(await tracksOf(await boxSound(opusOf(1), 'mp4'))).toBe('sound')
    expect(await tracksOf(ascii('....ftyp and nothing else'))).toBe('neither')
  })
})

describe('looking through a sound that is kept as it is', () => {
  const packed = readFile(new URL('../audio/decode/testing/sound-alone.mp4', import.meta.url))
  const kept = async (bytes: Uint8Array) => desk.surveyKeptSound(bytes, limits, asker)

  it('takes AAC by its packets, without its peaks', async () => {
    expect(await kept(await packed)).toEqual({ mime: 'audio/mp4', seconds: 3, peaks: [] })
    expect((await kept(await songOf('wav', 1))).peaks.length).toBeGreaterThan(10)
  })

  it('refuses what is too long, and what is cut off', async () => {
    const asked = desk.surveyKeptSound(await packed, { ...limits, longestS: 1 }, asker)
    expect((await failureOf(asked)).reason?.code).toBe('sound.too_long')
    const cut = await failureOf(kept((await packed).subarray(0, 20_000)))
    expect([cut.kind, cut.reason?.code]).toEqual(['invalid', expect.stringMatching(/^sound/)])
  })
})

describe('writing a sound in another format', () => {
  it.each<[SoundFormat, SoundFormat, string]>([
    ['mp3', 'wav', 'audio/wav'],
    ['wav', 'mp3', 'audio/mpeg'],
    ['wav', 'wav', 'audio/wav'],
  ])('keeps its length and its loudness: %s to %s', async (from, format, mime) => {
    const seconds = 2.3
    const given = await songOf(from, seconds)
    const made = await desk.convertSound(given, { ...limits, format }, asker)
    const [before, after] = [await sound(given), await sound(made)]
    expect(after.mime).toBe(mime)
    expect(Math.round(after.seconds * rate)).toBe(Math.round(seconds * rate))
    expect(after.peaks).toHaveLength(before.peaks.length)
    for (const [at, peak] of after.peaks.entries())
      expect(Math.abs(peak - (before.peaks[at] ?? -99))).toBeLessThan(12)
  })

  it('turns down what is above full scale instead of cutting it off', async () => {
    const left = tone(1, { gain: 1.6 })
    const given = wavOf([left, left], { kind: 'f32' })
    const made = await desk.convertSound(given, { ...limits, format: 'wav' }, asker)
    const view = new DataView(made.buffer, made.byteOffset)
    for (const n of [0, 1000, 20_000, 44_099])
      expect(view.getInt16(44 + 4 * n, true) / 32_767).toBeCloseTo(
        ((left[n] ?? 9) * 0.999) / 1.6,
        3,
      )
  })

  it('makes both sides of a sound with one', async () => {
    const made = await desk.convertSound(wavOf([tone(1)]), { ...limits, format: 'wav' }, asker)
    const view = new DataView(made.buffer, made.byteOffset)
    for (const at of [44, 4044, 40_044])
      expect(view.getInt16(at, true)).toBe(view.getInt16(at + 2, true))
  })

  it('refuses what cannot be read, and does as it is told afterwards', async () => {
    const request = { ...limits, format: 'mp3' } as const
    expect(await reasonOf(desk.convertSound(ascii('no'), request, asker))).toMatch(
      /no kind of sound/,
    )
    expect(
      (await desk.convertSound(await songOf('wav', 1), request, asker)).length,
    ).toBeGreaterThan(20_000)
  })

  it('ends when nobody waits for it any more', async () => {
    const ending = { signal: AbortSignal.abort() }
    const request = { ...limits, format: 'mp3' } as const
    const failure = await failureOf(desk.convertSound(await songOf('wav', 1), request, ending))
    expect(failure.kind).toBe('aborted')
  })
})

/** The same pictures in another box. */
async function boxed(format: MkvOutputFormat | MovOutputFormat) {
  const target = new BufferTarget()
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(clip.video) })
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) })
  await conversion.execute()
  return new Uint8Array(target.buffer ?? expect.fail('nothing was written'))
}

describe('looking through a clip', () => {
  it('tells its kind, its size as it is shown and its length', async () => {
    const survey = await film(clip.video)
    expect(survey).toMatchObject({ mime: 'video/mp4' })
    expect(survey.seconds).toBeCloseTo(2, 1)
    expect(survey.width).toBeGreaterThan(survey.height)
    expect(await film(await boxed(new MovOutputFormat()))).toMatchObject({
      mime: 'video/quicktime',
    })
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string, RegExp]>([
    ['nothing', () => new Uint8Array(), 'clip.broken', /no clip/],
    ['words', () => ascii('There is no clip in here. '.repeat(50)), 'clip.broken', /no clip/],
    ['a picture', () => new Uint8Array(samplePng()), 'clip.broken', /no clip/],
    ['a song', () => songOf('mp3', 1), 'clip.unknown', /audio\/mpeg/],
    ['a box that no browser opens', () => boxed(new MkvOutputFormat()), 'clip.unknown', /matroska/],
    ['a head alone', () => new Uint8Array(sampleMp4()), 'clip.unknown', /.+/],
    [
      'what was cut off',
      () => clip.video.subarray(0, clip.video.length - 400),
      'clip.broken',
      /not whole|no clip/,
    ],
    [
      'half of it',
      () => clip.video.subarray(0, clip.video.length / 2),
      'clip.broken',
      /not whole|no clip/,
    ],
    [
      'a table that says it is larger than any screen',
      () => withSides(60_000),
      'clip.unusual',
      /60000 ×/,
    ],
    ['a table that says it has no width', () => withSides(0), 'clip.unusual', /0 ×|no clip/],
  ])('refuses %s with the reason', async (_, make, code, words) => {
    const failure = await failureOf(film(await make()))
    expect([failure.kind, failure.reason?.code]).toEqual(['invalid', code])
    expect(failure.message).toMatch(words)
  })

  it('refuses what is too long or too large', async () => {
    const tooLong = await failureOf(film(clip.video, { ...limits, longestS: 1 }))
    expect(tooLong.reason).toEqual({ code: 'clip.too_long', values: { seconds: 1 } })
    const tooLarge = await failureOf(film(clip.video, { ...limits, largestBytes: 100 }))
    expect(tooLarge.reason).toEqual({ code: 'clip.too_large', values: { megabytes: 0 } })
  })
})

/** The clip with another size in the description of its pictures. */
function withSides(pixels: number): Uint8Array {
  const bytes = clip.video.slice()
  const view = new DataView(bytes.buffer)
  const at = Buffer.from(bytes).indexOf('avc1', 0, 'latin1')
  expect(at).toBeGreaterThan(0)
  const entry = Buffer.from(bytes).lastIndexOf('avc1', undefined, 'latin1')
  for (const side of [28, 30]) view.setUint16(entry + side, pixels)
  return bytes
}
