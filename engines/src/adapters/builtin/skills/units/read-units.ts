// Finds the measures and the wanted unit in a question. A question with any word that is neither is not about units.

import { foldHan } from '@atelier/contract/han-variants'
import { fraction, negate, parseDecimal } from '../arithmetic/fraction.ts'
import { numberPattern, parseAnyNumber } from '../han-numbers.ts'
import type { Measure, Unit } from './unit.ts'
import { units } from './unit-table.ts'

export type UnitQuestion = { measures: Measure[]; target: { unit: Unit; name: string } }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const nameList = [...new Set(units.flatMap((unit) => [...unit.names, ...unit.exactNames]))]
  .map((name) => name.normalize('NFKC'))
  .sort((a, b) => b.length - a.length)
  .map((name) => {
    if (!/[a-z\d]$/i.test(name)) return escaped(name)
    return `${escaped(name)}${/[a-z]{3}$/.test(name) ? 's?' : ''}(?![a-z\\d])`
  })
  .join('|')
const bareUnit = new RegExp(`(?:个)?(?<unit>${nameList})`, 'iy')
const measure = new RegExp(
  `(?<sign>[-−]|零下|负|minus\\s+)?\\s*(?<amount>${numberPattern}|an?\\b|one\\b|half an?\\b|半)\\s*(?:个)?(?<half>半)?(?<unit>${nameList})(?<more>半)?`,
  'iy',
)
const towards = /\s*(?:to|into|->|→|=>)\s*/iy
const filler =
  /\s+|[,，?？!。.=、]|please|convert|what(?:'s| is| are)?|how (?:many|much|long|far|big|heavy|fast)|(?:are|is|was)\b|there|equals?|equal to|in\b|per\b|and\b|make|the\b|does|do\b|have|has|contain|of\b|as\b|请问|请|帮我|把|将|等于|是|为|合|有|换算|转换|转成|换成|转|换|成|折合|折算|相当于|约|大约|多少|多|少|几个|几|多长|多重|到|里面|里有|的|呢|吗|啊|和|又|用|来|表示/iy

function at(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** Undefined when the question is about something else. `find` knows the units by name. */
export function readUnitQuestion(
  question: string,
  find: (name: string) => Unit | undefined,
): UnitQuestion | undefined {
  if (question.length > 200) return undefined
  const shown = degreesBehind(question.normalize('NFKC'))
  const text = foldHan(shown)
  const measures: Measure[] = []
  let target: UnitQuestion['target'] | undefined
  let wantsUnit = false
  let position = 0
  const take = (match: RegExpExecArray): { unit: Unit; name: string } | undefined => {
    const name = match.groups?.unit ?? ''
    const start = match.index + match[0].lastIndexOf(name)
    const unit = find(name)
    return unit && { unit, name: shown.slice(start, start + name.length) }
  }
  while (position < text.length) {
    const direction = at(towards, text, position)
    const quantity = wantsUnit ? null : at(measure, text, position)
    const skipped = wantsUnit ? null : at(filler, text, position)
    const bare = direction || quantity ? null : at(bareUnit, text, position)
    if (direction) {
      wantsUnit = true
      position += direction[0].length
    } else if (quantity) {
      const unit = take(quantity)
      const read = readAmount(quantity)
      if (!unit || !read) return undefined
      measures.push({ amount: read, ...unit })
      position += quantity[0].length
    } else if (bare && (!skipped || bare[0].length > skipped[0].length)) {
      const unit = take(bare)
      if (!unit || target) return undefined
      target = unit
      wantsUnit = false
      position += bare[0].length
    } else if (skipped) position += skipped[0].length
    else return undefined
  }
  return target && measures.length ? { measures, target } : undefined
}

/** 摄氏 36 度 and 华氏几度 with the unit behind the number, as everywhere else. */
const degreesBehind = (text: string): string =>
  text.replace(
    new RegExp(`([摄攝华華]氏)\\s*(${numberPattern}|几|幾|多少)\\s*度`, 'g'),
    (_, scale: string, amount: string) => `${amount}${scale}度`,
  )

function readAmount(match: RegExpExecArray) {
  const said = (match.groups?.amount ?? '').toLowerCase()
  const word = /^(?:half|半)/.test(said)
    ? fraction(1n, 2n)
    : /^(?:an?|one)$/.test(said)
      ? fraction(1n)
      : undefined
  const value = word ?? parseAnyNumber(said) ?? parseDecimal(said)
  if (!value) return undefined
  const half =
    match.groups?.half || match.groups?.more
      ? fraction(2n * value.n + value.d, 2n * value.d)
      : value
  return match.groups?.sign ? negate(half) : half
}
