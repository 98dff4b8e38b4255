// Changes settings of a site: each is checked as it is declared, a secret is sealed, and what was before is kept.
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import {
  type SiteSettingKey,
  type SiteSettings,
  siteSettings,
} from '@atelier/contract/site-settings'
import { mayChangeSetting } from '@atelier/contract/staff-roles'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { parseInput } from '../../../platform/http/field-problems.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { findStraySecrets } from './kept-secrets.ts'
import { isSecret } from './secret-settings.ts'
import * as store from './settings.store.ts'

export type SettingsDependencies = {
  db: Database
  clock: Clock
  secrets: SecretBox
  /** Has sites read anew. */
  forgetSites(): void
}

type By = Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>

const isKey = (key: string): key is SiteSettingKey => Object.hasOwn(siteSettings, key)

/**
 * All of them or none. Throws request.invalid, whose fields are the names of settings, also for a kept secret that would go elsewhere,
 * auth.forbidden for a setting that reaches beyond the site, and sites.changed_since where `seen` is given and one of them has been changed after that change.
 */
export async function saveSiteSettings(
  request: Partial<SiteSettings> | Record<string, unknown>,
  { site, caller, locale }: By,
  { db, clock, secrets, forgetSites }: SettingsDependencies,
  seen?: number,
): Promise<void> {
  const problems: FieldProblem[] = []
  const values = Object.entries(request).map(([key, value]): [string, unknown] => {
    const read: { data: unknown } | { problems: FieldProblem[] } = isKey(key)
      ? parseInput(siteSettings[key].schema, value, locale)
      : { problems: [{ field: '', reason: key }] }
    if ('problems' in read) {
      const [first] = read.problems
      problems.push({ field: key, reason: first?.reason ?? '' })
      return [key, undefined]
    }
    const isSealed = isSecret(key) && typeof read.data === 'string' && read.data !== ''
    return [key, isSealed ? { sealed: secrets.seal(read.data as string) } : read.data]
  })
  if (problems.length === 0)
    problems.push(...findStraySecrets(Object.fromEntries(values), site.settings, locale))
  if (problems.length) throw new Failure('request.invalid', { fields: problems })
  for (const [key, value] of values)
    if (!mayChangeSetting(caller.staffRole, key) && value !== site.settings[key as SiteSettingKey])
      throw new Failure('auth.forbidden')
  const by = { accountId: caller.accountId, at: clock.now() }
  const changed = await store.changeSettings(db, site.id, { values, by, seen })
  if ('others' in changed)
    throw new Failure('sites.changed_since', { values: { keys: changed.others.join(', ') } })
  forgetSites()
}
