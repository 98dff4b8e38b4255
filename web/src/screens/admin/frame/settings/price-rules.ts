// Rules of prices as they are typed.
import type { PriceRule } from '@atelier/contract/features/talk/prices'

/** By the vendor's list price, by rates of one's own, or nothing to pay. */
export const ruleModes = ['factor', 'rates', 'free'] as const

export type RuleDraft = {
  models: string
  connectionId: number | null
  mode: (typeof ruleModes)[number]
  factor: string
  /** By the name of what is counted. */
  rates: Record<string, string>
}

export const emptyRule: RuleDraft = {
  models: '*',
  connectionId: null,
  mode: 'factor',
  factor: '1.5',
  rates: {},
}

export function toRuleDraft({ models, connectionId, rates, factor }: PriceRule): RuleDraft {
  const typed = Object.entries(rates ?? {}).map(([name, credits]) => [name, String(credits)])
  const mode = rates === null ? 'factor' : typed.length ? 'rates' : 'free'
  return {
    models,
    connectionId,
    mode,
    factor: factor === null ? emptyRule.factor : String(factor),
    rates: Object.fromEntries(typed),
  }
}
