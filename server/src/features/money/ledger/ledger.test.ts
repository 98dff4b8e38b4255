import type { BalanceKind, Cause } from '@atelier/contract/ledger-terms'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type DatabaseHandle, openDatabase } from '../../../platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { type Entry, getBalances, postEntry, reserve, settle } from './ledger.usecases.ts'
import { checkLedger } from './ledger-check.ts'

let test: TestDatabase
let handle: DatabaseHandle
let db: Database
beforeAll(async () => {
  test = await createTestDatabase()
  handle = openDatabase({ ...test.connection, max: 10 }, pino({ level: 'silent' }))
  db = handle.db
})
afterAll(async () => {
  await handle.close()
  await test.drop()
})

const at = new Date('2026-05-01T12:00:00Z')
let lastAccount = 0
const newAccount = () => ++lastAccount

const entryOf = (accountId: number, amount: number, event: Partial<Entry> = {}): Entry => ({
  accountId,
  siteId: 1,
  purse: 'credits',
  amount,
  cause: amount > 0 ? 'code' : 'forfeit',
  causeKey: `${accountId}/${amount}/${Math.random()}`,
  at,
  ...event,
})

const reservationOf = (accountId: number, amount: number, purse: BalanceKind = 'credits') => ({
  accountId,
  siteId: 1,
  purse,
  amount,
  subject: 'answer',
  at,
})

const richAccount = async (amount: number) => {
  const accountId = newAccount()
  await postEntry(db, entryOf(accountId, amount))
  return accountId
}

const balanceOf = async (accountId: number, purse: BalanceKind = 'credits') =>
  (await getBalances(db, accountId))[purse]

const expectNoDiscrepancy = async () =>
  expect((await checkLedger(db, [])).discrepancies).toEqual([])

const shortOf = (values: { needed: number; available: number }) =>
  expect.objectContaining({ code: 'credits.short', values })

describe('a balance', () => {
  it('that allows fifty spends allows exactly fifty of two hundred at once', async () => {
    const accountId = await richAccount(50 * 7 + 6)
    const spends = Array.from({ length: 200 }, () => reserve(db, reservationOf(accountId, 7)))
    const results = await Promise.allSettled(spends)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(await balanceOf(accountId)).toBe(6)
    await expectNoDiscrepancy()
  })

  it('knows an event again that has left too little for a second one', async () => {
    const accountId = await richAccount(10)
    const spend = entryOf(accountId, -7)
    const entries = await Promise.all([1, 2, 3].map(() => postEntry(db, spend)))
    expect(entries.filter(({ posted }) => posted)).toHaveLength(1)
    expect(await postEntry(db, spend)).toEqual({ posted: false })
    expect(await balanceOf(accountId)).toBe(3)
    await expectNoDiscrepancy()
  })

  it('is not touched by what it does not allow, and says what is missing', async () => {
    const accountId = await richAccount(10)
    await expect(postEntry(db, entryOf(accountId, -11))).rejects.toEqual(
      shortOf({ needed: 11, available: 10 }),
    )
    await expect(reserve(db, reservationOf(accountId, 11))).rejects.toEqual(
      shortOf({ needed: 11, available: 10 }),
    )
    expect(await balanceOf(accountId)).toBe(10)
  })

  it('of a balance never used allows nothing', async () => {
    const accountId = newAccount()
    await expect(reserve(db, reservationOf(accountId, 1))).rejects.toEqual(
      shortOf({ needed: 1, available: 0 }),
    )
    expect(await balanceOf(accountId)).toBe(0)
  })
})

describe('an event', () => {
  it('counts once, however often and from however many sides it is told', async () => {
    const accountId = newAccount()
    const entry = entryOf(accountId, 5, { cause: 'package', causeKey: 'order 1' })
    const results = await Promise.all(Array.from({ length: 20 }, () => postEntry(db, entry)))
    expect(results.filter(({ posted }) => posted)).toHaveLength(1)
    expect(await balanceOf(accountId)).toBe(5)
  })

  it('told again inside a transaction leaves the rest of it whole', async () => {
    const accountId = newAccount()
    const entry = entryOf(accountId, 5, { cause: 'package', causeKey: 'order 2' })
    await postEntry(db, entry)
    await db.transaction(async (tx) => {
      await postEntry(tx, entryOf(accountId, 3))
      expect(await postEntry(tx, entry)).toEqual({ posted: false })
      await postEntry(tx, entryOf(accountId, 4))
    })
    expect(await balanceOf(accountId)).toBe(12)
  })

  it('of the same key is another one by another cause, for another account and in another balance', async () => {
    const [one, two] = [newAccount(), newAccount()]
    const event = { cause: 'invite' as Cause, causeKey: 'same' }
    for (const entry of [
      entryOf(one, 1, event),
      entryOf(one, 1, { ...event, cause: 'invited' }),
      entryOf(two, 1, event),
      entryOf(one, 1, { ...event, purse: 'tokens' }),
    ])
      expect(await postEntry(db, entry)).toEqual({ posted: true })
    expect(await getBalances(db, one)).toEqual({ credits: 2, tokens: 1 })
  })
})

