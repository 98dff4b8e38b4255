// Midjourney: drawing from words with flags, going on from an earlier work, and many prompts at once.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { fieldsFor } from '@atelier/contract/model-declaration'
import { readPromptFlags } from '@atelier/contract/prompt-flags'
import { countVariants, expandVariants } from '@atelier/contract/prompt-variants'
import { speedNumbers, speeds } from '@atelier/contract/work-price'
import { type WorkTask, workTasks, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { ChosenModel } from '../work-models/work-models.usecases.ts'
import type { InputRef } from '../works/recipe.ts'
import type { WorkModel } from '../works/work-plan.ts'
import { askForWorks, checkNumber, type Queued, type Wanted } from './ask-for-works.ts'
import { planWith, type RecipeDependencies, refuseField, type WorkRequest } from './plan-work.ts'

type Input = ParsedInputOf<typeof queue.drawMidjourney>
type BatchInput = ParsedInputOf<typeof queue.drawMidjourneyBatch>
type Context = RequestContext<'caller'>

/** Numbers and names of the family that are no tasks. */
const familyTasks: Record<Exclude<Input['action'], WorkTask>, WorkTask> = {
  1: 'draw',
  2: 'upscale',
  3: 'vary',
  4: 'draw',
  5: 'reroll',
  6: 'zoom',
  7: 'edit',
  imagine: 'draw',
  variation: 'vary',
  inpaint: 'edit',
}

const isTask = (action: Input['action']): action is WorkTask =>
  workTasks.some((task) => task === action)

const taskOf = (action: Input['action']): WorkTask =>
  isTask(action) ? action : familyTasks[action]

const fromPicture = 4

const wireFields = { mask: 'mask', task: 'action', parent: 'drawId', 'parent.index': 'orderId' }

/** What is common to all prompts of a call. */
export type MidjourneyAsk = Omit<Input, 'prompt' | 'beishu'>

/** Number of the speed that a model is asked for, as its parameter; nothing where it has none and none but the default is asked for. */
export function speedParam(
  { declaration }: Pick<WorkModel, 'declaration'>,
  task: WorkTask,
  isFast: number | null | undefined,
): { speed?: string } | 'not-offered' {
  if (isFast === null || isFast === undefined) return {}
  const speed = speeds.find((name) => speedNumbers[name] === isFast) ?? 'fast'
  const field = fieldsFor(declaration, task).find(({ name }) => name === 'speed')
  if (field?.kind === 'choice' && field.options.includes(speed)) return { speed }
  return speed === 'fast' ? {} : 'not-offered'
}

function inputsOf({ inputs, mask }: Pick<Input, 'inputs' | 'mask'>): InputRef[] {
  if (!mask) return [...inputs]
  const ref = typeof mask === 'string' ? { upload: mask } : mask
  return [...inputs, { role: 'mask', ...ref }]
}

/** A prompt with its flags read, and how often it is wanted. What is typed wins over what is set beside it. */
export function toMidjourneyRequest(
  text: string,
  ask: MidjourneyAsk,
  { model }: ChosenModel,
  context: Pick<Context, 'locale'>,
): { request: WorkRequest; times: number } {
  const task = taskOf(ask.action)
  const speed = speedParam(model, task, ask.isFast)
  if (speed === 'not-offered')
    throw refuseField({ field: 'isFast', reason: 'not-offered' }, context)
  const read = readPromptFlags(text, model.declaration, task)
  const pictures = inputsOf(ask)
  if (ask.action === fromPicture && pictures.length === 0)
    throw refuseField({ field: 'inputs', reason: 'source-wanted' }, context)
  const unwanted = [ask.negativePrompt.trim(), read.negativePrompt].filter(Boolean)
  const request: WorkRequest = {
    task,
    types: [workTypes.midjourney],
    modelId: model.id,
    prompt: read.prompt,
    negativePrompt: unwanted.join(', '),
    params: { ...speed, ...ask.params, ...read.params },
    inputs: pictures,
    count: ask.count,
    parent: ask.drawId ? { id: ask.drawId, index: ask.orderId ? ask.orderId - 1 : null } : null,
    originId: ask.originId,
    fields: wireFields,
  }
  return { request, times: read.repeat }
}

/**
 * Throws request.invalid for a prompt that stands for several where one is asked for: nobody has been told how many that would be, and what
 * they cost.
 */
export function checkSingle(prompt: string, field: string, context: Pick<Context, 'locale'>): void {
  const count = countVariants(prompt)
  if (count > 1) throw refuseField({ field, reason: 'variants-in-one', values: { count } }, context)
}

/** Throws models.not_found, models.none, models.vip_only. */
export const chooseMidjourney = (
  { modelId, action }: Pick<Input, 'modelId' | 'action'>,
  context: Context,
  { models }: Pick<RecipeDependencies, 'models'>,
): Promise<ChosenModel> =>
  models.choose(context, { types: [workTypes.midjourney], task: taskOf(action), id: modelId })

export async function queueMidjourney(
  { prompt, beishu, ...ask }: Input,
  context: Context,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  if (taskOf(ask.action) === 'draw') checkSingle(prompt, 'prompt', context)
  const chosen = await chooseMidjourney(ask, context, dependencies)
  const { request, times } = toMidjourneyRequest(prompt, ask, chosen, context)
  const plan = await planWith(chosen, request, context, dependencies)
  const wanted = [{ plan, times: times * beishu }]
  return askForWorks(wanted, 'beishu', context, dependencies.enqueueWorks)
}

export async function queueMidjourneyBatch(
  { prompt, prompts, beishu, ...ask }: BatchInput,
  context: Context,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const texts = prompts ?? [prompt]
  const field = prompts ? 'prompts' : 'prompt'
  const count = texts.reduce((sum, text) => sum + countVariants(text), 0) * beishu
  checkNumber(count, field, context)
  const chosen = await chooseMidjourney(ask, context, dependencies)
  const wanted: Wanted[] = []
  for (const [place, text] of texts.entries())
    for (const variant of expandVariants(text, count)) {
      const { request, times } = toMidjourneyRequest(variant, ask, chosen, context)
      const fields = { ...wireFields, ...(prompts ? { prompt: `prompts.${place}` } : {}) }
      const plan = await planWith(chosen, { ...request, fields }, context, dependencies)
      wanted.push({ plan, times: times * beishu })
    }
  return askForWorks(wanted, field, context, dependencies.enqueueWorks)
}
