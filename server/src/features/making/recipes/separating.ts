// Songs that are taken apart.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { type InputRole, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { storableText } from '../../../platform/storable-text.ts'
import type { ModelChoice } from '../work-models/work-models.usecases.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'
import { findOwnWork, findTitleOfFile } from './recipes.store.ts'

/** In UTF-16 units. */
const longestName = 200

type Input = ParsedInputOf<typeof queue.separate>

/**
 * The name of the song is the prompt, else it is the song's own title, else the words that it was made of; the work is shown and
 * found by it, and the model is told nothing.
 */
export async function queueSeparation(
  { beishu: times, ...input }: Input,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const fits = await whatFits(input, context, dependencies)
  const request = toDrawRequest({ ...input, task: 'separate' }, [workTypes.separation])
  const plan = await planWork({ ...request, fits }, context, dependencies)
  const name =
    songName(input.prompt) ||
    (plan.parent && songName((await findTitleOfFile(dependencies.db, plan.parent)) ?? '')) ||
    plan.inheritedPrompt
  const named = { ...plan, inheritedPrompt: name }
  return askForWorks([{ plan: named, times }], 'beishu', context, dependencies.enqueueWorks)
}

const songName = (name: string): string => storableText(name).trim().slice(0, longestName)

/** A model that takes songs as files, or one whose own song it is: some take no others. */
async function whatFits(
  { parent, inputs }: Pick<Input, 'parent' | 'inputs'>,
  { caller }: RequestContext<'caller'>,
  { db, models }: Pick<RecipeDependencies, 'db' | 'models'>,
): Promise<ModelChoice['fits']> {
  const isAlone = parent && inputs.length === 0
  const song = isAlone ? await findOwnWork(db, caller.accountId, parent.id) : undefined
  const maker = song && (await models.find(song.modelId))
  const role: InputRole = 'song'
  return ({ declaration, connectionId }) => {
    const declared = declaration.tasks.separate
    if (declared?.parent) return connectionId === maker?.connectionId
    return declared?.inputs.some((slot) => slot.role === role) ?? false
  }
}
