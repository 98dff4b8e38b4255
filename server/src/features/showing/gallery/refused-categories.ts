// Categories of refused words, as upstreams name them, for people.
import type { Locale } from '@atelier/contract/primitives'

const texts: Record<Locale, { readonly [category: string]: string }> = {
  'en-US': {
    harassment: 'harassment',
    hate: 'hatred',
    illicit: 'crimes',
    'self-harm': 'self-harm',
    sexual: 'sexual content',
    violence: 'violence',
  },
  'zh-CN': {
    harassment: '骚扰',
    hate: '仇恨',
    illicit: '违法行为',
    'self-harm': '自残',
    sexual: '色情',
    violence: '暴力',
  },
  'zh-TW': {
    harassment: '騷擾',
    hate: '仇恨',
    illicit: '違法行為',
    'self-harm': '自殘',
    sexual: '色情',
    violence: '暴力',
  },
}

const commas: Record<Locale, string> = { 'en-US': ', ', 'zh-CN': '、', 'zh-TW': '、' }

/** Those that we have a word for by it (`violence/graphic` is violence), others as they are. */
export function describeCategories(categories: readonly string[], locale: Locale): string {
  const told = categories.map((name) => texts[locale][name.split('/')[0] ?? ''] ?? name)
  return [...new Set(told)].join(commas[locale])
}
