import { describe, expect, it, vi } from 'vitest'
import { noiseFrom, type Stereo, sampleSong, sdr, songRate } from '../testing/sample-song.ts'
import { splitSong } from '../testing/split-song.ts'

vi.setConfig({ testTimeout: 60_000 })

const song = sampleSong(6)
const { mixture } = song
const minus = (one: Stereo, other: Stereo): Stereo => [
  one[0].map((value, n) => value - (other[0][n] as number)),
  one[1].map((value, n) => value - (other[1][n] as number)),
]
const stem = (stems: Readonly<Record<string, Stereo>>, name: string): Stereo =>
  stems[name] ?? expect.fail(`${name} is missing`)
const largest = (sides: Stereo) =>
  Math.max(...sides.map((side) => side.reduce((max, each) => Math.max(max, Math.abs(each)), 0)))

/** How much better than the mixture it is, in decibels. */
const gain = (truth: Stereo, estimate: Stereo, from = mixture) =>
  sdr(truth, estimate) - sdr(truth, from)

describe('a song with the voice in the middle', () => {
  it('comes apart as voice and backing', async () => {
    const stems = await splitSong(mixture)
    expect(gain(song.vocals, stem(stems, 'vocals'))).toBeGreaterThan(10)
    expect(gain(minus(mixture, song.vocals), stem(stems, 'backing'))).toBeGreaterThan(10)
  })

  it('comes apart though the drums are in the middle too', async () => {
    const middle = sampleSong(6, { drumPan: 0 })
    const stems = await splitSong(middle.mixture)
    expect(gain(middle.vocals, stem(stems, 'vocals'), middle.mixture)).toBeGreaterThan(10)
    const backing = minus(middle.mixture, middle.vocals)
    expect(gain(backing, stem(stems, 'backing'), middle.mixture)).toBeGreaterThan(10)
  })

  it('comes apart, less well, though all is nearer to the middle', async () => {
    const near = sampleSong(6, { drumPan: 0.3, width: 0.5 })
    const stems = await splitSong(near.mixture)
    expect(gain(near.vocals, stem(stems, 'vocals'), near.mixture)).toBeGreaterThan(8)
    const backing = minus(near.mixture, near.vocals)
    expect(gain(backing, stem(stems, 'backing'), near.mixture)).toBeGreaterThan(8)
  })

  it('comes apart as four', async () => {
    const stems = await splitSong(mixture, { stems: 'four' })
    expect(Object.keys(stems)).toEqual(['vocals', 'drums', 'bass', 'other'])
    expect(gain(song.vocals, stem(stems, 'vocals'))).toBeGreaterThan(10)
    expect(gain(song.drums, stem(stems, 'drums'))).toBeGreaterThan(10)
    expect(gain(song.bass, stem(stems, 'bass'))).toBeGreaterThan(10)
    expect(gain(song.chords, stem(stems, 'other'))).toBeGreaterThan(10)
  })

  it('keeps more out of the voice the stronger it is asked', async () => {
    const silentVoice: Stereo = minus(mixture, song.vocals)
    const left = await Promise.all(
      [1, 5, 10].map(async (strength) => {
        const { vocals } = await splitSong(silentVoice, { strength })
        return (vocals ?? expect.fail('no voice'))[0].reduce((sum, each) => sum + each ** 2, 0)
      }),
    )
    expect(left[1]).toBeLessThan((left[0] as number) * 0.8)
    expect(left[2]).toBeLessThan((left[1] as number) * 0.8)
  })
})

it.each(['two', 'four'] as const)(
  '%s stems add up to the song, to its last sample',
  async (set) => {
    const odd: Stereo = [mixture[0].subarray(0, 100_001), mixture[1].subarray(0, 100_001)]
    const stems = Object.values(await splitSong(odd, { stems: set }))
    const rest = stems.reduce(minus, odd)
    expect(largest(rest)).toBeLessThan(1e-6)
    expect(largest(odd)).toBeGreaterThan(0.1)
  },
)

it('gives the same however the song is cut in pieces', async () => {
  const short: Stereo = [mixture[0].subarray(0, 60_000), mixture[1].subarray(0, 60_000)]
  expect(await splitSong(short, { blockLength: 777 })).toEqual(await splitSong(short))
})

it('leaves a song without a middle to the backing', async () => {
  const [one, other] = [noiseFrom(1), noiseFrom(2)]
  const wide: Stereo = [
    Float32Array.from({ length: 2 * songRate }, () => 0.3 * one()),
    Float32Array.from({ length: 2 * songRate }, () => 0.3 * other()),
  ]
  expect(sdr(wide, stem(await splitSong(wide), 'backing'))).toBeGreaterThan(10)
})

it('makes silence of silence', async () => {
  const silence: Stereo = [new Float32Array(50_000), new Float32Array(50_000)]
  for (const each of Object.values(await splitSong(silence, { stems: 'four' })))
    expect(largest(each)).toBe(0)
})

it.each([1, 500, 1024, 1025])('takes a song of %i samples', async (length) => {
  const tiny: Stereo = [mixture[0].slice(0, length), mixture[1].slice(0, length)]
  const stems = Object.values(await splitSong(tiny))
  expect(largest(stems.reduce(minus, tiny))).toBeLessThan(1e-6)
})
