// From a request to a plan: finds the model, checks everything that is asked, and says what it costs. Nothing is taken yet.
import { Failure } from '@atelier/contract/errors'
import { ratesAtSpeed, secondsOfRequest } from '@atelier/contract/work-price'
import type { WorkTask, WorkType } from '@atelier/contract/work-terms'
import type { EngineIo } from '@atelier/engines/io'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { storableText } from '../../../platform/storable-text.ts'
import type {
  ChosenModel,
  ModelChoice,
  WorkModelCatalog,
} from '../work-models/work-models.usecases.ts'
import type { WorkPlan } from '../works/work-plan.ts'
import { checkOrigin, type OriginDependencies } from './check-origin.ts'
import { checkRequest, goesOn, type ModelRequest } from './check-request.ts'
import { type ParentRequest, readParent, readParentOfFile } from './parent-work.ts'
import { readRequestInputs, sourceFileOf, withSource } from './request-inputs.ts'
import {
  describeProblem,
  fieldOf,
  type RequestProblem,
  type WireFields,
} from './request-problems.ts'

/**
 * Takes the price of all of them and queues them, or none; resolves with their numbers in order. `on` is the transaction that it is a part
 * of; one of its own when absent.
 */
export type EnqueueWorks = (
  plans: readonly WorkPlan[],
  context: RequestContext<'caller'>,
  on?: Database,
) => Promise<number[]>

export type RecipeDependencies = OriginDependencies & {
  clock: Clock
  models: WorkModelCatalog
  enqueueWorks: EnqueueWorks
  /** Seconds until a work with this model would be done if it were asked for now; null when nobody knows. */
  estimateWait(modelId: number, context: RequestContext<'caller'>): Promise<number | null>
  engineIo(signal: AbortSignal): EngineIo
  listSites(): Promise<readonly Site[]>
}

export type PlanDependencies = Pick<RecipeDependencies, 'db' | 'models' | 'listSites' | 'isShown'>

/** What a call asks for, in the words of the house. */
export type WorkRequest = ModelRequest & {
  /** The kinds of works that the call makes, the default one first. */
  types: readonly WorkType[]
  modelId: number | null
  parent: ParentRequest | null
  /** The published work whose recipe it was made from. */
  originId?: number | null | undefined
  fields?: WireFields
  /** What a model has to be like that is taken where none is named. */
  fits?: ModelChoice['fits']
}

/**
 * Throws request.invalid with each field that does not fit, uploads.not_found or uploads.not_a_… for what cannot go along,
 * gallery.not_found of its origin, and what `choose` of the catalog and the request's parent throw.
 */
export async function planWork(
  request: WorkRequest,
  context: RequestContext<'caller'>,
  dependencies: PlanDependencies,
): Promise<WorkPlan> {
  const { types, task, modelId, fits } = request
  const chosen = await dependencies.models.choose(context, { types, task, id: modelId, fits })
  return planWith(chosen, request, context, dependencies)
}

/** The same with a model that was chosen before. */
export async function planWith(
  chosen: ChosenModel,
  sent: WorkRequest,
  context: RequestContext<'caller'>,
  dependencies: PlanDependencies,
): Promise<WorkPlan> {
  const { db, models } = dependencies
  const { model } = chosen
  const { task, originId } = sent
  const declared = model.declaration.tasks[task]
  if (!declared) throw refuse([{ field: 'task', reason: 'task-not-offered' }], sent, context)
  const isGoingOn = goesOn(task, declared)
  const parent = await readParent(sent.parent, { task, model, isGoingOn }, context, { db, models })
  if (parent && 'problem' in parent) throw refuse([parent.problem], sent, context)
  const request = {
    ...sent,
    ...tidyWords(sent, declared.prompt === 'none'),
    inputs: withSource(sent.inputs, declared, parent?.file),
  }
  const checked = checkRequest(request, model.declaration)
  if ('problems' in checked) throw refuse(checked.problems, sent, context)
  const { prompt, negativePrompt, inputs, count } = request
  const found = await readRequestInputs(inputs, declared.inputs, sent.fields ?? {}, context, db)
  const before = parent ?? (await readParentOfFile(sourceFileOf(inputs), context, db))
  if (originId) await checkOrigin(originId, context, dependencies)
  const { params } = checked
  return {
    task,
    model,
    prompt,
    negativePrompt,
    params,
    inputs,
    count,
    seconds: secondsOfRequest(params, found.find(({ durationS }) => durationS)?.durationS),
    type: model.type,
    rates: ratesAtSpeed(chosen.ratesFor(task), params.speed),
    parent: before?.work ?? null,
    originId: originId ?? before?.originId ?? null,
    inheritedPrompt: prompt === '' ? (before?.words ?? '') : '',
  }
}