describe('a reservation', () => {
  it('settled gives back what was not used', async () => {
    const accountId = await richAccount(100)
    const id = await reserve(db, reservationOf(accountId, 60))
    expect(await balanceOf(accountId)).toBe(40)
    expect(await settle(db, id, { used: 25, at })).toBe(25)
    expect(await balanceOf(accountId)).toBe(75)
  })

  it('ends once: the first end counts, from however many sides it is ended', async () => {
    const accountId = await richAccount(100)
    const id = await reserve(db, reservationOf(accountId, 60))
    const ends = Array.from({ length: 10 }, () => settle(db, id, { used: 25, at }))
    expect(new Set(await Promise.all(ends))).toEqual(new Set([25]))
    expect(await settle(db, id, { used: 0, at })).toBe(25)
    expect(await balanceOf(accountId)).toBe(75)
  })

  it('takes more than was reserved as far as the balance goes, and never further', async () => {
    const accountId = await richAccount(100)
    const [first, second] = [
      await reserve(db, reservationOf(accountId, 10)),
      await reserve(db, reservationOf(accountId, 10)),
    ]
    expect(await settle(db, first, { used: 15, at })).toBe(15)
    expect(await settle(db, second, { used: 500, at })).toBe(85)
    expect(await balanceOf(accountId)).toBe(0)
    await expectNoDiscrepancy()
  })

  it('of nothing used gives all back', async () => {
    const accountId = await richAccount(9)
    await settle(db, await reserve(db, reservationOf(accountId, 9)), { used: 0, at })
    expect(await balanceOf(accountId)).toBe(9)
  })
})

type Step =
  | { do: 'give' | 'take'; who: number; purse: BalanceKind; amount: number; key: number }
  | { do: 'reserve'; who: number; purse: BalanceKind; amount: number }
  | { do: 'settle'; which: number; used: number }

const amount = fc.integer({ min: 1, max: 100 })
const whose = { who: fc.nat(2), purse: fc.constantFrom<BalanceKind>('credits', 'tokens'), amount }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('give' as const, 'take' as const), ...whose, key: fc.nat(8) }),
  fc.record({ do: fc.constant('reserve' as const), ...whose }),
  fc.record({ do: fc.constant('settle' as const), which: fc.nat(20), used: fc.nat(150) }),
)

describe('any sequence of operations', () => {
  it('adds up, whether its steps come one by one or all at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.boolean(),
        async (steps, allAtOnce) => {
          const people = [newAccount(), newAccount(), newAccount()]
          const reserved: number[] = []
          const run = async (each: Step) => {
            if (each.do === 'settle') {
              const id = reserved[each.which]
              if (id !== undefined) await settle(db, id, { used: each.used, at })
              return
            }
            const accountId = people[each.who] ?? 0
            if (each.do === 'reserve') {
              const reservation = reservationOf(accountId, each.amount, each.purse)
              reserved.push(await reserve(db, reservation))
              return
            }
            const signed = each.do === 'give' ? each.amount : -each.amount
            const causeKey = `${accountId}/${each.key}`
            await postEntry(db, entryOf(accountId, signed, { purse: each.purse, causeKey }))
          }
          const outcomes: PromiseSettledResult<void>[] = []
          if (allAtOnce) outcomes.push(...(await Promise.allSettled(steps.map(run))))
          else for (const each of steps) outcomes.push(...(await Promise.allSettled([run(each)])))
          for (const outcome of outcomes)
            if (outcome.status === 'rejected')
              expect(outcome.reason).toMatchObject({ code: 'credits.short' })
          await expectNoDiscrepancy()
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('the check', () => {
  const tampering: Record<string, string> = {
    'a balance equals the sum of its entries':
      'update ledger_purses set balance = balance + 1 where account_id = $1',
    'each entry goes on from the one before it':
      'update ledger_entries set balance_after = balance_after + 1 where account_id = $1 and amount > 0',
    'a reservation that has ended cost what its entries say, and an open one all that was taken':
      'update ledger_reservations set settled = settled + 1 where account_id = $1',
    'every entry of a reservation has one': 'delete from ledger_reservations where account_id = $1',
  }
  it.each(Object.entries(tampering))('finds where this is not so: %s', async (rule, change) => {
    const accountId = await richAccount(50)
    await settle(db, await reserve(db, reservationOf(accountId, 20)), { used: 5, at })
    try {
      await handle.pool.query(change, [accountId])
      const { discrepancies } = await checkLedger(db, [])
      expect(discrepancies.map((each) => each.rule)).toContain(rule)
    } finally {
      await db.execute(sql`delete from ledger_entries where account_id = ${accountId}`)
      await db.execute(sql`delete from ledger_purses where account_id = ${accountId}`)
      await db.execute(sql`delete from ledger_reservations where account_id = ${accountId}`)
    }
    await expectNoDiscrepancy()
  })
})
