import { describe, expect, it } from 'vitest'
import { createComplexFft, createRealFft, fftFactors } from './fft.ts'

/** From −1 to 1, the same every time. */
const values = (size: number, seed: number) =>
  Float64Array.from({ length: size }, (_, n) => Math.sin(n * n * seed + n))

function directly(re: Float64Array, im: Float64Array, k: number): [number, number] {
  let [sumRe, sumIm] = [0, 0]
  for (const [n, real] of re.entries()) {
    const angle = (-2 * Math.PI * ((n * k) % re.length)) / re.length
    const imaginary = im[n] as number
    sumRe += real * Math.cos(angle) - imaginary * Math.sin(angle)
    sumIm += real * Math.sin(angle) + imaginary * Math.cos(angle)
  }
  return [sumRe, sumIm]
}

it.each([2, 3, 5, 6, 16, 30, 45, 360, 2048, 5120, 6144, 7680])(
  'transforms %i values as the definition says, and back',
  (size) => {
    const fft = createComplexFft(size)
    const [re, im] = [values(size, 0.37), values(size, 0.61)]
    const [outRe, outIm] = [re.slice(), im.slice()]
    fft.forward(outRe, outIm)
    for (const k of new Set([0, 1, size >> 1, size - 1, Math.floor(size / 3)])) {
      const [wantedRe, wantedIm] = directly(re, im, k)
      expect(outRe[k]).toBeCloseTo(wantedRe, 7)
      expect(outIm[k]).toBeCloseTo(wantedIm, 7)
    }
    fft.inverse(outRe, outIm)
    for (const [n, value] of re.entries()) {
      expect(Math.abs((outRe[n] as number) - value)).toBeLessThan(1e-12)
      expect(Math.abs((outIm[n] as number) - (im[n] as number))).toBeLessThan(1e-12)
    }
  },
)

it.each([0, 1, 7, 14, 2.5, -4])('knows no transform of %d values', (size) => {
  expect(fftFactors(size)).toBeUndefined()
  expect(() => createComplexFft(size)).toThrow(RangeError)
})

describe('the transform of real signals', () => {
  it.each([4, 8, 64, 512])(
    'of %i values is what the definition says, and the complex one',
    (size) => {
      const signal = values(size, 0.37)
      const re = new Float64Array(size / 2 + 1)
      const im = new Float64Array(size / 2 + 1)
      createRealFft(size).forward(signal, re, im)
      const [wholeRe, wholeIm] = [signal.slice(), new Float64Array(size)]
      createComplexFft(size).forward(wholeRe, wholeIm)
      for (let k = 0; k <= size / 2; k++) {
        const [wantedRe, wantedIm] = directly(signal, new Float64Array(size), k)
        expect(re[k]).toBeCloseTo(wantedRe, 8)
        expect(im[k]).toBeCloseTo(wantedIm, 8)
        expect(re[k]).toBeCloseTo(wholeRe[k] as number, 11)
        expect(im[k]).toBeCloseTo(wholeIm[k] as number, 11)
      }
    },
  )

  it('is undone', () => {
    const signal = values(4096, 0.37)
    const [re, im, back] = [new Float64Array(2049), new Float64Array(2049), new Float64Array(4096)]
    const fft = createRealFft(4096)
    fft.forward(signal, re, im)
    fft.inverse(re, im, back)
    for (const [n, value] of signal.entries())
      expect(Math.abs((back[n] as number) - value)).toBeLessThan(1e-12)
  })

  it.each([0, 2, 3, 1000])('of %i values is not offered', (size) => {
    expect(() => createRealFft(size)).toThrow(RangeError)
  })
})
