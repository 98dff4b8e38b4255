// What does not fit in an input, field by field, in the caller's language.
import type { FieldProblem } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { z } from 'zod'
import en from 'zod/v4/locales/en.js'
import zhCN from 'zod/v4/locales/zh-CN.js'
import zhTW from 'zod/v4/locales/zh-TW.js'
import { isStorable, storable } from '../storable-text.ts'

const errorMaps = {
  'zh-CN': zhCN().localeError,
  'zh-TW': zhTW().localeError,
  'en-US': en().localeError,
}

const tooDeep: Record<Locale, string> = {
  'zh-CN': '层级过深',
  'zh-TW': '層級過深',
  'en-US': 'Nested too deeply',
}

/** Nobody means so many levels; and what goes through them one within the other could not come back. */
const deepest = 500

function isTooDeep(input: unknown): boolean {
  let level: unknown[] = [input]
  for (let depth = 0; level.length; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  }
  return false
}

/**
 * What fits of an input, without signs that cannot be stored, or the problems; `field` is a path such as `options.groupId`, empty for the
 * input as a whole.
 */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  locale: Locale,
): { data: z.output<T> } | { problems: FieldProblem[] } {
  if (isTooDeep(input)) return { problems: [{ field: '', reason: tooDeep[locale] }] }
  const fit = isStorable(input) ? input : storable(input)
  const result = schema.safeParse(fit)
  if (result.success) return { data: result.data }
  const localised = schema.safeParse(fit, { error: errorMaps[locale] })
  const issues = (localised.error ?? result.error).issues
  return {
    problems: issues.map((issue) => ({ field: issue.path.join('.'), reason: issue.message })),
  }
}
