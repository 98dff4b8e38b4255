// The skill of units: converts between measures of one kind, exactly where the sizes allow it.

import { foldHan } from '@atelier/contract/han-variants'
import type { Locale } from '@atelier/contract/primitives'
import { add, divide, fraction, multiply, subtract, writeFraction } from '../arithmetic/fraction.ts'
import { SkillFailure } from '../skill-failure.ts'
import { readUnitQuestion } from './read-units.ts'
import type { Measure, Unit } from './unit.ts'
import { units } from './unit-table.ts'

const significantDigits = 10
const zero = fraction(0n)

export type Conversion = { text: string; exact: boolean; amount: string }

const names = new Map<string, Unit[]>()
const exactNames = new Map<string, Unit>()
for (const unit of units) {
  for (const name of unit.names) {
    const key = name.normalize('NFKC')
    names.set(key, [...(names.get(key) ?? []), unit])
  }
  for (const name of unit.exactNames) exactNames.set(name, unit)
}

/** The unit of that name, as the language of the question means it. Throws SkillFailure. */
export function findUnit(name: string, locale: Locale): Unit {
  const trimmed = foldHan(name.normalize('NFKC').trim())
  const lower = trimmed.toLowerCase()
  const found =
    exactNames.get(trimmed) ??
    pick(names.get(lower), locale) ??
    pick(names.get(lower.replace(/s$/, '')), locale)
  if (!found) throw new SkillFailure('unknown-unit', name)
  return found
}

function pick(found: Unit[] | undefined, locale: Locale): Unit | undefined {
  const place = locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'
  return found?.find((unit) => !unit.only || unit.only === place)
}

/** All measures together in another unit. Throws SkillFailure. */
export function convertMeasures(
  measures: readonly Measure[],
  target: { unit: Unit; name: string },
  locale: Locale,
): Conversion {
  const all = [...measures, target]
  if (all.some(({ unit }) => unit.dimension !== target.unit.dimension))
    throw new SkillFailure('units-do-not-fit', all.map(({ name }) => name).join(', '))
  let base = zero
  for (const { amount, unit } of measures) {
    base = add(base, add(multiply(amount, unit.size), unit.zero ?? zero))
    if (unit.dimension === 'temperature' && base.n < 0n)
      throw new SkillFailure('below-absolute-zero')
  }
  const converted = divide(subtract(base, target.unit.zero ?? zero), target.unit.size)
  const result = writeFraction(converted, significantDigits, 15)
  const given = measures
    .map(({ amount, name }) => withUnit(writeFraction(amount, 20).text, name))
    .join(' ')
  const remarks = new Set(all.flatMap(({ unit }) => (unit.note ? [unit.note[locale]] : [])))
  if (!result.exact) remarks.add(rounded[locale])
  const line = `${given} ${result.exact ? '=' : '≈'} **${withUnit(result.text, target.name)}**`
  const text = remarks.size
    ? `${line}\n\n${[...remarks].join(locale === 'en-US' ? ' ' : '')}`
    : line
  return { text, exact: result.exact, amount: result.text }
}

const withUnit = (amount: string, name: string): string =>
  /^['"]/.test(name) ? `${amount}${name}` : `${amount} ${name}`

const rounded: Record<Locale, string> = {
  'en-US': `Rounded to ${significantDigits} significant digits.`,
  'zh-CN': `结果四舍五入到 ${significantDigits} 位有效数字。`,
  'zh-TW': `結果四捨五入到 ${significantDigits} 位有效數字。`,
}

/** The answer to a question that asks for a conversion; undefined when it does not. */
export function answerUnits(question: string, locale: Locale): string | undefined {
  const read = readUnitQuestion(question, (name) => {
    try {
      return findUnit(name, locale)
    } catch (error) {
      if (error instanceof SkillFailure) return undefined
      throw error
    }
  })
  if (!read) return undefined
  try {
    return convertMeasures(read.measures, read.target, locale).text
  } catch (error) {
    if (error instanceof SkillFailure) return error.explain(locale)
    throw error
  }
}
