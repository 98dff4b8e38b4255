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

/** The problems of a failed parse; `field` is a path such as `options.groupId`, empty for the input as a whole. */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  locale: Locale,
): { data: z.output<T> } | { problems: FieldProblem[] } {
  const result = schema.safeParse(input)
  if (result.success) return { data: result.data }
  const localised = schema.safeParse(input, { error: errorMaps[locale] })
  const issues = (localised.error ?? result.error).issues
  return {
    problems: issues.map((issue) => ({ field: issue.path.join('.'), reason: issue.message })),
  }
}
