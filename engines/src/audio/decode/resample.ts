// Changes the sample rate by a windowed sinc, a piece at a time.

/** Zero crossings of the sinc on each side, at the lower of both rates. */
const reach = 32
/** The sinc is tabulated so finely, and taken linearly between. */
const stepsPerCrossing = 512
/** Of the window, after Kaiser: about 90 dB between what stays and what is left out. */
const beta = 9
/** The passband ends there, as a share of the lower half rate: the rest is the filter's slope. */
const cutoff = 0.94

export type Resampler = {
  push(samples: Float32Array): Float32Array
  /** What the last samples still give. Nothing may be pushed after it. */
  end(): Float32Array
}

/** Altogether it gives as many samples as fit in the time of those it takes, rounded. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, end: () => new Float32Array(0) }
  const { side, weightsFor } = createWeights(from, to)
  let kept: Float32Array = new Float32Array(side)
  /** Which sample of all stands first in `kept`. */
  let keptFrom = -side
  let taken = 0
  let given = 0

  const give = (until: number): Float32Array => {
    const out = new Float32Array(Math.max(0, until - given))
    for (let n = 0; n < out.length; n++) {
      const weights = weightsFor(given + n)
      const first = Math.floor(((given + n) * from) / to) - side + 1 - keptFrom
      let sum = 0
      for (let k = 0; k < weights.length; k++)
        sum += (kept[first + k] as number) * (weights[k] as number)
      out[n] = sum
    }
    given += out.length
    const done = Math.max(keptFrom, Math.floor((given * from) / to) - side)
    kept = kept.slice(done - keptFrom)
    keptFrom = done
    return out
  }
  const add = (samples: Float32Array) => {
    const joined = new Float32Array(kept.length + samples.length)
    joined.set(kept)
    joined.set(samples, kept.length)
    kept = joined
  }
  return {
    push(samples) {
      add(samples)
      taken += samples.length
      return give(Math.floor(((taken - 1 - side) * to) / from))
    },
    end() {
      add(new Float32Array(2 * side + 2))
      return give(Math.round((taken * to) / from))
    },
  }
}

/** Places between two samples that are told apart; only rates that hardly anybody has need more, and are rounded to these. */
const maxRows = 4096

/** The weights of the `2 * side` samples around each place, from `side - 1` before the one at or before it. */
function createWeights(from: number, to: number) {
  const kernel = tabulate()
  const width = Math.max(1, from / to)
  const side = Math.ceil(reach * width)
  const divisor = commonDivisor(from, to)
  const rows = to / divisor
  const steps = Math.min(rows, maxRows)
  const known = new Map<number, Float32Array>()
  return {
    side,
    weightsFor(n: number): Float32Array {
      const row = Math.round((((n * (from / divisor)) % rows) / rows) * steps)
      const before = known.get(row)
      if (before) return before
      const weights = Float32Array.from(
        { length: 2 * side },
        (_, k) => kernel(Math.abs(row / steps + side - 1 - k) / width) / width,
      )
      known.set(row, weights)
      return weights
    },
  }
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

/** The kernel by the distance from its middle, in zero crossings. */
function tabulate(): (distance: number) => number {
  const table = new Float32Array(reach * stepsPerCrossing + 2)
  for (let k = 0; k < reach * stepsPerCrossing; k++) {
    const x = k / stepsPerCrossing
    const turn = Math.PI * x * cutoff
    const sinc = x === 0 ? 1 : Math.sin(turn) / turn
    table[k] = cutoff * sinc * (bessel(beta * Math.sqrt(1 - (x / reach) ** 2)) / bessel(beta))
  }
  return (distance) => {
    const place = distance * stepsPerCrossing
    const below = Math.floor(place)
    const low = table[below] ?? 0
    return low + ((table[below + 1] ?? 0) - low) * (place - below)
  }
}

/** The modified Bessel function of the first kind and order 0. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
