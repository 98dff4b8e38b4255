import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EngineError } from '../../errors.ts'
import { decodeAudio, decodeBlocks } from './decode-audio.ts'
import {
  ascii,
  flacBomb,
  flacOf,
  joined,
  mp3Of,
  oggPage,
  opusOf,
  tone,
  vorbisOf,
  type WavKind,
  wavOf,
} from './sample-files.ts'

const limits = { longestS: 20, largestBytes: 20_000_000 }
const stereo = [tone(3), tone(3, { hz: 660, gain: 0.25 })]

vi.setConfig({ testTimeout: 60_000 })

// Decoders tell the console of what they do not understand; here they are given such things on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const decode = (bytes: Uint8Array) => decodeAudio(bytes, limits)

async function reasonOf(bytes: Uint8Array, within = limits): Promise<string> {
  const error: unknown = await decodeAudio(bytes, within).then(
    () => expect.fail('it was decoded'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(EngineError)
  expect(error).toMatchObject({ kind: 'invalid', untaken: true })
  return error instanceof EngineError ? error.message : ''
}

/** How much of a tone is in the sound, 1 for all of it, wherever it begins. */
function purity(sound: Float32Array, hz: number, rate = 44_100): number {
  let [re, im, power] = [0, 0, 0]
  for (const [n, value] of sound.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * n) / rate)
    im += value * Math.sin((2 * Math.PI * hz * n) / rate)
    power += value ** 2
  }
  return (2 * (re ** 2 + im ** 2)) / (sound.length * power)
}

const peak = (sound: Float32Array) => sound.reduce((max, each) => Math.max(max, Math.abs(each)), 0)
const inner = (sound: Float32Array | undefined) =>
  (sound ?? expect.fail('a channel is missing')).subarray(4410, -4410)

