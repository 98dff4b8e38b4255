import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { scriptedTitle } from '../../../../testing/scripted-engine.ts'
import { openPaidChat, type PaidChat } from '../testing/paid-chat.ts'

let paid: PaidChat
beforeAll(async () => {
  paid = await openPaidChat()
})
afterEach(() => paid.proveLedger())
afterAll(() => paid.test.close())

const told = { inputTokens: 40, outputTokens: 25 }
const answerPrice = 29

/** What the site has paid for by itself today. */
async function siteCost(): Promise<number> {
  const { rows } = await paid.test.database.pool.query(
    "select value::int from daily_figures where name = 'siteCost' and label = 'title'",
  )
  return rows[0]?.value ?? 0
}

/** Somebody whose conversation has got its name. */
async function named() {
  const { answer, events, as } = await paid.ask('abcdefghijkl')
  answer.finish({ usage: told })
  await events
  await expect
    .poll(async () => (await paid.test.call(api.groups.list, {}, { as }))[0]?.title)
    .toBe(scriptedTitle)
  return as
}

it('is a cost of the site, counted in its figures, where nothing else is said', async () => {
  const before = await siteCost()
  const first = await named()
  await expect.poll(siteCost).toBeGreaterThan(before)
  const cost = (await siteCost()) - before
  const second = await named()
  await expect.poll(siteCost).toBe(before + 2 * cost)
  for (const as of [first, second]) expect(await paid.balance(as)).toBe(10_000 - answerPrice)
  const owner = await paid.test.staff('owner')
  const { rows } = await paid.test.call(api.analytics.read, { days: 7 }, { as: owner })
  expect(rows.filter(({ name }) => name === 'siteCost')).toMatchObject([
    { label: 'title', value: before + 2 * cost },
  ])
})

it('is paid by whoever was answered, where the site says so', async () => {
  await paid.test.configure({ titlePaidBy: 'person' })
  const before = await siteCost()
  const as = await named()
  await expect.poll(() => paid.balance(as)).toBeLessThan(10_000 - answerPrice)
  await expect
    .poll(async () => {
      const { rows } = await paid.test.database.pool.query(
        'select id from ledger_reservations where ended_at is null',
      )
      return rows
    })
    .toEqual([])
  expect(10_000 - answerPrice - (await paid.balance(as))).toBeLessThan(40)
  expect(await siteCost()).toBe(before)
})
