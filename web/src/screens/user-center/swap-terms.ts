// What a swap of an amount comes to, before it is asked for.
import type { BalanceKind } from '@atelier/contract/ledger-terms'

export type SwapTerms = { gets: number } | { problem: 'odd' | 'whole' | 'short' }

/** What one gets for what was typed, or what is wrong with it; undefined where nothing was typed. */
export function swapTerms(
  typed: string,
  { from, rate, held }: { from: BalanceKind; rate: number; held: number },
): SwapTerms | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const amount = Number(text)
  if (!/^\d+$/.test(text) || amount < 1 || !Number.isSafeInteger(amount)) return { problem: 'odd' }
  if (from === 'tokens' && amount % rate !== 0) return { problem: 'whole' }
  if (amount > held) return { problem: 'short' }
  return { gets: from === 'credits' ? amount * rate : amount / rate }
}
