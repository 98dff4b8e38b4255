// A server with ways to pay in memory, a clock that stands still, and what a buyer and a vendor do there.
import { api } from '@atelier/contract'
import type { Order } from '@atelier/contract/features/money/payments'
import { expect } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import type { GatewayId } from '../gateways/payment-gateway.ts'
import { type GatewayOffer, settingOf } from '../pay-ways.ts'
import { createMemoryGateway, type MemoryGateway } from './memory-gateway.ts'

export type Shop = {
  test: TestApp
  wechat: MemoryGateway
  alipay: MemoryGateway
  /** Lets time go by. */
  pass(ms: number): void
  /** Sets a way to pay up on a site, or takes it away. */
  setUp(site: string, way: GatewayId, settings: object | undefined): Promise<void>
  /** Number of the site's package of that price. */
  packageAt(amountMinor: number, site?: string): Promise<number>
  /** Orders a package and resolves with the order. */
  order(as: Credential, input?: Partial<OrderInput>): Promise<Order>
  look(as: Credential, id: string): Promise<Order>
  /** Delivers a notice; resolves with the status and the body that the vendor hears. */
  deliver(
    notice: { headers: object; body: string },
    place?: string,
  ): Promise<{ status: number; body: string }>
  /** Credits of whoever calls. */
  balance(as: Credential): Promise<number>
  /** How often the package of an order was counted, and the sum. */
  counted(orderNo: string): Promise<{ times: number; sum: number; vipDays: number }>
  /** A member who runs the installation. */
  operator(name: string, host?: string): Promise<Credential>
}

type OrderInput = { packageId: number; way: GatewayId; idempotencyKey: string; host: string }

export const minuteMs = 60_000

/** With other ways to pay beside the two in memory. */
export async function openShop(others: readonly GatewayOffer[] = []): Promise<Shop> {
  const wechat = createMemoryGateway('wechat', { currencies: ['CNY'] })
  const alipay = createMemoryGateway('alipay')
  let now = new Date('2026-11-21T12:00:00Z').getTime()
  const test = await createTestApp({
    clock: { now: () => new Date(now) },
    gateways: [wechat.offer, alipay.offer, ...others],
  })
  await test.configure({ pay: 1 })
  const query = async <T>(sql: string, values: unknown[]): Promise<T[]> =>
    (await test.database.pool.query(sql, values)).rows
  const shop: Shop = {
    test,
    wechat,
    alipay,
    pass(ms) {
      now += ms
    },
    async setUp(site, way, settings) {
      await query(
        `insert into site_settings (site_id, key, value)
         select id, $2, $3::jsonb from sites where code = $1
         on conflict (site_id, key) do update set value = excluded.value`,
        [site, settingOf[way], JSON.stringify(settings ?? '')],
      )
    },
    async packageAt(amountMinor, site = 'atelier') {
      const [row] = await query<{ id: number }>(
        `select p.id from packages p join sites s on s.id = p.site_id where s.code = $1 and p.amount_minor = $2`,
        [site, amountMinor],
      )
      return row?.id ?? 0
    },
    async order(as, { host = 'localhost', ...input } = {}) {
      const packageId = input.packageId ?? (await shop.packageAt(990))
      const idempotencyKey = input.idempotencyKey ?? `key-${Math.random()}`
      const wanted = { way: 'wechat' as const, ...input, packageId, idempotencyKey }
      // Rates are counted by address.
      const from = `10.0.0.${Math.floor(Math.random() * 250)}`
      return test.call(api.payments.placeOrder, wanted, { as, host, from })
    },
    look: (as, id) => test.call(api.payments.order, { id }, { as }),
    async deliver({ headers, body }, place = 'wechat/atelier') {
      const reply = await test.app.inject({
        method: 'POST',
        url: `/api/pay/notify/${place}`,
        headers: { host: 'nobody.example', 'content-type': 'application/json', ...headers },
        payload: body,
      })
      return { status: reply.statusCode, body: reply.body }
    },
    async balance(as) {
      return (await test.call(api.auth.getInfo, {}, { as })).userBalance.balance
    },
    async counted(orderNo) {
      const [row] = await query<{ times: number; sum: number; vip_days: number }>(
        `select count(e.id)::int as times, coalesce(sum(e.amount), 0)::int as sum,
           (select coalesce(sum(days), 0)::int from vip_grants
             where cause = 'package' and cause_key = o.id::text) as vip_days
         from orders o left join ledger_entries e on e.cause = 'package' and e.cause_key = o.id::text
         where o.order_no = $1 group by o.id`,
        [orderNo],
      )
      expect(row).toBeDefined()
      return { times: row?.times ?? 0, sum: row?.sum ?? 0, vipDays: row?.vip_days ?? 0 }
    },
    async operator(name, host = 'localhost') {
      const credential = await test.member(name, { host })
      await query("update accounts set staff_role = 'owner' where username = $1", [name])
      return credential
    },
  }
  await shop.setUp('atelier', 'wechat', wechat.settings)
  await shop.setUp('atelier', 'alipay', alipay.settings)
  return shop
}
