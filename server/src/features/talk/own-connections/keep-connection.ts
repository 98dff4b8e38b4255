// Checking what was typed as a connection, and keeping it sealed with what its upstream offers.
import { Failure, type FailureCode, type FailureValues } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { EngineError } from '@atelier/engines/errors'
import type { UpstreamModel } from '@atelier/engines/kinds/chat'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { describeFailure } from '../../../platform/engine-failures.ts'
import { BlockedAddress, findAddresses } from '../../../platform/http/address-guard.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { toListedModel } from '../models/listed-model.ts'
import { connectionApis } from './connection-apis.ts'
import {
  type FieldFault,
  type GivenConnection,
  type ReadConnection,
  readConnection,
} from './connection-input.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { fieldReasons } from './field-reasons.ts'
import type { Kept } from './kept-connection.ts'
import * as store from './own-connections.store.ts'
import { ownFailureOf } from './own-failures.ts'

/** What was typed, joined with what is kept of the one before. Throws request.invalid with the fields that do not fit. */
export async function readGiven(
  given: GivenConnection,
  { kept, locale }: { kept: Kept | null; locale: Locale },
  { pool, allowPrivate }: { pool: ConnectionPool; allowPrivate: boolean },
): Promise<ReadConnection> {
  const known = kept?.settings && {
    api: kept.record.api,
    baseUrl: kept.baseUrl,
    settings: kept.settings,
  }
  const read = readConnection(given, known, connectionApis({ allowPrivate }))
  if ('faults' in read) throw unfit(read.faults, locale)
  const blocked = await findBlocked(read, pool)
  if (blocked.length > 0) throw unfit(blocked, locale)
  return read
}

const unfit = (faults: readonly FieldFault[], locale: Locale) =>
  new Failure('request.invalid', {
    fields: faults.map(({ field, reason }) => ({ field, reason: fieldReasons[locale][reason] })),
  })

/** Addresses that are known to be private; a name that is not known is left to the try. */
async function findBlocked(
  { baseUrl, settings }: ReadConnection,
  { isAllowed }: ConnectionPool,
): Promise<FieldFault[]> {
  const given = [
    { field: 'reverseProxy', address: baseUrl },
    { field: 'socksProxy', address: settings.socksProxy },
    { field: 'httpsProxy', address: settings.httpsProxy },
  ] as const
  const looked = given.map(async ({ field, address }): Promise<FieldFault[]> => {
    if (address === '') return []
    const found = await findAddresses(new URL(address).hostname, isAllowed).catch(
      (error: unknown) => error,
    )
    return found instanceof BlockedAddress ? [{ field, reason: 'private_address' }] : []
  })
  return (await Promise.all(looked)).flat()
}

/** Why what was tried cannot be used; null when it can. */
export function problemOf(
  tried: UpstreamModel[] | EngineError,
): { code: FailureCode; values: FailureValues } | null {
  if (!(tried instanceof EngineError))
    return tried.length > 0 ? null : { code: 'own_connections.no_models', values: {} }
  return ownFailureOf(tried) ?? describeFailure(tried)
}

const maxModels = 500
const longestName = 200

/** Keeps a connection in its place, and what it offers; resolves with its number. */
export async function keepConnection(
  { api, baseUrl, settings }: ReadConnection,
  tried: UpstreamModel[] | EngineError,
  { kept, accountId, position }: { kept: Kept | null; accountId: number; position?: number },
  {
    db,
    clock,
    secrets,
    pool,
  }: { db: Database; clock: Clock; secrets: SecretBox; pool: ConnectionPool },
): Promise<number> {
  const listed = tried instanceof EngineError ? undefined : listOf(tried)
  const isSame = kept?.record.api === api.id && kept.baseUrl === baseUrl
  const id = await db.transaction(async (tx) => {
    const record = await store.saveConnection(
      tx,
      {
        accountId,
        api: api.id,
        engine: api.engine,
        label: api.label,
        settings: secrets.seal(JSON.stringify({ baseUrl, settings, isChosen: true })),
        updatedAt: clock.now(),
      },
      position,
    )
    // What another upstream offered is not offered by this one.
    if (listed || !isSame) await store.saveListedModels(tx, record.id, listed ?? [])
    return record.id
  })
  pool.forget(id)
  return id
}

function listOf(models: readonly UpstreamModel[]): store.ListedModel[] {
  const byName = new Map(
    models
      .filter(({ name }) => name !== '' && name.length <= longestName)
      .map((model) => [model.name, toListedModel(model)]),
  )
  return [...byName.values()]
    .slice(0, maxModels)
    .map((model) => ({ ...model, label: model.label.slice(0, longestName) }))
}
