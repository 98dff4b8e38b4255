// The models and connections that a site's settings may name.
import type { NamedModel } from '@atelier/contract/features/running/site-admin'
import type { Database } from '../../../platform/db/database.ts'
import { vendorPricesAsOf } from '../../talk/models/vendor-prices.ts'
import { listAllModels } from './model-overrides.store.ts'

/** One that several connections have is named once: offered if any of them offers it. */
export async function listNamedModels({ db }: { db: Database }): Promise<{
  rows: NamedModel[]
  connections: { id: number; label: string }[]
  listPricesAsOf: string
}> {
  const named = new Map<string, NamedModel>()
  const connections = new Map<number, string>()
  for (const { model, connectionId, connection } of await listAllModels(db)) {
    connections.set(connectionId, connection)
    const { kind, name, isOffered, changes } = model
    const key = `${kind} ${name}`
    const known = named.get(key)
    const label = changes.label ?? model.label
    if (!known || (isOffered && !known.isOffered)) named.set(key, { kind, name, label, isOffered })
  }
  return {
    rows: [...named.values()],
    connections: [...connections].map(([id, label]) => ({ id, label })),
    listPricesAsOf: vendorPricesAsOf,
  }
}
