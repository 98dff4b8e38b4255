// What an answer costs: its worst case is taken before it begins, more when tools make it longer, and what it did not use is given back in
// the transaction that stores its end.
import type { Usage } from '@atelier/contract/message-parts'
import { affordableOutput, isFree, priceOfUsage, worstPrice } from '@atelier/contract/price-rule'
import type { Clock } from '../../../../platform/clock.ts'
import { type Database, isDatabaseAway } from '../../../../platform/db/database.ts'
import { eachApart } from '../../../../platform/each-apart.ts'
import {
  balanceFor,
  extend,
  listOpenReservations,
  reserveWithin,
  settle,
} from '../../../money/ledger/ledger.usecases.ts'
import type { RunCharge } from '../turns/turns.store.ts'
import type { Ask, Plan } from './plan-request.ts'

export type Charge = RunCharge & {
  /** Credits that are taken by now. */
  reserved: number
  /** How long an answer may get if money allows … */
  wantedTokens: number
  /** … and how long by what was taken. */
  outputTokens: number
  model: string
}

/** What an answer's reservation is for. */
const subject = 'answer'

/** An answer that cannot be so long is not worth beginning, in tokens. */
const minOutput = 256

/** A model that thinks writes more than is read. */
const thinkingFactor = 4

function wantedOutput({ inputTokens }: Plan, { input, model, context }: Ask): number {
  const { answerTokens } = context.site.settings
  const byDefault = model.abilities.reasoning ? answerTokens * thinkingFactor : answerTokens
  const room = Math.max(minOutput, model.abilities.contextTokens - inputTokens)
  return Math.min(input.options.maxTokens ?? byDefault, room)
}

/**
 * Takes what the answer may cost at most; less, for a shorter answer, where there is not so much. Null for an answer that is free. Throws
 * credits.short.
 */
export async function reserveAnswer(
  tx: Database,
  plan: Plan,
  ask: Ask,
  { groupId, at }: { groupId: number; at: Date },
): Promise<Charge | null> {
  const { model, context } = ask
  const { rates } = model
  if (isFree(rates)) return null
  const { inputTokens } = plan
  const wantedTokens = wantedOutput(plan, ask)
  const priceFor = (outputTokens: number) => worstPrice(rates, { inputTokens, outputTokens })
  const { id, amount } = await reserveWithin(tx, {
    accountId: context.caller.accountId,
    siteId: context.caller.siteId,
    purse: balanceFor('chat', context.site.settings),
    max: priceFor(wantedTokens),
    min: priceFor(Math.min(wantedTokens, minOutput)),
    subject,
    about: { model: model.label, groupId },
    at,
  })
  return {
    reservationId: id,
    reserved: amount,
    rates,
    inputTokens,
    wantedTokens,
    outputTokens: Math.min(wantedTokens, affordableOutput(rates, inputTokens, amount)),
    model: model.label,
  }
}

export type Budget = {
  /** How long the next round may get after what is used, in tokens; undefined when there is no money for it. */
  outputFor(used: Usage | null, inputTokens: number): Promise<number | undefined>
}

/** Sees that each round of an answer is paid for before it is asked for. */
export function budgetOf(charge: Charge, { db, clock }: { db: Database; clock: Clock }): Budget {
  const { rates, wantedTokens: wanted, reservationId, model } = charge
  let { reserved } = charge
  const takeMore = async (to: number) => {
    try {
      return await extend(db, reservationId, { to, at: clock.now(), about: { model } })
    } catch (error) {
      // What is taken already may do for now.
      if (isDatabaseAway(error)) return reserved
      throw error
    }
  }
  return {
    async outputFor(used, inputTokens) {
      const input = (used?.inputTokens ?? 0) + inputTokens
      const written = used?.outputTokens ?? 0
      const max = worstPrice(rates, { inputTokens: input, outputTokens: written + wanted })
      if (max > reserved) reserved = await takeMore(max)
      const affordable = affordableOutput(rates, input, reserved) - written
      return affordable < Math.min(wanted, minOutput) ? undefined : Math.min(wanted, affordable)
    },
  }
}

/** Ends the reservation of an answer that took so much; resolves with what was charged. Once ended, it tells the same again. */
export const settleAnswer = (
  tx: Database,
  { reservationId, rates }: RunCharge,
  { usage, at }: { usage: Usage | null; at: Date },
): Promise<number> =>
  settle(tx, reservationId, { used: usage ? priceOfUsage(rates, usage) : 0, at })

/** Gives back what was taken before `before` for answers that nobody writes any more. `isHeld` tells those that somebody does. */
export async function releaseOrphans(
  db: Database,
  {
    before,
    at,
    listHeld,
    onFault,
  }: {
    before: Date
    at: Date
    listHeld: (ids: readonly number[]) => Promise<number[]>
    onFault(error: unknown, reservationId: number): void
  },
): Promise<void> {
  const open = await listOpenReservations(db, { subject, before })
  if (open.length === 0) return
  const held = new Set(await listHeld(open))
  await eachApart(
    open.filter((id) => !held.has(id)),
    (id) => settle(db, id, { used: 0, at }),
    onFault,
  )
}
