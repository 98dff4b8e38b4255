// A package as it is typed, and what of it does not fit.
import { decimalAmount } from '@atelier/contract/currency-digits'
import type { PackageDraft, ShopPackage } from '@atelier/contract/features/money/payments'
import type { Locale } from '@atelier/contract/primitives'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import type { Texts } from '../../frame/texts-field.tsx'
import { minorOf } from '../amount-text.ts'
import { timeOf } from '../days.ts'

export type ListedPackage = ReplyAt<'payments.operatorPackages'>[number]

export type PackageForm = {
  title: Texts
  description: Texts
  badge: Texts
  credits: string
  tokens: string
  vipDays: string
  price: string
  currency: string
  isShown: boolean
  isOnce: boolean
  /** First and last day on sale; empty for no bound. */
  from: string
  to: string
}

const dayBefore = (iso: string) => dayOf(new Date(Date.parse(iso) - 1))

/** What the form begins with; a new package is priced in `currency`. */
export const formOf = (sold: ListedPackage | undefined, currency: string): PackageForm => ({
  title: sold?.title ?? {},
  description: sold?.description ?? {},
  badge: sold?.badge ?? {},
  credits: String(sold?.credits ?? ''),
  tokens: String(sold?.tokens ?? 0),
  vipDays: String(sold?.vipDays ?? 0),
  price: sold ? decimalAmount(sold.amountMinor, sold.currency) : '',
  currency: sold?.currency ?? currency,
  isShown: sold?.isShown ?? true,
  isOnce: sold?.isOnce ?? false,
  from: sold?.validFrom ? dayOf(new Date(sold.validFrom)) : '',
  to: sold?.validUntil ? dayBefore(sold.validUntil) : '',
})

/** A whole number within bounds; an empty text is none. */
export const countOf = (text: string, max: number): number | undefined => {
  const number = /^\d*$/.test(text.trim()) ? Number(text) : Number.NaN
  return number <= max ? number : undefined
}

export type FormProblem = 'title' | 'credits' | 'tokens' | 'vipDays' | 'price' | 'currency' | 'to'

const maxCredits = 1_000_000_000
const maxDays = 36_500
const maxMinor = 100_000_000

/** What is sent of the form, or the fields that do not fit. A moment that the days did not change stays as it was. */
export function draftOf(
  form: PackageForm,
  sold?: ListedPackage,
): { draft: PackageDraft } | { problems: FormProblem[] } {
  const credits = countOf(form.credits, maxCredits)
  const tokens = countOf(form.tokens, maxCredits)
  const vipDays = countOf(form.vipDays, maxDays)
  const currency = form.currency.trim().toUpperCase()
  const amountMinor = minorOf(form.price, currency) ?? 0
  const before = formOf(sold, '')
  const days = timeOf(form)
  const isBackwards = form.from !== '' && form.to !== '' && form.to < form.from
  const brings = (credits ?? 0) + (tokens ?? 0) + (vipDays ?? 0) > 0
  const checks: [FormProblem, boolean][] = [
    ['title', Object.values(form.title).some((text) => text?.trim())],
    ['credits', credits !== undefined && (brings || tokens === undefined || vipDays === undefined)],
    ['tokens', tokens !== undefined],
    ['vipDays', vipDays !== undefined],
    ['price', amountMinor > 0 && amountMinor <= maxMinor],
    ['currency', /^[A-Z]{3}$/.test(currency)],
    ['to', !isBackwards],
  ]
  const problems = checks.filter(([, fits]) => !fits).map(([field]) => field)
  if (problems.length || credits === undefined || tokens === undefined || vipDays === undefined)
    return { problems }
  const { title, description, badge, isShown, isOnce } = form
  return {
    draft: {
      title,
      description,
      badge,
      isShown,
      isOnce,
      credits,
      tokens,
      vipDays,
      amountMinor,
      currency,
      validFrom: form.from === before.from ? (sold?.validFrom ?? null) : (days.from ?? null),
      validUntil: form.to === before.to ? (sold?.validUntil ?? null) : (days.until ?? null),
    },
  }
}

/** A text as somebody of a language reads it; the order of languages is the one that the site itself uses. */
export const textIn = (texts: Texts, locale: Locale): string =>
  texts[locale] ?? texts['zh-CN'] ?? texts['en-US'] ?? texts['zh-TW'] ?? ''

/** What people see of the form, as far as it fits. */
export function previewOf(form: PackageForm, locale: Locale, untitled: string): ShopPackage {
  const currency = form.currency.trim().toUpperCase()
  return {
    id: 0,
    title: textIn(form.title, locale) || untitled,
    description: textIn(form.description, locale),
    badge: textIn(form.badge, locale),
    credits: countOf(form.credits, maxCredits) ?? 0,
    tokens: countOf(form.tokens, maxCredits) ?? 0,
    vipDays: countOf(form.vipDays, maxDays) ?? 0,
    amountMinor: minorOf(form.price, currency) ?? 0,
    currency,
    isOnce: form.isOnce,
    isBought: false,
    validUntil: timeOf(form).until ?? null,
  }
}

export type SaleState = 'onSale' | 'hidden' | 'later' | 'over'

/** Whether a package is sold now, and if not, why. */
export function saleStateOf(
  { isShown, validFrom, validUntil }: Pick<PackageDraft, 'isShown' | 'validFrom' | 'validUntil'>,
  nowMs: number,
): SaleState {
  if (!isShown) return 'hidden'
  if (validUntil && Date.parse(validUntil) <= nowMs) return 'over'
  return validFrom && Date.parse(validFrom) > nowMs ? 'later' : 'onSale'
}
