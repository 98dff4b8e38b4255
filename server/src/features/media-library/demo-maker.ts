// Who makes demos: the built-in engine, through the seam that all engines have.
import { setTimeout as sleep } from 'node:timers/promises'
import { type ModelDeclaration, readParams } from '@atelier/contract/model-declaration'
import type { WorkKind } from '@atelier/contract/work-terms'
import type { Engine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type { Maker, MakerOutcome, MakerRequest } from '@atelier/engines/makers/maker'
import { makerOf } from '@atelier/engines/makers/maker-of'
import type { DemoRecipe } from './demos/demo-recipe.ts'

export type MadeDemo = {
  file: Uint8Array
  /** Any picture; absent where none came with it. */
  poster?: Uint8Array
  title?: string
  style?: string
}

export type DemoMaker = {
  /** Another one when the same recipe makes another file. */
  version: string
  /** The same for the same recipe. Ends with the signal. */
  make(recipe: DemoRecipe, signal: AbortSignal): Promise<MadeDemo>
  /** Ends what it keeps running; what is being made fails. */
  close?(): Promise<void>
}

/** To be raised when the built-in engine composes or films otherwise than before. */
const builtinVersion = 'builtin-1'

const kindOf: { readonly [Task in DemoRecipe['task']]: WorkKind } = {
  compose: 'music',
  film: 'video',
}

/** Null where no engine of our own makes songs and clips. An engine of its own: people's wishes never wait behind a demo. */
export function findDemoMaker(
  engines: readonly Engine[],
  engineIo: (signal: AbortSignal) => EngineIo,
): DemoMaker | null {
  const engine = engines.find(
    ({ id, kinds }) => id === 'builtin' && kinds.includes('music') && kinds.includes('video'),
  )
  if (!engine) return null
  const opened = engine.create(engine.settings.parse({}))
  return {
    version: builtinVersion,
    close: async () => opened.close?.(),
    async make(recipe, signal) {
      const maker = makerOf(opened, kindOf[recipe.task])
      if (!maker) throw new Error(`the built-in engine makes no ${kindOf[recipe.task]}`)
      const io = engineIo(signal)
      const { results } = await outcomeOf(await requestOf(recipe, maker, io), maker, io)
      const [made] = results
      if (!made || !('data' in made.file)) throw new Error('nothing was made')
      const { title, style } = made.about ?? {}
      return {
        file: made.file.data,
        ...(made.poster && 'data' in made.poster ? { poster: made.poster.data } : {}),
        ...(title ? { title } : {}),
        ...(style ? { style } : {}),
      }
    },
  }
}

async function requestOf(
  { id, task, prompt, params: given }: DemoRecipe,
  maker: Maker,
  io: EngineIo,
): Promise<MakerRequest> {
  const model = (await maker.listModels(io)).find(({ declaration }) => declaration.tasks[task])
  if (!model) throw new Error(`the built-in engine lists no model that does ${task}`)
  return {
    ...{ key: `demo-${id}`.slice(0, 40), model: model.name, task, prompt, negativePrompt: '' },
    ...{ inputs: [], params: checked(model.declaration, task, given), count: 1, parent: null },
    ...{ locale: 'en-US', inBackground: true },
  }
}

function checked(
  declaration: ModelDeclaration,
  task: DemoRecipe['task'],
  given: DemoRecipe['params'],
) {
  const read = readParams(declaration, task, given)
  if ('problems' in read) throw new Error(`not taken: ${JSON.stringify(read.problems)}`)
  return read.params
}

/** What a wish came to. Throws when it failed, or was not done when the signal went off. */
async function outcomeOf(request: MakerRequest, maker: Maker, io: EngineIo): Promise<MakerOutcome> {
  const submitted = await maker.submit(request, { ...io, progress: () => undefined })
  if ('outcome' in submitted) return submitted.outcome
  for (;;) {
    const standing = await maker.check(submitted.ticket, io)
    if (standing.state === 'done') return standing.outcome
    if (standing.state === 'failed') throw new Error(standing.message)
    await sleep(maker.checkEveryMs ?? 2000, undefined, { signal: io.signal })
  }
}
