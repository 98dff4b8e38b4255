// A site that sells its answers, and an account of what they cost.
import { api } from '@atelier/contract'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { expect } from 'vitest'
import type { ScriptedAnswer } from '../../../../testing/scripted-engine.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'

/** A token that is read costs a tenth of a credit, one that is written a whole one. */
export const dear = { inputPer1k: 100, outputPer1k: 1000 }

export type PaidChat = Awaited<ReturnType<typeof openPaidChat>>

/** Everybody begins with 10,000 credits; an answer may have 500 tokens. */
export async function openPaidChat(
  settings: Partial<SiteSettings> = {},
  parts: Parameters<typeof createTestApp>[0] = {},
) {
  const test = await createTestApp({ ...parts, sold: true })
  await test.configure({
    chatPrice: dear,
    answerTokens: 500,
    systemMessage: '',
    guestCredits: 10_000,
    signUpCredits: 10_000,
    guestGiftsPerNetwork: 1000,
    ...settings,
  })
  return {
    test,
    /** Sends a prompt; gives the engine's side of the answer and the events to come. */
    async ask(prompt: string, as = test.guest(), options: Record<string, unknown> = {}) {
      const events = test.events(api.chat.process, { prompt, options }, { as })
      const answer = await Promise.race([test.engine.next(), events.then(() => undefined)])
      if (!answer) throw new Error('the engine was not asked')
      return { answer, events, as }
    },
    balance: (as: Credential) => balanceOf(test, as),
    ownGroup: (as: Credential) => firstGroup(test, as),
    async log(as: Credential) {
      return (await test.call(api.chatlog.list, { groupId: await firstGroup(test, as) }, { as }))
        .rows
    },
    /** Sets what somebody holds, by an operator's entry. */
    async hold(as: Credential, credits: number) {
      const amount = credits - (await balanceOf(test, as))
      await test.database.pool.query(
        `with purse as (update ledger_purses set balance = $1 where account_id = $2 and purse = 'credits' returning 1)
         insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, created_at)
         select $2, 1, 'credits', $3, $1, 'operator', gen_random_uuid()::text, now() from purse`,
        [credits, await accountOf(test, as), amount],
      )
    },
    proveLedger: () => proveLedger(test),
  }
}

const balanceOf = async (test: TestApp, as: Credential): Promise<number> =>
  (await test.call(api.auth.getInfo, {}, { as })).userBalance.balance

const accountOf = async (test: TestApp, as: Credential): Promise<number> =>
  (await test.call(api.auth.getInfo, {}, { as })).userInfo.id

async function firstGroup(test: TestApp, as: Credential): Promise<number> {
  const [group] = await test.call(api.groups.list, {}, { as })
  return group?.id ?? 0
}

/** Every balance is the sum of its entries, and nothing is held any more. */
async function proveLedger({ database }: TestApp): Promise<void> {
  const { rows } = await database.pool.query(`
    select account_id, purse, balance, sum(amount)::bigint as entries
    from ledger_purses join ledger_entries using (account_id, purse)
    group by account_id, purse, balance having balance <> sum(amount)`)
  expect(rows).toEqual([])
  const open = await database.pool.query(
    'select id from ledger_reservations where ended_at is null',
  )
  expect(open.rows).toEqual([])
}

export const say = (answer: ScriptedAnswer, text: string) =>
  answer.emit({ type: 'text-delta', text })

/** The last event, which tells how it ended and what it cost. */
export function endOf(events: readonly ChatEvent[]) {
  const last = events.at(-1)
  if (last?.type !== 'finish' && last?.type !== 'error') throw new Error('it has not ended')
  return { ...last, usage: last.usage ?? null, price: last.price ?? 0 }
}

export const entryIdOf = (events: readonly ChatEvent[]): number => {
  const [start] = events
  if (start?.type !== 'start') throw new Error('it has not begun')
  return start.entryId
}
