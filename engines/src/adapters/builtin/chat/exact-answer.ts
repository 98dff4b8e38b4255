// What the exact skills make of a question.
import type { Locale } from '@atelier/contract/primitives'
import { answerArithmetic } from '../skills/arithmetic/arithmetic.ts'
import { answerDates } from '../skills/dates/dates.ts'
import { answerUnits } from '../skills/units/units.ts'

/** Markdown; undefined for a question that is none of units, dates or arithmetic. */
export const exactAnswer = (question: string, locale: Locale, now: Date): string | undefined =>
  answerUnits(question, locale) ??
  answerDates(question, locale, now) ??
  answerArithmetic(question, locale)
