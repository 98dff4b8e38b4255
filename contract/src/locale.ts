// Which of the three languages a request such as `en` or `zh-Hant-HK` means.
import type { Locale } from './primitives.ts'

/** The language for one tag; undefined when it is none of ours. */
export function matchLocale(tag: string): Locale | undefined {
  const lower = tag.toLowerCase()
  if (lower.startsWith('zh')) return /hant|tw|hk|mo/.test(lower) ? 'zh-TW' : 'zh-CN'
  if (lower.startsWith('en')) return 'en-US'
  return undefined
}

/** The first language of an Accept-Language header (or navigator.languages, joined by commas) that is ours. */
export function preferredLocale(requests: string | undefined): Locale | undefined {
  for (const request of (requests ?? '').split(',')) {
    const found = matchLocale(request.split(';')[0]?.trim() ?? '')
    if (found) return found
  }
  return undefined
}
