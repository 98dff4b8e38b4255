import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { forgetIdleGuests } from './idle-guests.ts'
import type { OnAccountDeleted } from './leave-account.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  // One that has had a gift, and others of the same network that have not.
  await test.configure({ guestCredits: 5, guestGiftsPerNetwork: 2 })
})
afterAll(() => test.close())

const dayMs = 86_400_000

/** As it is so many days from now. */
const sweep = (days: number) =>
  forgetIdleGuests({
    ...test.services.accountData,
    clock: { now: () => new Date(Date.now() + days * dayMs) },
  })

async function guest(keep?: (as: Credential, id: number) => Promise<unknown>) {
  const as = test.guest()
  await test.call(api.auth.getInfo, {}, { as })
  const id = await accountOf(test, as)
  await keep?.(as, id)
  return id
}

const query = (statement: string) => (_: Credential, id: number) =>
  test.database.pool.query(statement, [id])

async function there(): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from accounts order by id',
  )
  return rows.map(({ id }) => id)
}

it('guests who kept nothing are forgotten after a week, gift and all; those who kept anything stay', async () => {
  const bare = [await guest(), await guest(), await guest(), await guest()]
  const kept = [
    await guest((as) => test.call(api.groups.create, {}, { as })),
    await guest((as) => test.call(api.prompts.add, { title: 'Kept', content: 'as it is' }, { as })),
    await guest(query(`update accounts set role = 'A pirate.' where id = $1`)),
    await guest(query(`update accounts set blocked_at = now() where id = $1`)),
    await guest(
      query(`insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, created_at)
        values ($1, 1, 'credits', 5, 5, 'code', 'c', now())`),
    ),
    await accountOf(test, await test.member('member')),
  ]
  await sweep(6)
  expect(await there()).toEqual([...bare, ...kept].toSorted((one, other) => one - other))
  // The turn of that moment is over.
  await sweep(8)
  expect(await there()).toEqual(kept.toSorted((one, other) => one - other))
  const { rows } = await test.database.pool.query(
    `select sum(amount)::int as left from ledger_entries where account_id = any($1)`,
    [bare],
  )
  expect(rows).toEqual([{ left: 0 }])
})

it('one that cannot be forgotten stays, and the others go', async () => {
  const [stuck, other] = [await guest(), await guest()]
  const { leavers, ...rest } = test.services.accountData
  const failing: OnAccountDeleted = {
    async leave(tx, { accountId }) {
      if (accountId === stuck) await tx.execute('select 1 / 0')
      return undefined
    },
  }
  // The gifts of the network are given: theirs are booked by hand.
  await test.database.pool.query(
    `insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, created_at)
     select id, 1, 'credits', 1, 1, 'sign-up', id::text, now() from unnest($1::int[]) as id`,
    [[stuck, other]],
  )
  const clock = { now: () => new Date(Date.now() + 12 * dayMs) }
  await forgetIdleGuests({ ...rest, leavers: [...leavers, failing], clock })
  expect(await there()).toContain(stuck)
  expect(await there()).not.toContain(other)
  await test.database.pool.query('delete from accounts where id = $1', [stuck])
})

it('many are looked through a few at a time', async () => {
  await test.database.pool.query(
    `insert into accounts (site_id, kind, guest_hash, created_at)
     select (select min(id) from sites), 'guest', 'made ' || n, now() from generate_series(1, 450) as n`,
  )
  const before = await there()
  await sweep(16)
  expect((await there()).length).toBe(before.length - 450)
})
