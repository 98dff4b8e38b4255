import type { Params } from '@atelier/contract/model-declaration'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { enqueueWorks } from '../queue/enqueue-works.ts'
import type { WorkRow } from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'
import { getOwnWorks } from './stop-works.ts'

/** Queues the same again, with another seed unless it is to be the same, at the price of now. Throws what planning and queueing throw. */
export async function redoWork(
  { id, sameSeed }: { id: number; sameSeed: boolean },
  context: RequestContext<'caller'>,
  dependencies: Pick<WorkDependencies, 'db' | 'clock' | 'findModel' | 'planAgain'>,
): Promise<number> {
  const [work] = await getOwnWorks([id], context.caller, dependencies.db)
  if (!work) throw new Error('a work that was found is gone')
  const model = await dependencies.findModel(work.modelId)
  const takesSeed = model?.declaration.fields.some(({ name }) => name === 'seed') ?? false
  const params = seeded(work, sameSeed && takesSeed)
  const plan = await dependencies.planAgain(
    { ...work, recipe: { ...work.recipe, params } },
    context,
  )
  const [queued] = await enqueueWorks([plan], context, dependencies)
  return queued ?? 0
}

/** Parameters with the seed that was used, or without any. */
function seeded({ recipe, seed }: WorkRow, same: boolean): Params {
  const { seed: asked, ...others } = recipe.params
  const used = seed ?? asked
  return same && used !== undefined ? { ...others, seed: used } : others
}
