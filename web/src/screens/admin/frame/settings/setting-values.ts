// How a setting is typed, and what of it is saved.

import type { PriceRule } from '@atelier/contract/features/talk/prices'
import { type Rates, rateNames } from '@atelier/contract/price-rule'
import type { Locale } from '@atelier/contract/primitives'
import type { FieldKind } from '@atelier/contract/site-settings/setting'

import { type RuleDraft, toRuleDraft } from './price-rules.ts'

/** A price of one model as it is typed; without a rate the model is free. */
export type PriceLine = { model: string; rate: string; credits: string }

type Read = { value: unknown } | { problem: 'oddNumber' | 'oddWhole' | 'ruleEmpty' }

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const listLocales: readonly Locale[] = ['zh-CN', 'zh-TW', 'en-US']

/** A stored value as its field begins with it. */
export function toDraft(field: FieldKind, value: unknown): unknown {
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      return String(value)
    case 'wholes':
    case 'codes':
      return (value as (number | string)[]).join(', ')
    case 'lists':
      return Object.fromEntries(
        Object.entries(value as Record<string, string[]>).map(([key, lines]) => [
          key,
          lines.join('\n'),
        ]),
      )
    case 'rates':
      return Object.fromEntries(
        Object.entries(value as Rates).map(([name, credits]) => [name, String(credits)]),
      )
    case 'ratesByModel':
      return Object.entries(value as Record<string, Rates>).flatMap(
        ([model, rates]): PriceLine[] => {
          const lines = Object.entries(rates).map(([rate, credits]) => ({
            model,
            rate,
            credits: String(credits),
          }))
          return lines.length ? lines : [{ model, rate: '', credits: '' }]
        },
      )
    case 'priceRules':
      return (value as PriceRule[]).map(toRuleDraft)
    default:
      return value
  }
}

/** What is to be saved of what was typed. */
export function fromDraft(field: FieldKind, draft: unknown): Read {
  switch (field.kind) {
    case 'whole':
      return readWhole(draft as string)
    case 'decimal':
      return readDecimal(draft as string)
    case 'codes':
      return { value: partsOf(draft as string) }
    case 'wholes': {
      const parts = partsOf(draft as string)
      const read = parts.map(readWhole)
      const invalid = read.find((part) => 'problem' in part)
      return invalid ?? { value: read.map((part) => 'value' in part && part.value) }
    }
    case 'lists': {
      const texts = draft as Partial<Record<Locale, string>>
      const lists = listLocales.map((locale) => [locale, linesOf(texts[locale] ?? '')] as const)
      return { value: Object.fromEntries(lists.filter(([, lines]) => lines.length)) }
    }
    case 'rates':
      return readRates(draft as Record<string, string>)
    case 'priceRules':
      return readRules(draft as RuleDraft[])
    case 'ratesByModel':
      return readPrices(draft as PriceLine[])
    case 'text':
    case 'code':
    case 'model':
    case 'address':
    case 'picture':
    case 'colour':
      return { value: (draft as string).trim() }
    default:
      return { value: draft }
  }
}

const partsOf = (text: string): string[] => text.split(/[,，、\s]+/).filter(Boolean)

function readWhole(text: string): Read {
  return /^\d{1,10}$/.test(text.trim()) ? { value: Number(text) } : { problem: 'oddWhole' }
}

function readDecimal(text: string): Read {
  return /^\d{1,7}(\.\d{1,6})?$/.test(text.trim())
    ? { value: Number(text) }
    : { problem: 'oddNumber' }
}

/** What is empty or 0 is not among them. */
function readRates(typed: Record<string, string>): Read {
  const rates: Record<string, unknown> = {}
  for (const name of rateNames) {
    const text = typed[name]?.trim() ?? ''
    if (text === '') continue
    const read = readDecimal(text)
    if ('problem' in read) return read
    rates[name] = read.value
  }
  return { value: rates }
}

function readPrices(lines: readonly PriceLine[]): Read {
  const prices: Record<string, Record<string, unknown>> = {}
  for (const { model, rate, credits } of lines) {
    const name = model.trim()
    if (!name) continue
    prices[name] ??= {}
    if (!rate) continue
    const read = readDecimal(credits)
    if ('problem' in read) return read
    prices[name][rate] = read.value
  }
  return { value: prices }
}

const free = (): Read => ({ value: {} })

function readRules(drafts: readonly RuleDraft[]): Read {
  const rules: unknown[] = []
  for (const { models, connectionId, mode, factor, rates } of drafts) {
    const name = models.trim()
    const read = { factor: () => readDecimal(factor), rates: () => readRates(rates), free }[mode]()
    if ('problem' in read) return read
    // Without a rate it would give away what it is to sell.
    const isEmpty = mode === 'rates' && Object.keys(read.value as object).length === 0
    if (!name || isEmpty) return { problem: 'ruleEmpty' }
    const price =
      mode === 'factor' ? { rates: null, factor: read.value } : { rates: read.value, factor: null }
    rules.push({ models: name, connectionId, ...price })
  }
  return { value: rules }
}

/** Whether two values are the same, whatever the order of their parts. */
export const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other)

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
