import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { postEntry, reserve, settle } from '../ledger/ledger.usecases.ts'

const { holdings, userBalance, spendingLog, hideSpending, spendingSummary, rechargeLog, swap } =
  api.credits

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Person = { as: Credential; accountId: number; siteId: number }

let people = 0
/** A member with so much in each balance, beside what the site gave. */
async function person({ credits = 0, tokens = 0 } = {}): Promise<Person> {
  people += 1
  const as = await test.member(`reader-${people}`)
  const { userInfo } = await test.call(api.auth.getInfo, {}, { as })
  const { db } = test.services
  const [site] = (
    await db.execute<{ siteId: number }>(`
    select site_id as "siteId" from accounts where id = ${userInfo.id}`)
  ).rows
  const of = { as, accountId: userInfo.id, siteId: site?.siteId ?? 0 }
  const given = { ...of, cause: 'operator' as const, about: { reason: 'A gift' }, at: new Date() }
  for (const [purse, amount] of [
    ['credits', credits],
    ['tokens', tokens],
  ] as const)
    if (amount > 0) await postEntry(db, { ...given, purse, amount, causeKey: `gift-${purse}` })
  return of
}

type Use = { model?: string; subject?: string; at?: string; groupId?: number; purse?: 'tokens' }

/** Something that takes 100 at first; open without `used`. */
async function spend({ accountId, siteId }: Person, used?: number, use: Use = {}) {
  const { db } = test.services
  const { model = 'Scripted', subject = 'answer', purse = 'credits', groupId } = use
  const at = new Date(use.at ?? Date.now())
  const about = { model, ...(groupId ? { groupId } : {}) }
  const id = await reserve(db, { accountId, siteId, purse, amount: 100, subject, about, at })
  if (used !== undefined) await settle(db, id, { used, at })
  return id
}

const logOf = async ({ as }: Person, filter: InputOf<typeof spendingLog> = {}) =>
  test.call(spendingLog, filter, { as })

async function onTwoBalances(value: boolean) {
  const json = JSON.stringify(value)
  await test.database.pool.query(
    `insert into site_settings (site_id, key, value) select id, 'twoPurses', $1::jsonb from sites
      on conflict (site_id, key) do update set value = excluded.value`,
    [json],
  )
}

describe('what one holds', () => {
  it('is told with what is reserved by what is under way, at both addresses', async () => {
    const reader = await person({ credits: 300 })
    await spend(reader)
    await spend(reader, 40)
    const expected = {
      balance: 360,
      chat_tokens: null,
      hh_vip_time: null,
      reserved: 100,
      reserved_tokens: null,
    }
    for (const endpoint of [holdings, userBalance])
      expect(await test.call(endpoint, {}, { as: reader.as })).toEqual(expected)
  })
})

