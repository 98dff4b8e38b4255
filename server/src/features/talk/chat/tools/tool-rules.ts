// Whether a call of a tool may run: by what it costs, what tools have spent in this answer, and what was allowed before.
import type { MessagePart } from '@atelier/contract/message-parts'

/** Credits that tools have spent in an answer: of calls that were allowed and did not fail. */
export function spentByTools(parts: readonly MessagePart[]): number {
  let spent = 0
  const open = new Map<string, number>()
  for (const part of parts) {
    if (part.type === 'tool-call') {
      const price = part.consent?.state === 'allowed' ? part.consent.price : 0
      spent += price
      open.set(part.callId, price)
    } else if (part.type === 'tool-result') {
      if (part.failed) spent -= open.get(part.callId) ?? 0
      open.delete(part.callId)
    }
  }
  return spent
}

/** Whether somebody has allowed a tool for the conversation within this answer. */
export const isAllowedIn = (
  parts: readonly MessagePart[],
  name: string,
  entryId: number,
): boolean =>
  parts.some(
    (part) => part.type === 'tool-call' && part.name === name && part.consent?.alwaysIn === entryId,
  )

export type CallVerdict = 'run' | 'ask' | 'over-cap'

/** A call beyond the cap is not asked about: no answer could allow it. */
export function judgeCall({
  asks,
  price,
  spent,
  cap,
  isAllowed,
}: {
  asks: boolean
  price: number
  spent: number
  cap: number
  /** Allowed for the whole conversation. */
  isAllowed: boolean
}): CallVerdict {
  if (price > 0 && spent + price > cap) return 'over-cap'
  return asks && !isAllowed ? 'ask' : 'run'
}