describe('decoding', () => {
  it.each<[WavKind, number]>([
    ['u8', 0.01],
    ['s16', 1e-4],
    ['s24', 1e-6],
    ['s32', 1e-6],
    ['f32', 1e-7],
    ['f64', 1e-7],
  ])('reads WAV of kind %s', async (kind, max) => {
    for (const extensible of [false, true]) {
      const { channels, seconds, sampleRate } = await decode(wavOf(stereo, { kind, extensible }))
      expect([sampleRate, seconds, channels.length]).toEqual([44_100, 3, 2])
      for (const [at, channel] of channels.entries())
        expect(peak(channel.map((each, n) => each - (stereo[at]?.[n] ?? 9)))).toBeLessThan(max)
    }
  })

  it('reads a WAV whose writer did not know its length', async () => {
    const bytes = wavOf(stereo)
    new DataView(bytes.buffer).setUint32(40, 0xffffffff, true)
    expect((await decode(bytes)).seconds).toBe(3)
  })

  it('reads FLAC to the last bit', async () => {
    const { channels, seconds } = await decode(flacOf(stereo))
    expect(seconds).toBe(3)
    for (const [at, channel] of channels.entries())
      expect(peak(channel.map((each, n) => each - (stereo[at]?.[n] ?? 9)))).toBeLessThan(1e-4)
  })

  it.each([
    ['MP3', mp3Of, 0.05],
    ['Ogg Vorbis', vorbisOf, 0.001],
  ])('reads %s', async (_, make, late) => {
    const { channels, seconds } = await decode(await make(stereo))
    expect(Math.abs(seconds - 3)).toBeLessThan(late)
    expect(channels).toHaveLength(2)
    expect(purity(inner(channels[0]), 440)).toBeGreaterThan(0.999)
    expect(purity(inner(channels[1]), 660)).toBeGreaterThan(0.999)
  })

  it('reads Ogg Opus', async () => {
    const { channels, seconds } = await decode(opusOf(3))
    expect(seconds).toBeCloseTo(3, 3)
    expect(channels).toHaveLength(2)
    expect(peak(inner(channels[0]))).toBeGreaterThan(0.001)
    const silent = await decode(opusOf(1, { frame: Uint8Array.of(0xfc, 0xff, 0xfe) }))
    expect(peak(silent.channels[0] ?? new Float32Array([1]))).toBeLessThan(1e-4)
  })

  it('knows a file by its content, also behind tags', async () => {
    const tag = joined([ascii('ID3'), Uint8Array.of(4, 0, 0, 0, 0, 1, 0), new Uint8Array(128)])
    for (const file of [await mp3Of(stereo), flacOf(stereo), wavOf(stereo)])
      expect((await decode(joined([tag, file]))).channels).toHaveLength(2)
  })

  it('leaves one channel one', async () => {
    for (const file of [wavOf([tone(1)]), await mp3Of([tone(1)]), await vorbisOf([tone(1)])])
      expect((await decode(file)).channels).toHaveLength(1)
  })

  it('mixes more than two channels down', async () => {
    const silent = new Float32Array(44_100)
    const only = (at: number) =>
      decode(wavOf(Array.from({ length: 6 }, (_, n) => (n === at ? tone(1) : silent))))
    const peaks = async (at: number) => (await only(at)).channels.map(peak)
    const [left, right, middle, deep, behind] = await Promise.all([0, 1, 2, 3, 4].map(peaks))
    expect(left?.[1]).toBe(0)
    expect(right?.[0]).toBe(0)
    expect(middle?.[0]).toBe(middle?.[1])
    expect(middle?.[0]).toBeGreaterThan(0.1)
    expect(deep).toEqual([0, 0])
    expect(behind?.[0]).toBeGreaterThan(0.1)
    expect(behind?.[1]).toBe(0)
  })

  it.each([8000, 22_050, 48_000, 96_000, 192_000])('brings %i Hz to 44,100', async (rate) => {
    const channel = tone(1, { hz: 1000, rate })
    const { channels, seconds } = await decode(wavOf([channel, channel], { rate, kind: 'f32' }))
    expect(seconds).toBe(1)
    expect(purity(inner(channels[0]), 1000)).toBeGreaterThan(1 - 1e-7)
    expect(peak(inner(channels[0]))).toBeCloseTo(0.5, 3)
  })

  it('brings a rate that nobody has to 44,100', async () => {
    const { channels } = await decode(
      wavOf([tone(1, { hz: 1000, rate: 44_101 })], { rate: 44_101, kind: 'f32' }),
    )
    expect(purity(inner(channels[0]), 1000)).toBeGreaterThan(1 - 1e-6)
  })

  it('leaves out what the lower rate cannot hold', async () => {
    const channel = tone(1, { hz: 30_000, rate: 96_000 })
    const { channels } = await decode(wavOf([channel], { rate: 96_000, kind: 'f32' }))
    expect(peak(inner(channels[0]))).toBeLessThan(1e-4)
  })
})

