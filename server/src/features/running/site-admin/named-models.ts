// The models that a site's settings may name, without the connections that bring them.
import type { NamedModel } from '@atelier/contract/features/running/site-admin'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { listModels } from '../connection-admin/model-overrides.ts'

/** One that several connections have is named once: offered if any of them offers it. */
export async function listNamedModels(
  site: Pick<Site, 'settings'>,
  { db }: { db: Database },
): Promise<NamedModel[]> {
  const rows = await listModels(site, { db })
  const named = new Map<string, NamedModel>()
  for (const { kind, name, label, isOffered } of rows) {
    const key = `${kind} ${name}`
    const known = named.get(key)
    if (!known || (isOffered && !known.isOffered)) named.set(key, { kind, name, label, isOffered })
  }
  return [...named.values()]
}
