import { expect, it } from 'vitest'
import { decodeAudio } from '../decode/decode-audio.ts'
import { tone } from '../decode/sample-files.ts'
import { createMp3Writer } from './mp3-writer.ts'
import { createWavWriter } from './wav-writer.ts'

const limits = { longestS: 10, largestBytes: 10_000_000 }
const rate = 44_100

it.each(['mp3', 'wav'])(
  'a %s plays exactly as long as what went in, and nothing later',
  async (format) => {
    for (const samples of [1, 1000, 44_100, 100_003]) {
      const left = tone(samples / rate, { hz: 500 })
      const right = tone(samples / rate, { hz: 800 })
      const encoder =
        format === 'mp3' ? await createMp3Writer(rate) : createWavWriter(rate, samples)
      for (let at = 0; at < samples; at += 1024)
        encoder.write({ left: left.subarray(at, at + 1024), right: right.subarray(at, at + 1024) })
      const { channels, seconds } = await decodeAudio(encoder.end(), limits)
      expect(Math.round(seconds * rate)).toBe(samples)
      if (samples < 10_000) continue
      for (const [at, wanted] of [left, right].entries()) {
        const off = channels[at]?.map((value, n) => Math.abs(value - (wanted[n] as number)))
        const mean = (off?.reduce((sum, each) => sum + each, 0) ?? Infinity) / samples
        expect(mean).toBeLessThan(0.01)
      }
    }
  },
)

it('a wav holds what is too loud as loud as it can', async () => {
  const encoder = createWavWriter(rate, 2)
  encoder.write({ left: Float32Array.of(1.7, -1.7), right: Float32Array.of(0, 0) })
  const { channels } = await decodeAudio(encoder.end(), limits)
  expect(channels[0]?.[0]).toBeGreaterThan(0.99)
  expect(channels[0]?.[1]).toBeLessThan(-0.99)
})
