// Every setting of a site as its operator sees them, and what was changed of them.
import { Failure } from '@atelier/contract/errors'
import type { SettingChange } from '@atelier/contract/features/running/site-admin'
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import { mayChangeSetting } from '@atelier/contract/staff-roles'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { destinationOf, findStraySecrets } from './kept-secrets.ts'
import type { SettingsDependencies } from './save-settings.ts'
import { isSecret } from './secret-settings.ts'
import * as store from './settings.store.ts'

/** All but the secrets, of which the names of those that are set are told, and up to which change they are known. */
export async function readSettings(
  { id }: Pick<Site, 'id'>,
  { db, listSites }: Pick<SettingsDependencies, 'db'> & { listSites(): Promise<readonly Site[]> },
): Promise<{ values: Record<string, unknown>; secrets: string[]; seen: number } | undefined> {
  // Before the settings: a change in between is then one that was not seen.
  const seen = await store.newestChange(db, id)
  const site = (await listSites()).find((one) => one.id === id)
  if (!site) return undefined
  const keys = Object.keys(siteSettings) as SiteSettingKey[]
  return {
    values: Object.fromEntries(
      keys.filter((key) => !isSecret(key)).map((key) => [key, site.settings[key]]),
    ),
    secrets: keys.filter((key) => isSecret(key) && site.settings[key] !== ''),
    seen,
  }
}

export async function listSettingChanges(
  { site }: Pick<RequestContext<'operator'>, 'site'>,
  request: { page: number; size: number },
  { db }: Pick<SettingsDependencies, 'db'>,
): Promise<{ rows: SettingChange[]; count: number }> {
  const { rows, count } = await store.listChanges(db, site.id, request)
  return {
    rows: rows.map(({ id, key, before, after, at, actor, isStill }) => ({
      id,
      key,
      actor,
      mayUndo: isStill,
      at: at.toISOString(),
      isSecret: isSecret(key),
      before: isSecret(key) ? Boolean(before) : before,
      after: isSecret(key) ? Boolean(after) : after,
    })),
    count,
  }
}

/**
 * Throws sites.no_change, auth.forbidden for a setting that reaches beyond the site, sites.changed_since where the setting is not as that change left it any more, and sites.secret_elsewhere where a
 * secret would go elsewhere than it was given for.
 */
export async function undoSettingChange(
  id: number,
  { site, caller, locale }: Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>,
  { db, clock, forgetSites }: SettingsDependencies,
): Promise<void> {
  const change = await store.findChange(db, site.id, id)
  if (!change) throw new Failure('sites.no_change')
  const { key, before } = change
  if (!mayChangeSetting(caller.staffRole, key)) throw new Failure('auth.forbidden')
  const value = before ?? siteSettings[key as SiteSettingKey]?.fallback
  const moved = destinationOf(key)
  if (
    (before && moved.length && (await store.isChangedSince(db, change, moved))) ||
    findStraySecrets({ [key]: value }, site.settings, locale).length
  )
    throw new Failure('sites.secret_elsewhere')
  const by = { accountId: caller.accountId, at: clock.now() }
  if (!(await store.undoChange(db, change, by)))
    throw new Failure('sites.changed_since', { values: { keys: key } })
  forgetSites()
}
