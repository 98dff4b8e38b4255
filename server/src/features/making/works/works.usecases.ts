import type { Work } from '@atelier/contract/features/making/works'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type DescribeDependencies, describeWorks } from './to-work.ts'
import * as store from './works.store.ts'

type Paging = { page: number; size: number }
type WorkPage = { rows: Work[]; count: number; countQueue: number }

/** A page of the caller's works, newest first. */
export async function listWorks(
  { page, size, before, ...filter }: Paging & store.WorkFilter & { before?: number | undefined },
  context: RequestContext<'caller'>,
  dependencies: DescribeDependencies,
): Promise<WorkPage> {
  const { db, queue } = dependencies
  const { accountId } = context.caller
  const [{ rows, count }, snapshot] = await Promise.all([
    store.pageOwnWorks(db, accountId, { filter, limit: size, offset: (page - 1) * size, before }),
    queue.read(),
  ])
  return {
    rows: await describeWorks(rows, context, dependencies),
    count,
    countQueue: snapshot.count,
  }
}

export const listDrawings = (
  paging: Paging,
  context: RequestContext<'caller'>,
  dependencies: DescribeDependencies,
): Promise<WorkPage> => listWorks({ ...paging, type: workTypes.midjourney }, context, dependencies)

/** How own works stand, in the order asked for; those that are not there are left out. */
export async function listStates(
  ids: readonly number[],
  context: RequestContext<'caller'>,
  dependencies: DescribeDependencies,
): Promise<Work[]> {
  const rows = await store.listOwnWorks(dependencies.db, context.caller.accountId, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return describeWorks(ordered, context, dependencies)
}

const maxSamples = 12

/** What the caller made last with a model; nothing for nobody. */
export async function listSamples(
  modelId: number,
  context: RequestContext,
  dependencies: DescribeDependencies,
): Promise<Work[]> {
  const { caller } = context
  if (!caller) return []
  const asked = { page: 1, size: maxSamples, modelId, status: workStates.done }
  return (await listWorks(asked, { ...context, caller }, dependencies)).rows
}

export type WorkRow = store.WorkRow

/** Own works by number that are not deleted, in no order. */
export const findOwnWorks = (
  db: DescribeDependencies['db'],
  ownerId: number,
  ids: readonly number[],
): Promise<WorkRow[]> => store.listOwnWorks(db, ownerId, ids)
