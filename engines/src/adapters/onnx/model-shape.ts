// What a model takes and gives, by what its file says of its input and output. Two families are known; all else is refused with the reason.
import { type StemName, stemNames } from '@atelier/contract/work-terms'
import { fftFactors } from '../../audio/fft.ts'
import { EngineError } from '../../errors.ts'
import type { ModelSettings } from './onnx-job.ts'
import { hop, stretchOf } from './spectrum/chunk-spectrum.ts'

/**
 * An input or output as the runtime describes it; a dimension with a name takes any number; without dimensions nothing is known of them.
 */
export type ModelValue = {
  readonly name: string
  readonly isTensor: boolean
  readonly type?: string
  readonly shape?: readonly (number | string)[]
}

type Ports = {
  input: string
  output: string /** In the model's order. */
  stems: readonly StemName[]
}

export type ModelShape = Ports &
  (
    | { family: 'waveform' /** Samples that it takes at once. */; length: number }
    | { family: 'spectrogram'; fftSize: number; bins: number; frames: number }
  )

/** Throws EngineError `invalid`. */
export function readModelShape(
  model: { inputs: readonly ModelValue[]; outputs: readonly ModelValue[] },
  settings: ModelSettings,
): ModelShape {
  const input = onlyOne(model.inputs, 'input')
  const output = onlyOne(model.outputs, 'output')
  const [batch, ...rest] = input.dimensions
  if (typeof batch !== 'number' || batch === 1) {
    if (rest.length === 2 && rest[0] === 2) return waveformShape(input, output, settings)
    if (rest.length === 3 && rest[0] === 4) return spectrogramShape(input, output, settings)
  }
  throw notTaken(
    `Its input is [${input.dimensions.join(', ')}]; taken are [1, 2, samples] and [1, 4, frequencies, frames].`,
  )
}

type Port = { name: string; dimensions: readonly (number | string)[] }

function onlyOne(values: readonly ModelValue[], which: 'input' | 'output'): Port {
  const [value] = values
  if (!value || values.length > 1)
    throw notTaken(`It has ${values.length} ${which}s; taken is one.`)
  const { name, isTensor, type, shape = [] } = value
  if (!isTensor || type !== 'float32')
    throw notTaken(`Its ${which} is of ${type ?? 'no numbers'}; taken is float32.`)
  return { name, dimensions: shape }
}

/** Seconds of sound at once when the model takes any length: as the models are made for that take one length alone. */
const defaultChunkS = 7.8
const maxChunkS = 60
const minSamples = 1024

function waveformShape(input: Port, output: Port, settings: ModelSettings): ModelShape {
  const { sampleRate } = settings
  const declared = input.dimensions[2]
  const length =
    typeof declared === 'number' && declared > 0 ? declared : Math.round(defaultChunkS * sampleRate)
  if (length < minSamples || length > maxChunkS * sampleRate)
    throw notTaken(
      `It takes ${length} samples at once; taken are ${minSamples} to ${maxChunkS * sampleRate}.`,
    )
  const given = output.dimensions[1]
  const count = typeof given === 'number' && given > 0 ? given : settings.stems.length
  if (!fits(output, [1, count, 2, length]) || count < 1 || count > stemNames.length)
    throw notTaken(
      `Its output is [${output.dimensions.join(', ')}]; wanted is [1, stems, 2, samples]. A model that does not say how many stems it gives wants them named in the settings.`,
    )
  const ports = { input: input.name, output: output.name, stems: stemsOf(count, settings) }
  return { family: 'waveform', ...ports, length }
}

/** Lengths of spectra of well-known models, by how many frequencies they keep. */
const defaultFftSizes: Readonly<Record<number, number>> = { 2048: 6144, 3072: 6144 }
const defaultFrames = 256
/** Numbers in one input: 256 MB. */
const maxNumbers = 2 ** 26

function spectrogramShape(input: Port, output: Port, settings: ModelSettings): ModelShape {
  const [, , bins, declared] = input.dimensions
  if (typeof bins !== 'number' || bins < 1)
    throw notTaken('It does not say how many frequencies it takes.')
  const frames = typeof declared === 'number' && declared > 0 ? declared : defaultFrames
  const fftSize = settings.fftSize || (defaultFftSizes[bins] ?? 2 * (bins - (bins % 2)))
  if (!isFftSize(fftSize))
    throw notTaken(`It takes ${bins} frequencies: the settings must say the size of a spectrum.`)
  if (bins > fftSize / 2 + 1)
    throw notTaken(`It takes ${bins} frequencies; spectra of ${fftSize} samples have fewer.`)
  // Half a spectrum at both ends is not used, and something must be left between.
  if (stretchOf({ frames }) < fftSize + 2 * hop || 4 * bins * frames > maxNumbers)
    throw notTaken(`It takes ${frames} frames of ${bins} frequencies at once.`)
  if (!fits(output, [1, 4, bins, frames]))
    throw notTaken(
      `Its output is [${output.dimensions.join(', ')}]; wanted is what goes in: [1, 4, ${bins}, ${frames}].`,
    )
  const ports = { input: input.name, output: output.name, stems: stemsOf(1, settings) }
  return { family: 'spectrogram', ...ports, fftSize, bins, frames }
}

/** Spectra that sound can be made of again, a hop apart. */
export const isFftSize = (size: number): boolean =>
  size >= 2 * hop && size <= 32 * hop && size % 2 === 0 && fftFactors(size) !== undefined

const fits = ({ dimensions }: Port, wanted: readonly number[]): boolean =>
  dimensions.length === 0 ||
  (dimensions.length === wanted.length &&
    dimensions.every((size, at) => typeof size !== 'number' || size < 0 || size === wanted[at]))

const defaultStems: Readonly<Record<number, readonly StemName[]>> = {
  1: ['vocals'],
  2: ['vocals', 'backing'],
  4: ['drums', 'bass', 'other', 'vocals'],
  6: ['drums', 'bass', 'other', 'vocals', 'guitar', 'piano'],
}

function stemsOf(count: number, { stems }: ModelSettings): readonly StemName[] {
  const named = stems.length > 0 ? stems : defaultStems[count]
  if (!named) throw notTaken(`It gives ${count} stems: the settings must name them.`)
  if (named.length !== count)
    throw notTaken(`It gives ${count} stems, and the settings name ${named.length}.`)
  return named
}

const notTaken = (why: string) =>
  new EngineError('invalid', `The model cannot be used here. ${why}`, { untaken: true })
