// The Fourier transform of real signals whose length is a power of two, by a complex one of half the length.

export type RealFft = {
  readonly size: number
  /** `signal` has `size` values; `re` and `im` take `size / 2 + 1`, from 0 to half the sample rate. */
  forward(signal: Float64Array, re: Float64Array, im: Float64Array): void
  /** Undoes `forward`, scale included. Leaves `re` and `im` as they are. */
  inverse(re: Float64Array, im: Float64Array, signal: Float64Array): void
}

/** Throws RangeError for a size that is no power of two from 4 on. */
export function createRealFft(size: number): RealFft {
  if (!Number.isInteger(Math.log2(size)) || size < 4)
    throw new RangeError(`No transform of ${size} values: not a power of two from 4 on.`)
  const half = size / 2
  const re = new Float64Array(half)
  const im = new Float64Array(half)
  const transform = createComplexFft(half)
  const { cos, sin } = turns(size, half)
  return {
    size,
    forward(signal, outRe, outIm) {
      for (let k = 0; k < half; k++) {
        re[k] = signal[2 * k] as number
        im[k] = signal[2 * k + 1] as number
      }
      transform(re, im)
      const first = re[0] as number
      const second = im[0] as number
      outRe[0] = first + second
      outIm[0] = 0
      outRe[half] = first - second
      outIm[half] = 0
      for (let k = 1; k < half; k++) {
        const mirror = half - k
        const evenRe = ((re[k] as number) + (re[mirror] as number)) / 2
        const evenIm = ((im[k] as number) - (im[mirror] as number)) / 2
        const oddRe = ((im[k] as number) + (im[mirror] as number)) / 2
        const oddIm = ((re[mirror] as number) - (re[k] as number)) / 2
        const c = cos[k] as number
        const s = sin[k] as number
        outRe[k] = evenRe + oddRe * c + oddIm * s
        outIm[k] = evenIm + oddIm * c - oddRe * s
      }
    },
    inverse(inRe, inIm, signal) {
      for (let k = 0; k < half; k++) {
        const mirror = half - k
        const evenRe = ((inRe[k] as number) + (inRe[mirror] as number)) / 2
        const evenIm = ((inIm[k] as number) - (inIm[mirror] as number)) / 2
        const turnedRe = ((inRe[k] as number) - (inRe[mirror] as number)) / 2
        const turnedIm = ((inIm[k] as number) + (inIm[mirror] as number)) / 2
        const c = cos[k] as number
        const s = sin[k] as number
        const oddRe = turnedRe * c - turnedIm * s
        const oddIm = turnedRe * s + turnedIm * c
        // Swapped, and swapped back below: the same transform then goes the other way.
        im[k] = evenRe - oddIm
        re[k] = evenIm + oddRe
      }
      transform(re, im)
      for (let k = 0; k < half; k++) {
        signal[2 * k] = (im[k] as number) / half
        signal[2 * k + 1] = (re[k] as number) / half
      }
    },
  }
}

/** Cosines and sines of the first `count` of `size` equal parts of a turn. */
function turns(size: number, count: number) {
  const cos = new Float64Array(count)
  const sin = new Float64Array(count)
  for (let k = 0; k < count; k++) {
    cos[k] = Math.cos((2 * Math.PI * k) / size)
    sin[k] = Math.sin((2 * Math.PI * k) / size)
  }
  return { cos, sin }
}

function createComplexFft(size: number): (re: Float64Array, im: Float64Array) => void {
  const order = bitReversed(size)
  const { cos, sin } = turns(size, size / 2)
  return (re, im) => {
    for (let k = 0; k < size; k++) {
      const other = order[k] as number
      if (other > k) {
        swap(re, k, other)
        swap(im, k, other)
      }
    }
    for (let span = 1; span < size; span *= 2) {
      const stride = size / (2 * span)
      for (let k = 0; k < span; k++) {
        const c = cos[k * stride] as number
        const s = sin[k * stride] as number
        for (let low = k; low < size; low += 2 * span) {
          const high = low + span
          const highRe = re[high] as number
          const highIm = im[high] as number
          const turnedRe = highRe * c + highIm * s
          const turnedIm = highIm * c - highRe * s
          const lowRe = re[low] as number
          const lowIm = im[low] as number
          re[high] = lowRe - turnedRe
          im[high] = lowIm - turnedIm
          re[low] = lowRe + turnedRe
          im[low] = lowIm + turnedIm
        }
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number
  values[one] = values[other] as number
  values[other] = kept
}

function bitReversed(size: number): Uint32Array {
  const order = new Uint32Array(size)
  for (let k = 1; k < size; k++)
    order[k] = ((order[k >> 1] as number) >> 1) | (k & 1 ? size >> 1 : 0)
  return order
}
