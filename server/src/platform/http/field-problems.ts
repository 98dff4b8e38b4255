// What does not fit in an input, field by field, in the caller's language.
import type { FieldProblem } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { z } from 'zod'
import en from 'zod/v4/locales/en.js'
import zhCN from 'zod/v4/locales/zh-CN.js'
import zhTW from 'zod/v4/locales/zh-TW.js'

const errorMaps = {
  'zh-CN': zhCN().localeError,
  'zh-TW': zhTW().localeError,
  'en-US': en().localeError,
}

const reasons: Record<Locale, string> = {
  'zh-CN': '含有无法保存的字符',
  'zh-TW': '含有無法儲存的字元',
  'en-US': 'Holds a sign that cannot be stored',
}

// No text of the database takes NUL, and halves of a sign are no text.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Where an input, keys included, holds text that cannot be stored; the first such field. */
function findUnstorable(input: unknown, reason: string): FieldProblem[] {
  const left: [path: string, value: unknown][] = [['', input]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && !isStorable(value)) return [{ field, reason }]
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return [{ field, reason }]
      left.push([field ? `${field}.${key}` : key, inner])
    }
  }
  return []
}

/** The problems of a failed parse; `field` is a path such as `options.groupId`, empty for the input as a whole. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  locale: Locale,
): { data: z.output<T> } | { problems: FieldProblem[] } {
  const result = schema.safeParse(input)
  if (result.success) {
    const problems = findUnstorable(result.data, reasons[locale])
    return problems.length ? { problems } : { data: result.data }
  }
  const localised = schema.safeParse(input, { error: errorMaps[locale] })
  const issues = (localised.error ?? result.error).issues
  return {
    problems: issues.map((issue) => ({ field: issue.path.join('.'), reason: issue.message })),
  }
}
