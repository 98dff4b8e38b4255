// The skill of reckoning: exact where the numbers allow it, and saying so where they do not.
import type { Locale } from '@atelier/contract/primitives'
import { SkillFailure } from '../skill-failure.ts'
import { evaluate, writeExpression } from './evaluate.ts'
import { writeFraction } from './fraction.ts'
import { type Expression, parseExpression } from './syntax.ts'
import { wordsToSigns } from './words.ts'

export type Calculation = {
  /** The expression as it was understood. */
  reading: string
  /** Digits with thousands separators. */
  result: string
  exact: boolean
  /** Significant digits of a result that is not exact. */
  significantDigits: number
  /** A percentage was added to or taken from what stands before it. */
  percentOfLeft: boolean
}

const defaultDigits = 20

/** Works out an expression in signs or in words. Throws SkillFailure. */
export function calculate(expression: string): Calculation {
  if (expression.length > 2000) throw new SkillFailure('too-long')
  return work(parseExpression(wordsToSigns(expression)))
}

function work(tree: Expression): Calculation {
  const { value, digits } = evaluate(tree)
  const significantDigits = digits ?? defaultDigits
  const written =
    digits === undefined
      ? writeFraction(value, significantDigits)
      : { text: writeFraction(value, significantDigits, -1).text, exact: false }
  return {
    reading: writeExpression(tree),
    result: written.text,
    exact: written.exact,
    significantDigits,
    percentOfLeft: hasShare(tree),
  }
}

/** Whether the question asks for something to be worked out, rather than just being a number. */
function isSum(tree: Expression): boolean {
  if (tree.kind === 'number' || tree.kind === 'constant') return false
  if (tree.kind === 'negate' || tree.kind === 'group' || tree.kind === 'percent')
    return isSum(tree.of)
  return true
}

function hasShare(tree: Expression): boolean {
  switch (tree.kind) {
    case 'binary': {
      const sum = tree.operator === '+' || tree.operator === '-'
      return (sum && tree.right.kind === 'percent') || hasShare(tree.left) || hasShare(tree.right)
    }
    case 'call':
      return tree.values.some(hasShare)
    case 'number':
    case 'constant':
      return false
    default:
      return hasShare(tree.of)
  }
}

const notes: Record<Locale, { rounded: (digits: number) => string; share: string }> = {
  'en-US': {
    rounded: (digits) => `Rounded to ${digits} significant digits.`,
    share: 'The percentage is taken of what stands before it.',
  },
  'zh-CN': {
    rounded: (digits) => `结果四舍五入到 ${digits} 位有效数字。`,
    share: '百分数按它前面的数计算。',
  },
  'zh-TW': {
    rounded: (digits) => `結果四捨五入到 ${digits} 位有效數字。`,
    share: '百分比以它前面的數為基準。',
  },
}

/** The calculation in a sentence or two of markdown. */
export function writeCalculation(calculation: Calculation, locale: Locale): string {
  const sign = calculation.exact ? '=' : '≈'
  const said = notes[locale]
  const remarks = [
    ...(calculation.exact ? [] : [said.rounded(calculation.significantDigits)]),
    ...(calculation.percentOfLeft ? [said.share] : []),
  ]
  const line = `${calculation.reading} ${sign} **${calculation.result}**`
  return remarks.length ? `${line}\n\n${remarks.join(locale === 'en-US' ? ' ' : '')}` : line
}

/** The answer to a question that is a sum; undefined when it is none. */
export function answerArithmetic(question: string, locale: Locale): string | undefined {
  if (question.length > 2000) return undefined
  let tree: Expression
  try {
    tree = parseExpression(wordsToSigns(question))
  } catch (error) {
    if (error instanceof SkillFailure) return undefined
    throw error
  }
  if (!isSum(tree)) return undefined
  try {
    return writeCalculation(work(tree), locale)
  } catch (error) {
    // Words such as "help me" look like the product of two unknown names: that is no sum.
    if (error instanceof SkillFailure && error.code !== 'unexpected' && error.code !== 'arguments')
      return error.explain(locale)
    if (error instanceof SkillFailure) return undefined
    throw error
  }
}
