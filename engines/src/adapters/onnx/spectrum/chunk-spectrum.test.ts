import { expect, it } from 'vitest'
import { createStereo, type Stereo } from '../../../audio/stereo.ts'
import { createChunkSpectrum, hop } from './chunk-spectrum.ts'

const noise = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, n) => 0.5 * Math.sin(n * n * seed + n * 0.3))

const stretch = (length: number): Stereo => ({
  left: noise(length, 0.013),
  right: noise(length, 0.029),
})

/** The largest difference, over the largest of what was wanted. */
const offBy = (one: Float32Array, other: Float32Array): number =>
  one.reduce((max, value, n) => Math.max(max, Math.abs(value - (other[n] as number))), 0) /
  one.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9)

it('has the layout and the numbers that MDX-Net models were made with', () => {
  const shape = { fftSize: 3072, bins: 1000, frames: 5 }
  const spectrum = createChunkSpectrum(shape)
  expect(spectrum.length).toBe(4 * hop)
  const chunk = stretch(spectrum.length)
  const into = new Float32Array(4 * shape.bins * shape.frames)
  spectrum.forward(chunk, into)
  const mirrored = (at: number) => {
    if (at < 0) return -at
    return at < chunk.left.length ? at : 2 * (chunk.left.length - 1) - at
  }
  for (const frame of [0, 2, 4])
    for (const bin of [0, 1, 17, 999])
      for (const [side, channel] of [chunk.left, chunk.right].entries()) {
        let [re, im] = [0, 0]
        for (let n = 0; n < 3072; n++) {
          const value = channel[mirrored(frame * hop - 1536 + n)] as number
          const window = Math.sin((Math.PI * n) / 3072) ** 2
          re += value * window * Math.cos((2 * Math.PI * n * bin) / 3072)
          im -= value * window * Math.sin((2 * Math.PI * n * bin) / 3072)
        }
        const at = (plane: number) => into[((2 * side + plane) * 1000 + bin) * 5 + frame]
        expect(at(0)).toBeCloseTo(re, 3)
        expect(at(1)).toBeCloseTo(im, 3)
      }
})

it.each([2048, 5120, 6144, 7680])('comes back as it was, of spectra of %i samples', (fftSize) => {
  const shape = { fftSize, bins: fftSize / 2 + 1, frames: 12 }
  const spectrum = createChunkSpectrum(shape)
  const chunk = stretch(spectrum.length)
  const numbers = new Float32Array(4 * shape.bins * shape.frames)
  const back = createStereo(spectrum.length)
  for (let round = 0; round < 2; round++) {
    spectrum.forward(chunk, numbers)
    spectrum.inverse(numbers, back)
    expect(offBy(chunk.left, back.left)).toBeLessThan(1e-5)
    expect(offBy(chunk.right, back.right)).toBeLessThan(1e-5)
  }
})

it('is silent where frequencies are not kept, and whole below them', () => {
  const shape = { fftSize: 6144, bins: 2048, frames: 12 }
  const spectrum = createChunkSpectrum(shape)
  const tone = (hz: number) =>
    Float32Array.from({ length: spectrum.length }, (_, n) =>
      Math.sin((2 * Math.PI * hz * n) / 44_100),
    )
  const numbers = new Float32Array(4 * shape.bins * shape.frames)
  const back = createStereo(spectrum.length)
  spectrum.forward({ left: tone(3000), right: tone(18_000) }, numbers)
  spectrum.inverse(numbers, back)
  const inner = (samples: Float32Array) => samples.subarray(3072, -3072)
  expect(offBy(inner(tone(3000)), inner(back.left))).toBeLessThan(1e-4)
  expect(offBy(inner(tone(18_000)), inner(back.right))).toBeGreaterThan(0.99)
  expect(inner(back.right).every((value) => Math.abs(value) < 1e-3)).toBe(true)
})
