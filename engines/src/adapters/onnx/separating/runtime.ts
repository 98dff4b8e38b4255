// Opens a model by the runtime that operators install themselves. Only processes of their own call it: a model is a program of somebody
// else's.
import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { InferenceSession } from 'onnxruntime-web'
import { EngineError } from '../../../errors.ts'
import type { ModelValue } from '../model-shape.ts'

type Runtime = typeof import('onnxruntime-web')

export const runtimeName = 'onnxruntime-web'
export const runtimeVersion = '1.30.0'

export type OpenModel = {
  inputs: readonly ModelValue[]
  outputs: readonly ModelValue[]
  /** One input, one output, by name. Throws EngineError `invalid` for an output of another shape than `wanted`. */
  run(request: ModelRun): Promise<Float32Array>
  close(): Promise<void>
}

export type ModelRun = {
  input: string
  output: string
  /** Left as it is. */
  numbers: Float32Array
  shape: readonly number[]
  wanted: readonly number[]
}

/** Of a model's file: it and what it becomes must fit into 4 GB. */
const maxBytes = 1_500_000_000

/** Throws EngineError `unavailable` where there is no runtime or no file, `invalid` for a file that is no model. */
export async function openModel(path: string, name = runtimeName): Promise<OpenModel> {
  const runtime = await loadRuntime(name)
  const session = await openSession(runtime, await readModel(path))
  return {
    inputs: session.inputMetadata,
    outputs: session.outputMetadata,
    run: (request) => runOnce(runtime, session, request),
    close: () => session.release(),
  }
}

async function loadRuntime(name: string): Promise<Runtime> {
  const runtime = await import(name).catch((cause: unknown) => {
    throw new EngineError(
      'broken',
      `Models are run by the package ${runtimeName}, which is not installed: in the folder of the installation, "npm install --no-save ${runtimeName}@${runtimeVersion}" does that.`,
      { cause },
    )
  })
  // Half of the cores: the server lives on the others.
  runtime.env.wasm.numThreads = Math.max(1, Math.min(4, availableParallelism() >> 1))
  runtime.env.logLevel = 'fatal'
  return runtime
}

async function readModel(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  if (!found.isFile())
    throw new EngineError('invalid', 'What the path of the model names is no file.')
  if (found.size > maxBytes)
    throw new EngineError('invalid', `The model has more than ${maxBytes / 1e6} MB.`)
  return readFile(path).catch((cause: unknown) => {
    throw unreadable(cause)
  })
}

const unreadable = (cause: unknown): EngineError =>
  new EngineError('broken', `The model's file cannot be read: ${codeOf(cause)}.`, { cause })

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)

async function openSession(runtime: Runtime, model: Uint8Array): Promise<InferenceSession> {
  try {
    return await runtime.InferenceSession.create(model, {
      executionProviders: ['wasm'],
      logSeverityLevel: 4,
    })
  } catch (cause) {
    const why = wordsOf(cause)
    if (why.startsWith('no available backend'))
      throw new EngineError('broken', `${runtimeName} does not work here: ${why}`, { cause })
    throw new EngineError('invalid', `The file is no model that can be used: ${why}`, { cause })
  }
}

async function runOnce(
  runtime: Runtime,
  session: InferenceSession,
  { input, output, numbers, shape, wanted }: ModelRun,
): Promise<Float32Array> {
  const given = new runtime.Tensor('float32', numbers, shape)
  const results = await session.run({ [input]: given }, [output]).catch((cause: unknown) => {
    throw new EngineError('broken', `The model broke off: ${wordsOf(cause)}`, { cause })
  })
  const { data, dims } = results[output] ?? { data: undefined, dims: [] }
  if (!(data instanceof Float32Array) || dims.join() !== wanted.join())
    throw new EngineError(
      'invalid',
      `The model gave [${dims.join(', ')}], and [${wanted.join(', ')}] was wanted.`,
    )
  return data
}

/** What the runtime says, without what it always says. */
const wordsOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause))
    .replace(/^.*ERROR_MESSAGE: /s, '')
    .slice(0, 300)
