import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { reserve, settle } from '../../money/ledger/ledger.usecases.ts'
import { openShop, type Shop } from '../../money/payments/testing/shop.ts'

let shop: Shop
let owner: Credential
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.test.staff('owner')
})
afterAll(() => shop.test.close())

describe('how a site handles money', () => {
  it('is told of the site that is named, with the ways that are set up there', async () => {
    const { setup } = api.moneyAdmin
    const here = await shop.test.call(setup, {}, { as: owner })
    expect(here.twoPurses).toBe(false)
    expect(here.ways.map(({ id }) => id).toSorted()).toEqual(['alipay', 'wechat'])
    const there = await shop.test.call(setup, {}, { as: owner, site: 'studio' })
    expect(there.ways).toEqual([])
  })
})

const { report, exportReport } = api.moneyAdmin
const day = { from: '2026-11-21', to: '2026-11-21', timeZone: 'UTC' }

async function bought(as: Credential, amountMinor = 990): Promise<string> {
  const { id } = await shop.order(as, { packageId: await shop.packageAt(amountMinor) })
  shop.wechat.pay(id)
  await shop.deliver(shop.wechat.notice(id))
  // The vendor in memory takes money by the clock of the wall.
  await shop.test.database.pool.query('update orders set paid_at = $2 where order_no = $1', [
    id,
    shop.test.services.ledger.clock.now(),
  ])
  return id
}

describe('a report', () => {
  it('sums what was sold, given back, spent and given, by day and site', async () => {
    const as = shop.test.guest()
    const id = await bought(as)
    await bought(shop.test.guest())
    await shop.test.call(
      api.payments.refund,
      { orderId: id, amountMinor: 400, reason: 'too dear' },
      { as: owner },
    )
    const { accountId, siteId } = await placeOf(as)
    const { db, clock } = shop.test.services.ledger
    const at = clock.now()
    const about = { model: 'Scripted' }
    const taken = { accountId, siteId, purse: 'credits' as const, amount: 100, about, at }
    await settle(db, await reserve(db, { ...taken, subject: 'search' }), { used: 40, at })

    const told = await shop.test.call(report, day, { as: owner })
    expect(told.money).toEqual([
      {
        day: '2026-11-21',
        site: 'atelier',
        currency: 'CNY',
        orders: 2,
        soldMinor: 1980,
        refunds: 1,
        refundedMinor: 400,
      },
    ])
    expect(told.spent).toEqual([
      { day: '2026-11-21', site: 'atelier', purse: 'credits', kind: 'search', amount: 40 },
    ])
    const given = (cause: string) => told.given.find((each) => each.cause === cause)?.amount
    expect([given('package'), given('refund')]).toEqual([2000, -404])
  })

  it('tells what works came to by their type, also of one that was given back', async () => {
    const as = await shop.test.member('a_painter')
    const { accountId, siteId } = await placeOf(as)
    const { db } = shop.test.services.ledger
    const at = new Date('2026-11-19T12:00:00Z')
    const about = { model: 'Scripted' }
    const taken = { accountId, siteId, purse: 'credits' as const, amount: 20, about, at }
    for (const [type, used] of [
      [6, 20],
      [6, 5],
      [2, 0],
    ] as const) {
      const reservation = await reserve(db, { ...taken, subject: 'work' })
      await shop.test.database.pool.query(
        `insert into works (site_id, owner_id, type, task, recipe, model_id, model_label, builtin,
           rate, request_key, reservation_id, created_at)
         values ($1, $2, $3, 'draw', '{}', 1, 'Scripted', false, '{}', 'key-' || $4::int, $4::int, $5)`,
        [siteId, accountId, type, reservation, at],
      )
      await settle(db, reservation, { used, at })
    }
    const told = await shop.test.call(
      report,
      { ...day, from: '2026-11-19', to: '2026-11-19' },
      { as: owner },
    )
    expect(told.spent).toEqual([
      { day: '2026-11-19', site: 'atelier', purse: 'credits', kind: 'video', amount: 25 },
    ])
  })

  it('counts days by the time zone that is named, and a year at most', async () => {
    const tokyo = { from: '2026-11-22', to: '2026-11-22', timeZone: 'Pacific/Kiritimati' }
    expect((await shop.test.call(report, day, { as: owner })).money).toHaveLength(1)
    const next = await shop.test.call(
      report,
      { ...day, from: '2026-11-22', to: '2026-11-22' },
      {
        as: owner,
      },
    )
    expect(next.money).toEqual([])
    const east = await shop.test.call(report, tokyo, { as: owner })
    expect(east.money).toMatchObject([{ day: '2026-11-22', orders: 2 }])
    const long = await shop.test.call(report, { ...day, from: '2020-01-01' }, { as: owner })
    expect(long.from).toBe('2025-11-21')
  })

  it('tells of one site alone, unless all are asked for by those who run them', async () => {
    const sites = async (input: object, options: object) =>
      new Set(
        (await shop.test.call(report, { ...day, ...input }, { as: owner, ...options })).given.map(
          ({ site }) => site,
        ),
      )
    await shop.test.member('in_the_studio', { host: 'studio.localhost' })
    const { siteId } = await placeOf(owner)
    await shop.test.database.pool.query(
      'update ledger_entries set created_at = $1 where site_id <> $2',
      [shop.test.services.ledger.clock.now(), siteId],
    )
    expect(await sites({}, {})).toEqual(new Set(['atelier']))
    expect(await sites({}, { site: 'studio' })).toEqual(new Set(['studio']))
    expect(await sites({ allSites: true }, {})).toEqual(new Set(['atelier', 'studio']))
    const as = await shop.test.staff('siteOperator')
    expect((await shop.test.ask(report, day, { as })).status).toBe(200)
    expect(await shop.test.ask(report, { ...day, allSites: true }, { as })).toMatchObject({
      status: 403,
      body: { error: 'auth.forbidden' },
    })
  })

  it('is a file, a figure a line', async () => {
    const query = new URLSearchParams(day)
    const reply = await shop.test.app.inject({
      url: `/api${exportReport.path}?${query}`,
      headers: { host: 'localhost', authorization: owner },
    })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = reply.body.split('\r\n')
    expect(lines[0]).toBe('\ufeffday,site,figure,kind,unit,amount,count')
    expect(lines).toContain('2026-11-21,atelier,sold,,CNY,19.80,2')
    expect(lines).toContain('2026-11-21,atelier,refunded,,CNY,4.00,1')
    expect(lines).toContain('2026-11-21,atelier,spent,search,credits,40,')
    expect(lines).toContain('2026-11-21,atelier,given,refund,credits,-404,')
  })

  it('is refused to members, and for a day or a time zone that there is not', async () => {
    const member = await shop.test.member('a_reader')
    expect((await shop.test.ask(report, day, { as: member })).status).toBe(403)
    for (const [wrong, field] of [
      [{ from: 'yesterday' }, 'from'],
      [{ timeZone: 'Mars/Base' }, 'timeZone'],
    ] as const)
      expect(await shop.test.ask(report, { ...day, ...wrong }, { as: owner })).toMatchObject({
        status: 422,
        body: { fields: [{ field }] },
      })
  })
})

async function placeOf(as: Credential): Promise<{ accountId: number; siteId: number }> {
  const { id } = (await shop.test.call(api.auth.getInfo, {}, { as })).userInfo
  const { rows } = await shop.test.database.pool.query<{ site_id: number }>(
    'select site_id from accounts where id = $1',
    [id],
  )
  return { accountId: id, siteId: rows[0]?.site_id ?? 0 }
}
