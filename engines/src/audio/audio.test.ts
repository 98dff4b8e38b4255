import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'
import { createLoudnessMeter, measureLoudness } from './loudness.ts'

const rate = 44_100

function sine(hz: number, dbfs: number, seconds: number, sampleRate = rate): Float32Array {
  const peak = 10 ** (dbfs / 20)
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => Math.sin((2 * Math.PI * hz * at) / sampleRate) * peak,
  )
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * rate))

describe('the loudness meter', () => {
  it.each([44_100, 48_000])('knows a sine of 997 Hz at %i samples a second', (sampleRate) => {
    const tone = sine(997, -20, 4, sampleRate)
    // BS.1770: one channel at 0 dBFS reads -3.01 LUFS, and a second of the same adds 3.01.
    expect(measureLoudness([tone], sampleRate)).toBeCloseTo(-23.01, 1)
    expect(measureLoudness([tone, tone], sampleRate)).toBeCloseTo(-20, 1)
    expect(measureLoudness([tone, new Float32Array(tone.length)], sampleRate)).toBeCloseTo(
      -23.01,
      1,
    )
  })

  it('hears deep tones less and high ones more', () => {
    const at = (hz: number) => measureLoudness([sine(hz, -20, 3)], rate)
    expect(at(30)).toBeLessThan(at(997) - 3)
    expect(at(5000)).toBeGreaterThan(at(997) + 2.5)
  })

  it('leaves out what is silent or far below the rest', () => {
    const tone = sine(997, -20, 5)
    const quiet = sine(997, -50, 5)
    const meter = createLoudnessMeter(rate, 1)
    for (const piece of [tone, silence(10), quiet, tone]) meter.push([piece])
    // Blocks that lie across a border pull it down a little.
    expect(Math.abs(meter.integrated() - measureLoudness([tone], rate))).toBeLessThan(0.3)
    expect(measureLoudness([silence(2)], rate)).toBe(Number.NEGATIVE_INFINITY)
  })

  it('does not care in which pieces it is told', () => {
    const tone = sine(440, -12, 3)
    const meter = createLoudnessMeter(rate, 1)
    for (let at = 0; at < tone.length; at += 777) meter.push([tone.subarray(at, at + 777)])
    expect(meter.integrated()).toBeCloseTo(measureLoudness([tone], rate), 6)
  })
})

describe('the limiter', () => {
  it('keeps peaks, between samples too, under the ceiling, and leaves alone what is below', () => {
    const left = sine(11_025, 6, 1).map((sample, at) =>
      at > 20_000 && at < 30_000 ? sample : sample * 0.05,
    )
    const right = sine(440, -20, 1)
    const before = right.slice()
    const limiter = createLimiter({ sampleRate: rate, ceiling: 0.8, gain: 1 })
    limiter.process({ left, right })
    expect(Math.max(...left)).toBeLessThanOrEqual(0.8 + 1e-6)
    for (let at = limiter.delay; at < 15_000; at += 100)
      expect(right[at]).toBeCloseTo(before[at - limiter.delay] ?? 0, 6)
  })
})
