// How loud something is to people: ITU-R BS.1770-4, integrated, of one or two channels.
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** The head's effect: a shelf that lifts what is above 1.7 kHz by 4 dB. */
function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** Deep tones are heard less: a high-pass at 38 Hz. */
function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** Sums of squares as they are heard, of one channel. */
function createWeighting(
  sampleRate: number,
): (samples: Float32Array, from: number, to: number) => number {
  const one = shelf(sampleRate)
  const two = highPass(sampleRate)
  // Numbers that outlive a call are kept in an array: as variables each would be an object of its own.
  const state = new Float64Array(4)
  return (samples, from, to) => {
    let sum = 0
    let s1 = state[0] ?? 0
    let s2 = state[1] ?? 0
    let t1 = state[2] ?? 0
    let t2 = state[3] ?? 0
    for (let at = from; at < to; at += 1) {
      const x = samples[at] ?? 0
      const y = one.b0 * x + s1
      s1 = one.b1 * x - one.a1 * y + s2
      s2 = one.b2 * x - one.a2 * y
      const z = two.b0 * y + t1
      t1 = two.b1 * y - two.a1 * z + t2
      t2 = two.b2 * y - two.a2 * z
      sum += z * z
    }
    state.set([s1, s2, t1, t2])
    return sum
  }
}

export type LoudnessMeter = {
  /** One array for each channel, all of one length. */
  push(channels: readonly Float32Array[]): void
  /** LUFS of all that was pushed; −Infinity for silence and for less than 400 ms. */
  integrated(): number
}

export function createLoudnessMeter(sampleRate: number, channels: 1 | 2): LoudnessMeter {
  const weightings = Array.from({ length: channels }, () => createWeighting(sampleRate))
  // Blocks of 400 ms overlap by three quarters: they are put together from steps of 100 ms.
  const stepFrames = Math.round(sampleRate / 10)
  const steps: number[] = []
  let [sum, filled] = [0, 0]
  return {
    push(samples) {
      const frames = samples[0]?.length ?? 0
      for (let at = 0; at < frames; ) {
        const to = Math.min(frames, at + stepFrames - filled)
        weightings.forEach((weigh, channel) => {
          sum += weigh(samples[channel] ?? new Float32Array(frames), at, to)
        })
        filled += to - at
        at = to
        if (filled < stepFrames) continue
        steps.push(sum / stepFrames)
        ;[sum, filled] = [0, 0]
      }
    },
    integrated: () => gate(steps),
  }
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length

/** What is below −70 LUFS does not count, nor what is 10 below the mean of the rest. */
function gate(steps: readonly number[]): number {
  const blocks = steps.slice(3).map((_, at) => mean(steps.slice(at, at + 4)))
  const heard = blocks.filter((power) => lufs(power) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const threshold = lufs(mean(heard)) - 10
  return lufs(mean(heard.filter((power) => lufs(power) > threshold)))
}

/** LUFS of one or two whole channels. */
export function measureLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate, channels.length === 1 ? 1 : 2)
  meter.push(channels)
  return meter.integrated()
}
