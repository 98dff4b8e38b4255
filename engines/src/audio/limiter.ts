// Keeps peaks under a ceiling without clipping: it looks ahead, turns down before the peak comes, and slowly up again.
import type { Stereo } from './stereo.ts'

export type Limiter = {
  /** Turns the block down in place. What comes out is what went in `delay` frames before. */
  process(block: Stereo): void
  /** Frames. */
  readonly delay: number
}

export type LimiterOptions = {
  sampleRate: number
  /** The highest peak, 0 to 1; peaks between samples are estimated and count. */
  ceiling: number
  /** Before the limiter, as a factor. */
  gain: number
}

export function createLimiter({ sampleRate, ceiling, gain }: LimiterOptions): Limiter {
  const delay = Math.round(sampleRate * 0.004)
  const release = 1 - Math.exp(-1 / (sampleRate * 0.09))
  const lines = { left: new Float32Array(delay), right: new Float32Array(delay) }
  const findLowest = createLowest(delay)
  const smooth = createMean(delay)
  const leftPeak = createPeak()
  const rightPeak = createPeak()
  // Of a block: numbers that outlive a call are kept in arrays, for as variables each would be an object of its own.
  const kept = new Float64Array([1, 0])
  return {
    delay,
    process({ left, right }) {
      let envelope = kept[0] ?? 1
      let place = kept[1] ?? 0
      for (let at = 0; at < left.length; at += 1) {
        const l = (left[at] ?? 0) * gain
        const r = (right[at] ?? 0) * gain
        const peak = Math.max(leftPeak(l), rightPeak(r))
        const lowest = findLowest(peak > ceiling ? ceiling / peak : 1)
        envelope = Math.min(lowest, envelope + (1 - envelope) * release)
        const turned = smooth(envelope)
        left[at] = (lines.left[place] ?? 0) * turned
        right[at] = (lines.right[place] ?? 0) * turned
        lines.left[place] = l
        lines.right[place] = r
        place = place + 1 === delay ? 0 : place + 1
      }
      kept.set([envelope, place])
    },
  }
}

/** The highest of a sample, the one before it, and three points between them on a cubic; a sample late. */
function createPeak(): (sample: number) => number {
  const past = new Float64Array(3)
  return (d) => {
    const a = past[0] ?? 0
    const b = past[1] ?? 0
    const c = past[2] ?? 0
    past[0] = b
    past[1] = c
    past[2] = d
    // Catmull-Rom between b and c. Far below any ceiling nothing between samples matters.
    const plain = Math.max(Math.abs(b), Math.abs(c), Math.abs(d))
    if (plain < 0.4) return plain
    const k3 = (d - a + 3 * (b - c)) / 2
    const k2 = a - 2.5 * b + 2 * c - d / 2
    const k1 = (c - a) / 2
    return Math.max(
      plain,
      Math.abs(((k3 * 0.25 + k2) * 0.25 + k1) * 0.25 + b),
      Math.abs(((k3 * 0.5 + k2) * 0.5 + k1) * 0.5 + b),
      Math.abs(((k3 * 0.75 + k2) * 0.75 + k1) * 0.75 + b),
    )
  }
}

/** The lowest of the last `span` + 2 values. */
function createLowest(span: number): (value: number) => number {
  const size = span + 3
  const values = new Float64Array(size)
  const times = new Int32Array(size)
  // The first place that counts, how many do, and the time.
  const state = new Int32Array(3)
  return (value) => {
    let head = state[0] ?? 0
    let count = state[1] ?? 0
    const now = state[2] ?? 0
    while (count > 0 && (values[(head + count - 1) % size] ?? 0) >= value) count -= 1
    const place = (head + count) % size
    values[place] = value
    times[place] = now
    count += 1
    while ((times[head] ?? 0) < now - span - 1) {
      head = (head + 1) % size
      count -= 1
    }
    state[0] = head
    state[1] = count
    state[2] = now + 1
    return values[head] ?? 1
  }
}

function createMean(span: number): (value: number) => number {
  const values = new Float64Array(span).fill(1)
  const state = new Float64Array([0, span])
  return (value) => {
    const place = state[0] ?? 0
    const sum = (state[1] ?? 0) + value - (values[place] ?? 0)
    values[place] = value
    state[0] = place + 1 === span ? 0 : place + 1
    state[1] = sum
    return sum / span
  }
}
