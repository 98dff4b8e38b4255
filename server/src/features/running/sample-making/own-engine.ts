// The built-in engine, asked as works ask it.
import { type ModelDeclaration, readParams } from '@atelier/contract/model-declaration'
import type { WorkKind, WorkTask } from '@atelier/contract/work-terms'
import { builtin } from '@atelier/engines/adapters/builtin/index'
import type { EngineIo } from '@atelier/engines/io'
import { makeNow } from '@atelier/engines/makers/make-now'
import type { MadeResult, Maker, MakerRequest } from '@atelier/engines/makers/maker'
import { makerOf } from '@atelier/engines/makers/maker-of'

export type OwnRequest = {
  kind: WorkKind
  task: WorkTask
  /** The first that does the task when absent. */
  model?: string
  prompt: string
  params: { readonly [name: string]: string | number | boolean }
}

export type OwnEngine = {
  /** The first result of a wish. Throws for one that the model does not take. */
  make(request: OwnRequest): Promise<MadeResult & { data: Uint8Array }>
  close(): Promise<void>
}

const longestMs = 15 * 60_000

export function openOwnEngine(): OwnEngine {
  const opened = builtin.create(builtin.settings.parse({}))
  return {
    async make(request) {
      const maker = makerOf(opened, request.kind)
      if (!maker) throw new Error(`the built-in engine makes no ${request.kind}`)
      const io: EngineIo = {
        request: () => Promise.reject(new Error('nothing is asked of the network')),
        now: () => new Date(),
        signal: AbortSignal.timeout(longestMs),
        log: () => undefined,
      }
      const ended = await makeNow(maker, await requestOf(request, maker, io), io)
      if (ended.state === 'failed') throw new Error(ended.message)
      const [made] = ended.outcome.results
      if (!made || !('data' in made.file)) throw new Error('nothing was made')
      return { ...made, data: made.file.data }
    },
    close: async () => opened.close?.(),
  }
}

async function requestOf(request: OwnRequest, maker: Maker, io: EngineIo): Promise<MakerRequest> {
  const { task, prompt } = request
  const model = (await maker.listModels(io)).find(
    ({ name, declaration }) => declaration.tasks[task] && name === (request.model ?? name),
  )
  if (!model)
    throw new Error(`the built-in engine lists no ${request.model ?? 'model'} for ${task}`)
  return {
    key: 'sample',
    model: model.name,
    task,
    prompt,
    negativePrompt: '',
    inputs: [],
    params: checked(model.declaration, request),
    count: 1,
    parent: null,
    locale: 'en-US',
  }
}

function checked(declaration: ModelDeclaration, { task, params }: OwnRequest) {
  const read = readParams(declaration, task, params)
  if ('problems' in read) throw new Error(`not taken: ${JSON.stringify(read.problems)}`)
  return read.params
}
