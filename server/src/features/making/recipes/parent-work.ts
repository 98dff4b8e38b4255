// The earlier work that a request goes on from: whether it is there, done, and can be gone on with so.
import { Failure } from '@atelier/contract/errors'
import { isUnderWay, kindOfType, type WorkTask, workStates } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { WorkModelCatalog } from '../work-models/work-models.usecases.ts'
import { promptOf } from '../works/recipe.ts'
import type { WorkModel, WorkPlan } from '../works/work-plan.ts'
import { findOwnWork, findPlaceOfFile, type ParentWork } from './recipes.store.ts'
import type { RequestProblem } from './request-problems.ts'

/** `index` is null where none was named. */
export type ParentRequest = { id: number; index: number | null }

type Parent = {
  work: NonNullable<WorkPlan['parent']>
  /** The picture that is meant. */
  file?: string
  /** What it was asked for with. */
  words: string
  originId: number | null
}

/** These are of one tile of a grid. */
const tileTasks: readonly WorkTask[] = ['upscale', 'vary', 'zoom', 'pan', 'edit']

/** Throws works.not_found, works.under_way. */
export async function readParent(
  request: ParentRequest | null,
  {
    task,
    model,
    isGoingOn,
  }: {
    task: WorkTask
    model: Pick<WorkModel, 'connectionId'>
    /** The upstream is asked to go on from its own work. */
    isGoingOn: boolean
  },
  { caller }: RequestContext<'caller'>,
  { db, models }: { db: Database; models: Pick<WorkModelCatalog, 'find'> },
): Promise<Parent | { problem: RequestProblem } | undefined> {
  if (!request)
    return isGoingOn ? { problem: { field: 'parent', reason: 'parent-wanted' } } : undefined
  const found = await findOwnWork(db, caller.accountId, request.id)
  if (!found) throw new Failure('works.not_found')
  if (isUnderWay(found.state)) throw new Failure('works.under_way')
  // Of one that was stopped, the pictures that came can be changed, but nobody goes on with it.
  const isWhole = found.state === workStates.done || !isGoingOn
  if (!isWhole || found.files.length === 0) throw new Failure('works.not_found')
  if (isGoingOn) {
    const maker = await models.find(found.modelId)
    if (maker?.connectionId !== model.connectionId)
      return { problem: { field: 'parent', reason: 'other-model' } }
    if (!canGoOn(task, found, maker))
      return { problem: { field: 'parent', reason: 'next-not-offered' } }
  }
  return pickPicture(found, request, { task, isGoingOn })
}

/** Songs are taken apart by another model than made them, which says nothing of it; everything else is asked of the maker itself. */
function canGoOn(
  task: WorkTask,
  { next }: Pick<ParentWork, 'next'>,
  { type, declaration }: Pick<WorkModel, 'type' | 'declaration'>,
): boolean {
  if (task === 'separate') return kindOfType(type) === 'music'
  const offered = next ?? Object.keys(declaration.tasks)
  return offered.includes(task)
}

/** The work that a picture to be changed is of. */
export async function readParentOfFile(
  file: string | undefined,
  { caller }: RequestContext<'caller'>,
  db: Database,
): Promise<Parent | undefined> {
  const found = file === undefined ? undefined : await findPlaceOfFile(db, caller.accountId, file)
  if (!found) return undefined
  return {
    work: { workId: found.workId, index: found.position },
    words: promptOf(found.recipe),
    originId: found.originId,
  }
}

function pickPicture(
  { id, files, tiles, recipe, originId }: ParentWork,
  { index }: ParentRequest,
  { task, isGoingOn }: { task: WorkTask; isGoingOn: boolean },
): Parent | { problem: RequestProblem } {
  const max = Math.max(files.length, tiles)
  const values = { most: max }
  if (index !== null && index >= max)
    return { problem: { field: 'parent.index', reason: 'no-such-picture', values } }
  if (index === null && tiles > 1 && isGoingOn && tileTasks.includes(task))
    return { problem: { field: 'parent.index', reason: 'tile-wanted', values } }
  const file = files[Math.min(index ?? 0, files.length - 1)]
  return {
    work: { workId: id, index: index ?? 0 },
    words: promptOf(recipe),
    originId,
    ...(file === undefined ? {} : { file }),
  }
}
