// Changes settings of a site: each is checked as it is declared, and a secret is sealed.
import {
  type SiteSettingKey,
  type SiteSettings,
  siteSettings,
} from '@atelier/contract/site-settings'
import type { Database } from '../../platform/db/database.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { isSecret } from './secret-settings.ts'
import * as store from './sites.store.ts'

export type SettingsDependencies = {
  db: Database
  secrets: SecretBox
  /** Has sites read anew. */
  forgetSites(): void
}

/** All of them or none. Throws what a schema says of a value that does not fit. */
export async function saveSiteSettings(
  siteId: number,
  wish: Partial<SiteSettings>,
  { db, secrets, forgetSites }: SettingsDependencies,
): Promise<void> {
  const values = Object.entries(wish).map(([key, value]) => {
    const read: unknown = siteSettings[key as SiteSettingKey].schema.parse(value)
    const isSealed = isSecret(key) && typeof read === 'string' && read !== ''
    return { siteId, key, value: isSealed ? { sealed: secrets.seal(read) } : read }
  })
  await store.saveSettings(db, values)
  forgetSites()
}
