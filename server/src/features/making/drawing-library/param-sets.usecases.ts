// Sets of prompt parameters that somebody keeps under names of their own.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import {
  type drawingLibrary,
  maxParamSets,
  type ParamSet,
} from '@atelier/contract/features/making/drawing-library'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import * as store from './param-sets.store.ts'

export type ParamSetDependencies = { db: Database; clock: Clock }

type SetsRequest = ParsedInputOf<typeof drawingLibrary.paramSets>
type Answer = ReplyOf<typeof drawingLibrary.paramSets>
type Contents = Pick<ParamSet, 'name' | 'value' | 'params'>

/** Keeps, deletes or just lists. Throws library.set_not_found, library.too_many_sets. */
export async function manageParamSets(
  { id, name, value, params = [], remove }: SetsRequest,
  ownerId: number,
  dependencies: ParamSetDependencies,
): Promise<Answer> {
  const { db } = dependencies
  if (remove && id !== undefined && !(await store.deleteSet(db, ownerId, id)))
    throw new Failure('library.set_not_found')
  const isKept = !remove && name !== undefined && value !== undefined
  const saved = isKept
    ? await saveSet({ id, contents: { name, value, params } }, ownerId, dependencies)
    : null
  const rows = (await store.listSets(db, ownerId)).map(toSet)
  return { rows, count: rows.length, saved }
}

async function saveSet(
  { id, contents }: { id: number | undefined; contents: Contents },
  ownerId: number,
  { db, clock }: ParamSetDependencies,
): Promise<number> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    await lockAccount(tx, ownerId)
    const kept = await store.listSets(tx, ownerId)
    const target = id ?? kept.find(({ name }) => name === contents.name)?.id
    if (target === undefined) {
      if (kept.length >= maxParamSets)
        throw new Failure('library.too_many_sets', { values: { most: maxParamSets } })
      return store.insertSet(tx, { ...contents, ownerId, at })
    }
    if (!(await store.updateSet(tx, { ...contents, ownerId, id: target, at })))
      throw new Failure('library.set_not_found')
    return target
  })
}

const toSet = ({ id, name, value, params, updatedAt }: store.ParamSetRecord): ParamSet => ({
  id,
  name,
  value,
  params,
  updatedAt: updatedAt.toISOString(),
})
