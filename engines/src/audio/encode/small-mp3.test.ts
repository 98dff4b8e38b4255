import { expect, it } from 'vitest'
import { decodeAudio } from '../decode/decode-audio.ts'
import { encodeSmallMp3 } from './small-mp3.ts'

it('a song as a small MP3 is as long as before, sounds the same, and takes 6 KB a second', async () => {
  const rate = 44_100
  const left = Float32Array.from({ length: 3 * rate }, (_, n) => 0.5 * Math.sin((n * 440) / 7019))
  const small = await encodeSmallMp3({ left, right: left }, rate)
  expect(small.byteLength).toBeLessThan(3 * 6000 + 1000)
  const { seconds, channels } = await decodeAudio(small, { longestS: 10, largestBytes: 1e6 })
  expect(seconds).toBeCloseTo(3, 0)
  expect(channels).toHaveLength(1)
  const loudest = Math.max(...(channels[0]?.subarray(rate, 2 * rate) ?? []))
  expect(loudest).toBeCloseTo(0.5, 1)
})
