// Model files in a folder of their own, a song, and engines that take it apart by them.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { wavOf } from '../../../audio/decode/sample-files.ts'
import type { StemsEngine, StemsOutcome, StemsRequest } from '../../../kinds/stems.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { createStems } from '../onnx.stems.ts'
import type { ModelSettings } from '../onnx-job.ts'
import { createOnnxLanes } from '../onnx-lanes.ts'
import { elementTypes } from './onnx-file.ts'
import {
  endless,
  identity,
  leftOnly,
  middleAndSides,
  noSound,
  shares,
  spectrumShare,
  unknownOperation,
} from './sample-models.ts'

const samples = 8192
const chunk = [1, 2, samples]
const models = {
  sides: middleAndSides(samples),
  anyLength: middleAndSides('samples'),
  four: shares([0.4, 0.3, 0.2, 0.1], samples),
  voice: shares([0.25], samples),
  spectrum: spectrumShare(0.5, 1025, 12),
  left: leftOnly(1025, 12),
  endless: endless(samples),
  noSound: noSound(samples),
  unknown: unknownOperation(),
  empty: new Uint8Array(0),
  text: Buffer.from('this is a letter and no model '.repeat(99)),
  cut: middleAndSides(samples).subarray(0, 150),
  picture: identity([{ name: 'a', shape: [1, 3, 8, 8] }], [{ name: 'b', shape: [1, 3, 8, 8] }]),
  small: identity(
    [{ name: 'a', shape: chunk, type: elementTypes.float16 }],
    [{ name: 'b', shape: chunk, type: elementTypes.float16 }],
  ),
  twofold: identity(
    [
      { name: 'a', shape: chunk },
      { name: 'spectrum', shape: [1, 4, 9, 9] },
    ],
    [{ name: 'b', shape: chunk }],
  ),
}
export type ModelName = keyof typeof models

export type Sides = readonly Float32Array[]
export const length = 50_001
export const song: Sides = [
  Float32Array.from({ length }, (_, n) => 0.4 * Math.sin(n * 0.05) + 0.2 * Math.sin(n * 0.4)),
  Float32Array.from({ length }, (_, n) => 0.4 * Math.sin(n * 0.05) - 0.2 * Math.sin(n * 0.3)),
]
export const songFile = wavOf(song, { kind: 'f32' })

export const requestOf = (model: string, more: Partial<StemsRequest> = {}): StemsRequest => ({
  key: 'wish-1',
  model,
  task: 'separate',
  prompt: '',
  negativePrompt: '',
  inputs: [{ role: 'song', mime: 'audio/wav', data: songFile }],
  params: { format: 'wav' },
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})

/** To be called once in a file of tests. */
export function useModels() {
  const lanes = createOnnxLanes()
  const io = createTestIo()
  const harness = {
    folder: '',
    io,
    open: (name: string, settings: Partial<ModelSettings> = {}, on = lanes): StemsEngine =>
      createStems(
        {
          modelPath: join(harness.folder, `${name}.onnx`),
          sampleRate: 44_100,
          stems: [],
          fftSize: 0,
          ...settings,
        },
        on,
      ),
    async submit(engine: StemsEngine, request: StemsRequest): Promise<StemsOutcome> {
      const answer = await engine.submit(request, { ...io, progress() {} })
      return 'outcome' in answer ? answer.outcome : expect.fail('it was not done at once')
    },
  }
  beforeAll(async () => {
    harness.folder = await mkdtemp(join(tmpdir(), 'onnx-models-'))
    await mkdir(join(harness.folder, 'folder.onnx'))
    for (const [name, bytes] of Object.entries(models))
      await writeFile(join(harness.folder, `${name}.onnx`), bytes)
  })
  afterAll(async () => {
    await Promise.all([lanes.close(), io.close()])
    await rm(harness.folder, { recursive: true })
  })
  return harness
}