describe('what is not taken', () => {
  it.each([
    ['AAC', Uint8Array.of(0xff, 0xf1, 0x50, 0x80, 0x2e, 0x7f, 0xfc)],
    ['ZIP', joined([ascii('PK\x03\x04'), new Uint8Array(64)])],
    ['layer III', Uint8Array.of(0xff, 0xfd, 0x90, 0x00, 0, 0, 0, 0)],
    ['Speex', oggPage([ascii('Speex   1.2')], { flags: 2 })],
    ['empty', new Uint8Array(0)],
    ['known', ascii('Once upon a time there was no sound at all.')],
  ])('is named, with what is: %s', async (name, bytes) => {
    const reason = await reasonOf(bytes)
    expect(reason).toContain(name)
    expect(reason).toContain('MP3, WAV, FLAC, Ogg Vorbis and Ogg Opus')
  })

  it.each([
    ['no channels', () => wavOf(stereo, { claimedChannels: 0 }), 'no channels'],
    ['32 channels', () => wavOf(stereo, { claimedChannels: 32 }), '32 channels'],
    ['1 Hz', () => wavOf(stereo, { rate: 1 }), '1 samples a second'],
    ['10 MHz', () => wavOf(stereo, { rate: 10_000_000 }), '10000000 samples'],
    [
      'no number',
      () => wavOf([new Float32Array(100).fill(Number.NaN)], { kind: 'f32' }),
      'numbers',
    ],
    [
      'the infinite',
      () => wavOf([new Float32Array(100).fill(Infinity)], { kind: 'f32' }),
      'numbers',
    ],
    ['a length that is not there', () => wavOf(stereo).subarray(0, 1000), 'not whole'],
    ['a head alone', () => wavOf(stereo).subarray(0, 30), 'not whole'],
    ['nothing', () => wavOf([new Float32Array(0)]), 'no sound'],
  ])('WAV with %s', async (_, make, reason) => {
    expect(await reasonOf(make())).toContain(reason)
  })

  it('is a FLAC or an Ogg that was cut off', async () => {
    expect(await reasonOf(flacOf(stereo).subarray(0, 100_000))).toContain('not whole')
    const vorbis = await vorbisOf(stereo)
    expect(await reasonOf(vorbis.subarray(0, vorbis.length - 500))).toContain('not whole')
    expect(await reasonOf(opusOf(3).subarray(0, 9000))).toContain('not whole')
  })

  it('is what is too long or too large', async () => {
    const short = { ...limits, longestS: 1 }
    const files = [wavOf(stereo), flacOf(stereo), await mp3Of(stereo), await vorbisOf(stereo)]
    for (const file of [...files, opusOf(3)])
      expect(await reasonOf(file, short)).toContain('longer than 1 seconds')
    expect(await reasonOf(wavOf(stereo), { ...limits, largestBytes: 1000 })).toContain('more than')
    expect(await reasonOf(flacOf([tone(0.1)], { claimedSamples: 4e9 }))).toContain('longer than')
  })

  it('is a small file that unfolds to hours, and it stops at the limit', async () => {
    const bomb = flacBomb(2000)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await reasonOf(bomb)).toContain('longer than 20 seconds')
    let seconds = 0
    await expect(async () => {
      for await (const [first] of decodeBlocks(bomb, limits))
        seconds += (first?.length ?? 0) / 44_100
    }).rejects.toThrow('longer than')
    expect(seconds).toBeLessThanOrEqual(20.2)
    const tiny = opusOf(100, { frame: Uint8Array.of(0xfc) })
    expect(await reasonOf(tiny)).toContain('longer than 20 seconds')
  })
})

describe('why it is not taken', () => {
  const short = { ...limits, longestS: 1 }
  const small = { ...limits, largestBytes: 5_000_000 }
  it.each([
    ['sound.unknown', ascii('Once upon a time.'), limits, {}],
    ['sound.unusual', wavOf(stereo, { rate: 1 }), limits, {}],
    ['sound.unusual', wavOf(stereo, { claimedChannels: 32 }), limits, {}],
    ['sound.empty', wavOf([new Float32Array(0)]), limits, {}],
    ['sound.broken', wavOf(stereo).subarray(0, 1000), limits, {}],
    ['sound.too_long', wavOf(stereo), short, { values: { seconds: 1 } }],
    ['sound.too_large', new Uint8Array(5_000_001), small, { values: { megabytes: 5 } }],
  ])('is told as failures are named: %s', async (code, bytes, within, more) => {
    await expect(decodeAudio(bytes, within)).rejects.toMatchObject({ reason: { code, ...more } })
  })
})

describe('broken files', () => {
  /** Bytes that look random and are the same every time. */
  function mangled(bytes: Uint8Array, { changes, seed }: { changes: number; seed: number }) {
    let state = seed
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state >>> 8
    }
    const copy = bytes.slice()
    for (let n = 0; n < changes; n++) copy[next() % copy.length] = next() & 255
    return copy
  }

  it.each([
    ['WAV', async () => wavOf(stereo)],
    ['MP3', () => mp3Of(stereo)],
    ['FLAC', async () => flacOf(stereo)],
    ['Ogg Vorbis', () => vorbisOf(stereo)],
    ['Ogg Opus', async () => opusOf(3)],
  ])('end with sound or with a reason: %s', async (_, make) => {
    const whole = await make()
    const files = [1, 2, 3, 4].flatMap((seed) => [
      mangled(whole, { changes: 20, seed }),
      mangled(whole, { changes: 3000, seed }),
      mangled(whole.subarray(0, 400 * seed), { changes: 10, seed }),
      joined([
        whole.subarray(0, 60 * seed),
        mangled(new Uint8Array(8000), { changes: 30_000, seed }),
      ]),
    ])
    for (const file of files) {
      const outcome = await decode(file).catch((error: unknown) => error)
      if (outcome instanceof EngineError) expect(outcome.kind).toBe('invalid')
      else expect(outcome).toHaveProperty('channels')
    }
  })
})
