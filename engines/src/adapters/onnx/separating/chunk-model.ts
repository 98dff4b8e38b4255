// A model as something that takes stretches of a song apart, whatever it takes them as.

import type { Stereo } from '../../../audio/stereo.ts'
import { createStereo } from '../../../audio/stereo.ts'
import { EngineError } from '../../../errors.ts'
import type { ModelShape } from '../model-shape.ts'
import { createChunkSpectrum } from '../spectrum/chunk-spectrum.ts'
import type { OpenModel } from './runtime.ts'

export type ChunkModel = {
  /** Samples that it takes at once. */
  readonly length: number
  /** Samples at both ends whose stems are not to be used. */
  readonly margin: number
  /** How many stems it gives. */
  readonly stems: number
  /** The stems of a stretch, as long as it; valid until the next. Throws EngineError. */
  run(chunk: Stereo): Promise<readonly Stereo[]>
}

export function createChunkModel(model: OpenModel, shape: ModelShape): ChunkModel {
  return shape.family === 'waveform' ? ofWaveforms(model, shape) : ofSpectra(model, shape)
}

function ofWaveforms(
  model: OpenModel,
  { input, output, length, stems }: ModelShape & { family: 'waveform' },
): ChunkModel {
  const numbers = new Float32Array(2 * length)
  const shape = [1, 2, length]
  const wanted = [1, stems.length, 2, length]
  return {
    length,
    margin: 0,
    stems: stems.length,
    async run({ left, right }) {
      numbers.set(left)
      numbers.set(right, length)
      const given = soundOnly(await model.run({ input, output, numbers, shape, wanted }))
      const side = (at: number) => given.subarray(at * length, (at + 1) * length)
      return stems.map((_, at) => ({ left: side(2 * at), right: side(2 * at + 1) }))
    },
  }
}

function ofSpectra(
  model: OpenModel,
  { input, output, fftSize, bins, frames, stems }: ModelShape & { family: 'spectrogram' },
): ChunkModel {
  const spectrum = createChunkSpectrum({ fftSize, bins, frames })
  const numbers = new Float32Array(4 * bins * frames)
  const shape = [1, 4, bins, frames]
  const stem = createStereo(spectrum.length)
  return {
    length: spectrum.length,
    margin: fftSize / 2,
    stems: stems.length,
    async run(chunk) {
      spectrum.forward(chunk, numbers)
      const given = await model.run({ input, output, numbers, shape, wanted: shape })
      spectrum.inverse(soundOnly(given), stem)
      return [stem]
    },
  }
}

function soundOnly(numbers: Float32Array): Float32Array {
  for (let n = 0; n < numbers.length; n++)
    if (!Number.isFinite(numbers[n]))
      throw new EngineError('invalid', 'The model gave numbers that are no sound.')
  return numbers
}
