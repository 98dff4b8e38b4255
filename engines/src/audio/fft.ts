// The Fourier transform of complex signals whose length is made of twos, threes and fives, which is what models for spectra want, and of
// real ones, by a complex one of half the length. After Stockham, so that nothing has to be sorted.

export type ComplexFft = {
  readonly size: number
  /** In place, both of `size` values. */
  forward(re: Float64Array, im: Float64Array): void
  /** Undoes `forward`, scale included. */
  inverse(re: Float64Array, im: Float64Array): void
}

/** The factors of a length that its transform goes by, when there is one. */
export function fftFactors(size: number): number[] | undefined {
  if (!Number.isInteger(size) || size < 2) return undefined
  const factors: number[] = []
  let rest = size
  for (const factor of [4, 2, 3, 5])
    for (; rest % factor === 0; rest /= factor) factors.push(factor)
  return rest === 1 ? factors : undefined
}

/** Throws RangeError for a length that has other prime factors. */
export function createComplexFft(size: number): ComplexFft {
  const factors = fftFactors(size)
  if (!factors) throw new RangeError(`No transform of ${size} values: not of twos, threes, fives.`)
  const turn = turnOf(size)
  const spare = { re: new Float64Array(size), im: new Float64Array(size) }
  const transform = (re: Float64Array, im: Float64Array) => {
    let [from, to]: [Complex, Complex] = [{ re, im }, spare]
    let stride = 1
    let left = size
    for (const radix of factors) {
      left /= radix
      const stage = { from, to, stride, left }
      if (radix === 4) stepByFour(stage, turn)
      else if (radix === 2) stepByTwo(stage, turn)
      else stepBy(radix, stage, turn)
      stride *= radix
      ;[from, to] = [to, from]
    }
    if (from.re === re) return
    re.set(from.re)
    im.set(from.im)
  }
  return {
    size,
    forward: transform,
    inverse(re, im) {
      // Swapped on both sides, the same transform goes the other way.
      transform(im, re)
      for (let k = 0; k < size; k++) {
        re[k] = (re[k] as number) / size
        im[k] = (im[k] as number) / size
      }
    },
  }
}

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
  const fft = createComplexFft(half)
  const { cos, sin } = turnOf(size)
  return {
    size,
    forward(signal, outRe, outIm) {
      for (let k = 0; k < half; k++) {
        re[k] = signal[2 * k] as number
        im[k] = signal[2 * k + 1] as number
      }
      fft.forward(re, im)
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
        outRe[k] = evenRe + oddRe * c - oddIm * s
        outIm[k] = evenIm + oddIm * c + oddRe * s
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
        const oddRe = turnedRe * c + turnedIm * s
        const oddIm = turnedIm * c - turnedRe * s
        re[k] = evenRe - oddIm
        im[k] = evenIm + oddRe
      }
      fft.inverse(re, im)
      for (let k = 0; k < half; k++) {
        signal[2 * k] = re[k] as number
        signal[2 * k + 1] = im[k] as number
      }
    },
  }
}

type Complex = { re: Float64Array; im: Float64Array }
/** All parts of a turn, clockwise. */
type Turn = { cos: Float64Array; sin: Float64Array }
type Stage = { from: Complex; to: Complex; stride: number; left: number }

function turnOf(size: number): Turn {
  const turn: Turn = { cos: new Float64Array(size), sin: new Float64Array(size) }
  for (let k = 0; k < size; k++) {
    turn.cos[k] = Math.cos((2 * Math.PI * k) / size)
    turn.sin[k] = -Math.sin((2 * Math.PI * k) / size)
  }
  return turn
}

function stepByTwo({ from, to, stride, left }: Stage, { cos, sin }: Turn): void {
  const other = stride * left
  for (let p = 0; p < left; p++) {
    const c = cos[p * stride] as number
    const s = sin[p * stride] as number
    for (let q = 0; q < stride; q++) {
      const at = q + stride * p
      const into = q + stride * 2 * p
      const aRe = from.re[at] as number
      const aIm = from.im[at] as number
      const bRe = from.re[at + other] as number
      const bIm = from.im[at + other] as number
      const dRe = aRe - bRe
      const dIm = aIm - bIm
      to.re[into] = aRe + bRe
      to.im[into] = aIm + bIm
      to.re[into + stride] = dRe * c - dIm * s
      to.im[into + stride] = dRe * s + dIm * c
    }
  }
}

function stepByFour({ from, to, stride, left }: Stage, { cos, sin }: Turn): void {
  const apart = stride * left
  for (let p = 0; p < left; p++) {
    const place = p * stride
    const c1 = cos[place] as number
    const s1 = sin[place] as number
    const c2 = cos[2 * place] as number
    const s2 = sin[2 * place] as number
    const c3 = cos[3 * place] as number
    const s3 = sin[3 * place] as number
    for (let at = place; at < place + stride; at++) {
      const into = at + 3 * place
      const aRe = from.re[at] as number
      const aIm = from.im[at] as number
      const bRe = from.re[at + apart] as number
      const bIm = from.im[at + apart] as number
      const cRe = from.re[at + 2 * apart] as number
      const cIm = from.im[at + 2 * apart] as number
      const dRe = from.re[at + 3 * apart] as number
      const dIm = from.im[at + 3 * apart] as number
      const evenRe = aRe + cRe
      const evenIm = aIm + cIm
      const oddRe = bRe + dRe
      const oddIm = bIm + dIm
      const acRe = aRe - cRe
      const acIm = aIm - cIm
      const bdRe = bRe - dRe
      const bdIm = bIm - dIm
      const oneRe = acRe + bdIm
      const oneIm = acIm - bdRe
      const twoRe = evenRe - oddRe
      const twoIm = evenIm - oddIm
      const threeRe = acRe - bdIm
      const threeIm = acIm + bdRe
      to.re[into] = evenRe + oddRe
      to.im[into] = evenIm + oddIm
      to.re[into + stride] = oneRe * c1 - oneIm * s1
      to.im[into + stride] = oneRe * s1 + oneIm * c1
      to.re[into + 2 * stride] = twoRe * c2 - twoIm * s2
      to.im[into + 2 * stride] = twoRe * s2 + twoIm * c2
      to.re[into + 3 * stride] = threeRe * c3 - threeIm * s3
      to.im[into + 3 * stride] = threeRe * s3 + threeIm * c3
    }
  }
}

function stepBy(radix: number, { from, to, stride, left }: Stage, { cos, sin }: Turn): void {
  const size = cos.length
  const part = size / radix
  for (let p = 0; p < left; p++)
    for (let q = 0; q < stride; q++)
      for (let k = 0; k < radix; k++) {
        let sumRe = 0
        let sumIm = 0
        for (let j = 0; j < radix; j++) {
          const at = q + stride * (p + left * j)
          const place = ((j * k) % radix) * part
          const c = cos[place] as number
          const s = sin[place] as number
          sumRe += (from.re[at] as number) * c - (from.im[at] as number) * s
          sumIm += (from.re[at] as number) * s + (from.im[at] as number) * c
        }
        const place = (p * k * stride) % size
        const c = cos[place] as number
        const s = sin[place] as number
        const into = q + stride * (radix * p + k)
        to.re[into] = sumRe * c - sumIm * s
        to.im[into] = sumRe * s + sumIm * c
      }
}
