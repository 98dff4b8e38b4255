import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { Licence } from '@atelier/contract/gallery-terms'
import type { Locale } from '../../../i18n/locale-state.ts'

const pages: Record<Exclude<Licence, 'all-rights'>, string> = {
  'cc-by': 'licenses/by/4.0',
  'cc-by-nc': 'licenses/by-nc/4.0',
  'cc-by-sa': 'licenses/by-sa/4.0',
  cc0: 'publicdomain/zero/1.0',
}

const languages: Record<Locale, string> = { 'zh-CN': 'zh-hans', 'zh-TW': 'zh-hant', 'en-US': 'en' }

/** Where a licence is written down; undefined where there is none. */
export const licencePage = (licence: Licence, locale: Locale): string | undefined =>
  licence === 'all-rights'
    ? undefined
    : `https://creativecommons.org/${pages[licence]}/deed.${languages[locale]}`

/** Whether whoever sees a published work may keep a copy: its author always, others by its licence. */
export const maySave = ({ isMine, licence }: Pick<PublishedWork, 'isMine' | 'licence'>): boolean =>
  isMine || licence !== 'all-rights'