describe('the spending log', () => {
  it('has a line for each use with what it came to in the end, the last first', async () => {
    const reader = await person({ credits: 300 })
    const { id: groupId } = await test.call(api.groups.create, {}, { as: reader.as })
    await test.call(api.groups.update, { groupId, title: 'Trip to Lyon' }, { as: reader.as })
    await spend(reader, 40, { groupId, at: '2026-03-01T10:00:00Z' })
    await spend(reader, 130, { model: 'Big', at: '2026-03-02T10:00:00Z' })
    const failed = await spend(reader, 100, { subject: 'image', at: '2026-03-03T10:00:00Z' })
    await postEntry(test.services.db, {
      ...reader,
      purse: 'credits',
      amount: 100,
      cause: 'refund',
      causeKey: `work-${failed}`,
      reservationId: failed,
      at: new Date(),
    })
    await spend(reader, undefined, { at: '2026-03-04T10:00:00Z' })
    const { rows, count } = await logOf(reader)
    expect(count).toBe(4)
    expect(rows.map(({ amount, state, kind, model }) => [amount, state, kind, model])).toEqual([
      [100, 'open', 'answer', 'Scripted'],
      [0, 'refunded', 'image', 'Scripted'],
      [130, 'settled', 'answer', 'Big'],
      [40, 'settled', 'answer', 'Scripted'],
    ])
    expect(rows[3]?.group).toEqual({ id: groupId, title: 'Trip to Lyon' })
    await test.call(api.groups.delete, { groupId }, { as: reader.as })
    expect((await logOf(reader)).rows[3]?.group).toBeNull()
  })

  it('does not name a conversation of somebody else', async () => {
    const [reader, other] = [await person({ credits: 300 }), await person()]
    const { id: groupId } = await test.call(api.groups.create, {}, { as: other.as })
    await spend(reader, 1, { groupId })
    expect((await logOf(reader)).rows[0]?.group).toBeNull()
    expect((await logOf(other)).count).toBe(0)
  })

  it('is filtered by model, kind, balance and the days of the reader', async () => {
    const reader = await person({ credits: 900, tokens: 500 })
    await spend(reader, 1, { at: '2026-03-01T23:30:00Z' })
    await spend(reader, 2, { at: '2026-03-02T12:00:00Z', model: 'Big' })
    await spend(reader, 3, { at: '2026-03-03T00:30:00Z', subject: 'image' })
    await spend(reader, 4, { at: '2026-03-03T01:30:00Z', purse: 'tokens' })
    const amounts = async (filter: InputOf<typeof spendingLog>) =>
      (await logOf(reader, filter)).rows.map(({ amount }) => amount)
    expect(await amounts({ model: 'Big' })).toEqual([2])
    expect(await amounts({ kind: 'image' })).toEqual([3])
    expect(await amounts({ purse: 'tokens' })).toEqual([4])
    expect(await amounts({ from: '2026-03-02', to: '2026-03-02' })).toEqual([2])
    const inShanghai = { from: '2026-03-02', to: '2026-03-02', timeZone: 'Asia/Shanghai' }
    expect(await amounts(inShanghai)).toEqual([2, 1])
    expect((await test.ask(spendingLog, { timeZone: 'Nowhere/Else' }, reader)).status).toBe(422)
  })

  it('is paged, and hides lines for their owner without a change of any balance', async () => {
    const [reader, other] = [await person({ credits: 900 }), await person()]
    for (let hour = 0; hour < 5; hour += 1)
      await spend(reader, hour + 1, { at: `2026-03-01T0${hour}:00:00Z` })
    const second = await logOf(reader, { page: 2, size: 2 })
    expect([second.count, second.rows.map(({ amount }) => amount)]).toEqual([5, [3, 2]])
    const before = await test.call(holdings, {}, reader)
    const id = second.rows[0]?.id ?? 0
    expect((await test.ask(hideSpending, { id }, other)).status).toBe(404)
    await test.call(hideSpending, { id }, reader)
    await test.call(hideSpending, { id }, reader)
    expect((await logOf(reader)).rows.map(({ amount }) => amount)).toEqual([5, 4, 2, 1])
    const summary = await test.call(
      spendingSummary,
      { from: '2026-03-01', to: '2026-03-01' },
      reader,
    )
    expect(summary.totals).toEqual([{ purse: 'credits', amount: 12, lines: 4 }])
    await test.call(hideSpending, { all: true }, reader)
    expect((await logOf(reader)).count).toBe(0)
    expect((await test.ask(hideSpending, {}, reader)).status).toBe(422)
    expect(await test.call(holdings, {}, reader)).toEqual(before)
  })

  it('reads a page of many lines along its index, and counts no further than its bound', async () => {
    const { accountId, siteId, as } = await person()
    const { pool } = test.database
    await pool.query(
      `with reservation as (
        insert into ledger_reservations (account_id, site_id, purse, amount, settled, subject, created_at, ended_at)
        select $1, $2, 'credits', 1, 1, 'answer', at, at
        from generate_series(timestamptz '2020-01-01', timestamptz '2020-01-01' + interval '29999 minutes', interval '1 minute') at
        returning id, created_at)
      insert into ledger_entries
        (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, about, created_at)
      select $1, $2, 'credits', -1, 0, 'charge', id::text, id, '{}', created_at from reservation`,
      [accountId, siteId],
    )
    await pool.query('analyze ledger_entries, ledger_reservations')
    const { rows, count } = await test.call(spendingLog, { page: 400, size: 20 }, { as })
    expect([rows.length, count]).toEqual([20, 10_000])
    expect((await test.call(spendingLog, { page: 501, size: 20 }, { as })).rows).toEqual([])
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain
      select entry.id from ledger_entries entry
      join ledger_reservations reservation on reservation.id = entry.reservation_id
      where entry.account_id = ${accountId} and entry.cause = 'charge'
        and entry.cause_key = entry.reservation_id::text and entry.hidden_at is null
      order by entry.created_at desc, entry.id desc limit 20`)
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('ledger_entries_spending')
    expect(text).not.toContain('Sort')
  })
})

describe('a summary of spending', () => {
  it('sums by the days of the reader, by model and by kind, what was given back taken off', async () => {
    const reader = await person({ credits: 900 })
    await spend(reader, 10, { at: '2026-03-01T23:30:00Z' })
    await spend(reader, 20, { at: '2026-03-02T12:00:00Z', model: 'Big' })
    await spend(reader, 5, { at: '2026-03-02T13:00:00Z', subject: 'image', model: '' })
    const range = { from: '2026-03-01', to: '2026-03-05', timeZone: 'Asia/Shanghai' }
    const line = (amount: number, lines: number) => ({ purse: 'credits', amount, lines })
    expect(await test.call(spendingSummary, range, reader)).toEqual({
      from: '2026-03-01',
      to: '2026-03-05',
      totals: [line(35, 3)],
      days: [{ day: '2026-03-02', ...line(35, 3) }],
      models: [
        { model: 'Big', ...line(20, 1) },
        { model: 'Scripted', ...line(10, 1) },
        { model: '', ...line(5, 1) },
      ],
      kinds: [
        { kind: 'answer', ...line(30, 2) },
        { kind: 'image', ...line(5, 1) },
      ],
    })
  })

  it('tells of thirty days when none are named, and of no more than 366', async () => {
    const reader = await person()
    const now = await test.call(spendingSummary, {}, reader)
    expect(Date.parse(now.to) - Date.parse(now.from)).toBe(29 * 86_400_000)
    const long = await test.call(spendingSummary, { from: '2020-01-01', to: '2026-01-01' }, reader)
    expect([long.from, long.to]).toEqual(['2025-01-01', '2026-01-01'])
  })
})

describe('the recharge log', () => {
  it('tells what came in, each kind by its number, and VIP time; the last first', async () => {
    const reader = await person({ credits: 70 })
    const { db } = test.services
    const event = {
      ...reader,
      purse: 'credits' as const,
      causeKey: 'k',
      at: new Date('2030-01-01'),
    }
    await postEntry(db, { ...event, amount: 30, cause: 'check-in' })
    const scanned = { ...event, amount: 500, cause: 'package' as const, causeKey: 'scanned' }
    await postEntry(db, { ...scanned, about: { title: 'Small', way: 'wechat' } })
    await test.database.pool.query(
      `insert into vip_grants (account_id, site_id, days, until, cause, cause_key, created_at)
        values ($1, $2, 30, now(), 'code', 'c', '2031-01-01')`,
      [reader.accountId, reader.siteId],
    )
    await spend(reader, 5)
    const { rows, count } = await test.call(rechargeLog, {}, reader)
    expect(count).toBe(5)
    expect(
      rows.map(({ type, amount, balance, vipDays, note }) => [
        type,
        amount,
        balance,
        vipDays,
        note,
      ]),
    ).toEqual([
      [9, 0, null, 30, ''],
      [6, 500, 800, 0, 'Small'],
      [8, 30, 300, 0, ''],
      [5, 70, 270, 0, 'A gift'],
      [1, 200, 200, 0, ''],
    ])
    const page = await test.call(rechargeLog, { page: 2, size: 2 }, reader)
    expect(page.rows.map(({ type }) => type)).toEqual([8, 5])
  })
})

describe('a swap between balances', () => {
  const key = () => crypto.randomUUID()

  it('is refused where the site has one', async () => {
    const reader = await person()
    const input = { from: 'credits' as const, amount: 1, idempotencyKey: key() }
    expect((await test.ask(swap, input, reader)).body).toMatchObject({ error: 'credits.one_purse' })
  })

  it('goes both ways at the rate of the site, and never makes or loses a credit', async () => {
    await onTwoBalances(true)
    const reader = await person()
    const there = { from: 'credits' as const, amount: 5, idempotencyKey: key() }
    for (const _ of ['once', 'again'])
      expect(await test.call(swap, there, reader)).toMatchObject({
        balance: 195,
        chat_tokens: 5000,
        reserved_tokens: 0,
      })
    const invalid = await test.ask(
      swap,
      { from: 'tokens', amount: 2500, idempotencyKey: key() },
      reader,
    )
    expect([invalid.status, invalid.body]).toMatchObject([422, { error: 'credits.not_whole' }])
    expect(invalid.body.message).toMatch(/1000.*2000.*3000/)
    const back = await test.call(
      swap,
      { from: 'tokens', amount: 3000, idempotencyKey: key() },
      reader,
    )
    expect(back).toMatchObject({ balance: 198, chat_tokens: 2000 })
    const tooMuch = { from: 'credits' as const, amount: 199, idempotencyKey: key() }
    expect((await test.ask(swap, tooMuch, reader)).status).toBe(430)
    const { rows } = await test.call(rechargeLog, {}, reader)
    expect(rows.filter(({ type }) => type === 10).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([-5, 5000, -3000, 3]),
    )
    await onTwoBalances(false)
  })

  it('of many at once, in both directions, adds up', async () => {
    await onTwoBalances(true)
    const reader = await person({ tokens: 50_000 })
    const swaps = Array.from({ length: 20 }, (_, index) =>
      test.ask(
        swap,
        index % 2
          ? { from: 'tokens' as const, amount: 5000, idempotencyKey: key() }
          : { from: 'credits' as const, amount: 30, idempotencyKey: key() },
        reader,
      ),
    )
    for (const { status } of await Promise.all(swaps)) expect([200, 430]).toContain(status)
    const { balance, chat_tokens } = await test.call(holdings, {}, reader)
    expect(balance * 1000 + (chat_tokens ?? 0)).toBe(200 * 1000 + 50_000)
    await onTwoBalances(false)
  })
})