/** Words that can be stored, without blanks around them; none for a task that takes no words. */
const tidyWords = (
  { prompt, negativePrompt }: Pick<WorkRequest, 'prompt' | 'negativePrompt'>,
  isMute: boolean,
) => ({
  prompt: isMute ? '' : storableText(prompt).trim(),
  negativePrompt: isMute ? '' : storableText(negativePrompt).trim(),
})

function refuse(
  problems: readonly RequestProblem[],
  { fields = {} }: Pick<WorkRequest, 'fields'>,
  { locale }: Pick<RequestContext, 'locale'>,
): Failure {
  return new Failure('request.invalid', {
    fields: problems.map(({ field, ...problem }) =>
      describeProblem({ ...problem, field: fieldOf(field, fields) }, locale),
    ),
  })
}

export const refuseField = (
  problem: RequestProblem,
  context: Pick<RequestContext, 'locale'>,
): Failure => refuse([problem], {}, context)

/** A work of the caller's that is asked for once more. */
export type RepeatedWork = {
  id: number
  type: WorkType
  task: WorkTask
  modelId: number
  parentId: number | null
  parentIndex: number | null
  originId: number | null
  /** As it is to be this time, under the name that it was shown by where it was told nothing. */
  recipe: Omit<ModelRequest, 'task'> & { inheritedPrompt?: string }
}

/**
 * Plans a work again by its recipe, at the price of now. What the model has ceased to declare is left out. Throws models.not_found,
 * models.vip_only, works.not_found, uploads.not_found, request.invalid.
 */
export async function planAgain(
  { type, task, modelId, parentId, parentIndex, originId, recipe }: RepeatedWork,
  context: RequestContext<'caller'>,
  dependencies: PlanDependencies,
): Promise<WorkPlan> {
  const types = [type]
  const chosen = await dependencies.models
    .choose(context, { types, task, id: modelId })
    .catch((error: unknown) => {
      const isGone = error instanceof Failure && error.code === 'models.none'
      throw isGone ? new Failure('models.not_found', { cause: error }) : error
    })
  const known = new Set(chosen.model.declaration.fields.map(({ name }) => name))
  const params = Object.fromEntries(
    Object.entries(recipe.params).filter(([name]) => known.has(name)),
  )
  const parent = parentId === null ? null : { id: parentId, index: parentIndex }
  const request: WorkRequest = { ...recipe, task, types, modelId, parent, params }
  // What it came from may have been withdrawn since; it still came from there.
  const plan = await planWith(chosen, request, context, dependencies)
  return { ...plan, originId, inheritedPrompt: recipe.inheritedPrompt ?? plan.inheritedPrompt }
}

/** Whether a model takes the recipe of a work without a word changed. */
export const fitsAsItIs = (
  { task, recipe }: Pick<RepeatedWork, 'task' | 'recipe'>,
  { declaration }: Pick<ChosenModel['model'], 'declaration'>,
): boolean => !('problems' in checkRequest({ ...recipe, task }, declaration))
