// Songs are taken apart by a model file of the operator's own. What runs it, onnxruntime-web, is loaded by processes of their own alone, and only there.
import { isAbsolute } from 'node:path'
import { type StemName, stemNames } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { isFftSize } from './model-shape.ts'
import { createStems } from './onnx.stems.ts'
import { createOnnxLanes } from './onnx-lanes.ts'

/** Those that a model may be made for and that MP3 has in one way. */
const sampleRates: readonly number[] = [32_000, 44_100, 48_000]

const isStemName = (name: string): name is StemName =>
  (stemNames as readonly string[]).includes(name)

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)

const areStems = (list: string): boolean => {
  const names = namesIn(list)
  return names.every(isStemName) && new Set(names).size === names.length
}

export const onnx = defineEngine({
  id: 'onnx',
  label: 'ONNX model',
  kinds: ['stems'],
  settings: z.object({
    modelPath: z
      .string()
      .refine(isAbsolute, 'A path from the root on is wanted')
      .describe(
        'Path of the model file (.onnx) on the server, from the root on; only models that you trust',
      ),
    stems: z
      .string()
      .default('')
      .refine(areStems, `Taken are ${stemNames.join(', ')}, each once`)
      .describe(
        'What the model gives, in its order, commas between, such as drums, bass, other, vocals; empty: what is usual for as many stems',
      ),
    sampleRate: z.coerce
      .number()
      .default(44_100)
      .refine((rate) => sampleRates.includes(rate), `Taken are ${sampleRates.join(', ')}`)
      .describe('Samples a second that the model was made for: 32000, 44100 or 48000'),
    fftSize: z.coerce
      .number()
      .default(0)
      .refine((size) => size === 0 || isFftSize(size), 'Taken are 2048 to 32768, of 2, 3 and 5')
      .describe(
        'Samples of a spectrum (n_fft), for models that take spectra; 0: what is usual for as many frequencies',
      ),
  }),
  create({ stems: list, ...settings }) {
    const lanes = createOnnxLanes()
    const stems = namesIn(list).filter(isStemName)
    return { stems: createStems({ ...settings, stems }, lanes), close: () => lanes.close() }
  },
})
