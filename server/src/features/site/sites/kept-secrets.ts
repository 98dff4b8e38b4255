// A kept secret goes nowhere but where it was given for: otherwise whoever may change an address could have it sent to themselves.
import type { FieldProblem } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { SiteSettingKey, SiteSettings } from '@atelier/contract/site-settings'

type Destination = {
  /** The settings that say where the secret goes. */
  keys: readonly SiteSettingKey[]
  /** Empty where it goes nowhere. */
  of(settings: SiteSettings): string
}

const originOf = (address: string) => URL.parse(address)?.origin ?? ''

const destinations: Partial<Record<SiteSettingKey, Destination>> = {
  searchKey: {
    keys: ['searchProvider', 'searchAddress'],
    of: ({ searchProvider, searchAddress }) =>
      searchProvider === 'none' || searchProvider === 'auto'
        ? ''
        : `${searchProvider} ${originOf(searchAddress)}`,
  },
  openidClientSecret: {
    keys: ['openidIssuer'],
    of: ({ openidIssuer }) => originOf(openidIssuer),
  },
}

const reasons: Record<Locale, string> = {
  'en-US': 'Enter the key again. It only works with the provider and address you saved it for.',
  'zh-CN': '请重新填写密钥：它只用于填写时的服务与地址。',
  'zh-TW': '請重新填寫金鑰：它只用於填寫時的服務與網址。',
}

/** The secrets that a change would send elsewhere, unless it brings new ones; its values fit their settings. */
export const findStraySecrets = (
  change: Partial<SiteSettings>,
  settings: SiteSettings,
  locale: Locale,
): FieldProblem[] =>
  Object.entries(destinations).flatMap(([secret, { of }]) => {
    if (settings[secret as SiteSettingKey] === '' || secret in change) return []
    const next = of({ ...settings, ...change })
    return next === '' || next === of(settings) ? [] : [{ field: secret, reason: reasons[locale] }]
  })

/** The settings that say where a secret goes; none for what is no such secret. */
export const destinationOf = (key: string): readonly SiteSettingKey[] =>
  destinations[key as SiteSettingKey]?.keys ?? []
