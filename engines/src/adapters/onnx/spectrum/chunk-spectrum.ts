// A stretch of stereo sound as the spectrogram that MDX-Net models take, and back: frames around every `hop`th sample, the ends mirrored,
// a Hann window, not scaled. Both channels go through one transform, one as its real and one as its imaginary part.

import { createComplexFft } from '../../../audio/fft.ts'
import type { Stereo } from '../../../audio/stereo.ts'

/** Samples between two frames. */
export const hop = 1024

export type SpectrumShape = {
  /** Samples of a frame. */
  fftSize: number
  /** Frequencies that are kept, from the lowest on. */
  bins: number
  frames: number
}

export type ChunkSpectrum = {
  /** Samples of the stretch. */
  readonly length: number
  /** Fills `[4, bins, frames]`: left real, left imaginary, right real, right imaginary. */
  forward(chunk: Stereo, into: Float32Array): void
  /** The other way; frequencies that are not kept are silent. */
  inverse(spectrogram: Float32Array, into: Stereo): void
}

export const stretchOf = ({ frames }: Pick<SpectrumShape, 'frames'>): number => hop * (frames - 1)

export function createChunkSpectrum({ fftSize, bins, frames }: SpectrumShape): ChunkSpectrum {
  const fft = createComplexFft(fftSize)
  const length = stretchOf({ frames })
  const middle = fftSize / 2
  const window = Float64Array.from(
    { length: fftSize },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / fftSize),
  )
  const re = new Float64Array(fftSize)
  const im = new Float64Array(fftSize)
  const plane = bins * frames
  const sums = { left: new Float64Array(length), right: new Float64Array(length) }
  const weights = weightsOf(window, length)

  return {
    length,
    forward({ left, right }, into) {
      for (let frame = 0; frame < frames; frame++) {
        for (let n = 0; n < fftSize; n++) {
          const at = mirrored(frame * hop - middle + n, length)
          re[n] = (left[at] as number) * (window[n] as number)
          im[n] = (right[at] as number) * (window[n] as number)
        }
        fft.forward(re, im)
        for (let k = 0; k < bins; k++) {
          const other = k === 0 ? 0 : fftSize - k
          const at = k * frames + frame
          into[at] = ((re[k] as number) + (re[other] as number)) / 2
          into[at + plane] = ((im[k] as number) - (im[other] as number)) / 2
          into[at + 2 * plane] = ((im[k] as number) + (im[other] as number)) / 2
          into[at + 3 * plane] = ((re[other] as number) - (re[k] as number)) / 2
        }
      }
    },
    inverse(spectrogram, into) {
      sums.left.fill(0)
      sums.right.fill(0)
      for (let frame = 0; frame < frames; frame++) {
        re.fill(0)
        im.fill(0)
        for (let k = 0; k < bins; k++) {
          const at = k * frames + frame
          const isReal = k === 0 || k === middle
          const leftRe = spectrogram[at] as number
          const leftIm = isReal ? 0 : (spectrogram[at + plane] as number)
          const rightRe = spectrogram[at + 2 * plane] as number
          const rightIm = isReal ? 0 : (spectrogram[at + 3 * plane] as number)
          re[k] = leftRe - rightIm
          im[k] = leftIm + rightRe
          if (isReal) continue
          re[fftSize - k] = leftRe + rightIm
          im[fftSize - k] = rightRe - leftIm
        }
        fft.inverse(re, im)
        const start = frame * hop - middle
        for (let n = Math.max(0, -start); n < fftSize && start + n < length; n++) {
          const at = start + n
          sums.left[at] = (sums.left[at] as number) + (re[n] as number) * (window[n] as number)
          sums.right[at] = (sums.right[at] as number) + (im[n] as number) * (window[n] as number)
        }
      }
      for (let n = 0; n < length; n++) {
        into.left[n] = (sums.left[n] as number) / (weights[n] as number)
        into.right[n] = (sums.right[n] as number) / (weights[n] as number)
      }
    },
  }
}

/** What the windows, taken on both ways, add up to at each sample; frames reach over both ends, so it is nowhere 0. */
function weightsOf(window: Float64Array, length: number): Float64Array {
  const weights = new Float64Array(length)
  const middle = window.length / 2
  for (let at = 0; at < length; at++) {
    const first = Math.max(0, Math.ceil((at + 1 - middle) / hop))
    for (let frame = first; frame * hop - middle <= at && frame * hop <= length; frame++)
      weights[at] = (weights[at] as number) + (window[at - frame * hop + middle] as number) ** 2
  }
  return weights
}

function mirrored(at: number, length: number): number {
  if (at < 0) return -at
  return at < length ? at : 2 * (length - 1) - at
}
