import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { failureTexts as enUS } from '../texts/en-us.ts'
import type { FailureTexts } from '../texts/failure-texts.ts'
import { failureTexts as zhCN } from '../texts/zh-cn.ts'
import { failureTexts as zhTW } from '../texts/zh-tw.ts'

export const failureTexts: Record<Locale, FailureTexts> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
}

/** What a person reads about a failure. */
export function failureText(code: FailureCode, locale: Locale, values: FailureValues = {}): string {
  const shown = (name: string) => String(values[name] ?? '')
  return failureTexts[locale][code]
    .replace(/\[([^\]{]*\{(\w+)\}[^\]]*)\]/g, (_, part: string, name: string) =>
      shown(name) === '' ? '' : part,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => shown(name))
}

/** Whether a stored code is one of ours. */
export const isFailureCode = (code: string): code is FailureCode => code in enUS
