// Settings that are secrets: stored as `{sealed}`. One that was put there in plain words or as plain JSON, by hand, is sealed as soon as it
// is seen.
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { SiteRecord } from './sites.store.ts'

const secretKeys = (Object.keys(siteSettings) as SiteSettingKey[]).filter(
  (key) => siteSettings[key].audience === 'secret',
)

export const isSecret = (key: string): boolean => secretKeys.some((secret) => secret === key)

/** The sealed text of a stored secret; undefined when there is none. */
export function sealedText(stored: unknown): string | undefined {
  if (stored === null || typeof stored !== 'object' || !('sealed' in stored)) return undefined
  return typeof stored.sealed === 'string' ? stored.sealed : undefined
}

/** The same sites without a secret in plain words; `save` stores one in its place. */
export async function sealSecrets(
  records: readonly SiteRecord[],
  { secrets, save }: { secrets: SecretBox; save: SaveSecret },
): Promise<SiteRecord[]> {
  const sealed = records.map(async (record) => {
    const values = { ...record.values }
    for (const key of secretKeys) {
      const plain = values[key]
      if (!plain || sealedText(plain) !== undefined) continue
      const value = {
        sealed: secrets.seal(typeof plain === 'string' ? plain : JSON.stringify(plain)),
      }
      await save({ siteId: record.id, key, plain, value })
      values[key] = value
    }
    return { ...record, values }
  })
  return Promise.all(sealed)
}

/** Stores a sealed secret, unless it was changed since `plain` was read. */
export type SaveSecret = (secret: {
  siteId: number
  key: string
  plain: unknown
  value: { sealed: string }
}) => Promise<void>
