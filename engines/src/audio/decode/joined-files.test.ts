// Files that were put one behind the other, or begin late: read whole, not up to the first change.
import { describe, expect, it, vi } from 'vitest'
import { decodeAudio } from './decode-audio.ts'
import { joined, mp3Of, opusOf, tone, vorbisOf, wavOf } from './sample-files.ts'

vi.setConfig({ testTimeout: 60_000 })

const limits = { longestS: 20, largestBytes: 20_000_000 }
const decode = (bytes: Uint8Array) => decodeAudio(bytes, limits)

/** How much of a tone is in a piece of the sound, 1 for all of it; times in seconds. */
function purity(channel: Float32Array | undefined, hz: number, from: number, to: number): number {
  let [re, im, power] = [0, 0, 0]
  const piece = channel?.subarray(from * 44_100, to * 44_100) ?? new Float32Array(1)
  for (const [n, value] of piece.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * n) / 44_100)
    im += value * Math.sin((2 * Math.PI * hz * n) / 44_100)
    power += value ** 2
  }
  return (2 * (re ** 2 + im ** 2)) / (piece.length * power)
}

describe('sound whose kind changes on the way', () => {
  it.each([
    ['MP3', mp3Of],
    ['Ogg Vorbis', vorbisOf],
  ])('is read whole, with as many channels as its widest part: %s', async (_, make) => {
    const mono = await make([tone(2)])
    const stereo = await make([tone(3, { hz: 660 }), tone(3, { hz: 880 })])
    for (const file of [joined([mono, stereo]), joined([stereo, mono])]) {
      const { channels, seconds } = await decode(file)
      expect(Math.abs(seconds - 5)).toBeLessThan(0.15)
      expect(channels).toHaveLength(2)
    }
    const [left, right] = (await decode(joined([mono, stereo]))).channels
    expect(purity(left, 440, 0.2, 1.8)).toBeGreaterThan(0.999)
    expect(purity(right, 440, 0.2, 1.8)).toBeGreaterThan(0.999)
    expect(purity(left, 660, 2.3, 4.8)).toBeGreaterThan(0.999)
    expect(purity(right, 880, 2.3, 4.8)).toBeGreaterThan(0.999)
  })

  it.each([
    ['MP3', mp3Of],
    ['Ogg Vorbis', vorbisOf],
  ])('is as long and as high in each part, whatever its rate: %s', async (_, make) => {
    const slow = [tone(2, { rate: 22_050 }), tone(2, { rate: 22_050 })]
    const file = joined([await make(slow, 22_050), await make([tone(3), tone(3)])])
    const { channels, seconds } = await decode(file)
    expect(Math.abs(seconds - 5)).toBeLessThan(0.2)
    expect(purity(channels[0], 440, 0.2, 1.8)).toBeGreaterThan(0.999)
    expect(purity(channels[0], 440, 2.3, 4.8)).toBeGreaterThan(0.999)
  })

  it('is all links of an Ogg of Opus', async () => {
    const { channels, seconds } = await decode(joined([opusOf(2, { channels: 1 }), opusOf(3)]))
    expect(seconds).toBeCloseTo(5, 2)
    expect(channels).toHaveLength(2)
  })

  it('is not taken where it changes again and again', async () => {
    const [mono, stereo] = [await mp3Of([tone(0.2)]), await mp3Of([tone(0.2), tone(0.2)])]
    const pairs = Array.from({ length: 600 }, () => joined([mono, stereo]))
    const file = joined(pairs)
    await expect(decodeAudio(file, { ...limits, longestS: 1000 })).rejects.toMatchObject({
      reason: { code: 'sound.broken' },
    })
  })
})

describe('an MP3 that begins late', () => {
  it.each([
    ['zeros', new Uint8Array(30_000)],
    ['a megabyte of zeros', new Uint8Array(1_000_000)],
    ['what looks like single frames', looksLikeFrames()],
  ])('is found behind %s', async (_, front) => {
    const { channels, seconds } = await decode(joined([front, await mp3Of([tone(2), tone(2)])]))
    expect(Math.abs(seconds - 2)).toBeLessThan(0.15)
    expect(purity(channels[0], 440, 0.2, 1.8)).toBeGreaterThan(0.999)
  })

  it('is looked for so far and no further', async () => {
    const front = new Uint8Array(1_100_000)
    await expect(decode(joined([front, await mp3Of([tone(1)])]))).rejects.toMatchObject({
      reason: { code: 'sound.unknown' },
    })
  })

  it('is not found in other sound', async () => {
    const { seconds } = await decode(wavOf([tone(2)]))
    expect(seconds).toBe(2)
  })
})

/** Heads of frames with none behind them. */
function looksLikeFrames(): Uint8Array {
  const bytes = new Uint8Array(20_000)
  for (let at = 40; at < bytes.length; at += 611) bytes.set([0xff, 0xfb, 0xe0, 0x64], at)
  return bytes
}
