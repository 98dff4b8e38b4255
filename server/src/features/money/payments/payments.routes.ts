import { Readable } from 'node:stream'
import type { api } from '@atelier/contract'
import type { OperatorOrder, Order, RefundRow } from '@atelier/contract/features/money/payments'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { pageOf } from '../../site/content/content.usecases.ts'
import { checkPackage } from './check-package.ts'
import {
  exportOrders,
  leftOf,
  listSiteOrders,
  type OperatorRow,
  readSiteOrder,
} from './operator-orders.usecases.ts'
import type { PaymentDependencies } from './order-life.ts'
import {
  cancelOrder,
  listOwnOrders,
  listWays,
  lookAtOrder,
  type OrderRecord,
  placeOrder,
} from './orders.usecases.ts'
import {
  arrangePackages,
  deletePackage,
  listDrafts,
  listShop,
  savePackage,
} from './packages.usecases.ts'
import { type RefundRecord, refundOrder } from './refunds.usecases.ts'

const stated = (order: OrderRecord) => ({
  id: order.orderNo,
  state: order.state,
  packageId: order.packageId,
  title: order.title,
  credits: order.credits,
  tokens: order.tokens,
  vipDays: order.vipDays,
  amountMinor: order.amountMinor,
  currency: order.currency,
  way: order.way,
  refundedMinor: order.refundedMinor,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
})

function toOrder(order: OrderRecord, now: Date): Order {
  const isWaiting = order.state === 'waiting'
  const leftMs = isWaiting ? order.expiresAt.getTime() - now.getTime() : 0
  return {
    ...stated(order),
    step: isWaiting ? order.step : null,
    secondsLeft: Math.max(0, Math.ceil(leftMs / 1000)),
  }
}

const toRefund = (refund: RefundRecord): RefundRow => ({
  id: refund.id,
  amountMinor: refund.amountMinor,
  reason: refund.reason,
  state: refund.state,
  failure: refund.failure,
  takenCredits: refund.takenCredits,
  takenTokens: refund.takenTokens,
  takenVipDays: refund.takenVipDays,
  missingCredits: refund.missingCredits,
  missingTokens: refund.missingTokens,
  missingVipDays: refund.missingVipDays,
  createdAt: refund.createdAt.toISOString(),
})

const toOperatorOrder = ({ order, username, refunds }: OperatorRow): OperatorOrder => ({
  ...stated(order),
  accountId: order.accountId,
  username: username ?? '',
  reference: order.reference,
  reason: [order.fault, order.faultDetail].filter(Boolean).join(': '),
  refunds: refunds.map(toRefund),
  left: leftOf({ order, refunds }),
})

const day = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

export const paymentHandlers = (
  dependencies: PaymentDependencies,
): Handlers<typeof api.payments> => {
  const { db, clock } = dependencies
  return {
    async packages({ language, ...paging }, { site, caller, locale }) {
      const rows = await listShop({ site, caller, locale: language ?? locale }, dependencies)
      return pageOf(rows, paging)
    },
    async creditOffers({ language, ...paging }, { site, caller, locale }) {
      const rows = await listShop({ site, caller, locale: language ?? locale }, dependencies)
      const offers = rows.filter(({ vipDays }) => vipDays === 0)
      return pageOf(offers, paging)
    },
    async ways(_, { site }) {
      return { ways: listWays(site, dependencies) }
    },
    async placeOrder(wanted, { site, caller, locale }, { request }) {
      const origin = `${request.protocol}://${request.host}`
      const order = await placeOrder(wanted, { site, caller, locale, origin }, dependencies)
      return toOrder(order, clock.now())
    },
    async order({ id }, { caller }) {
      return toOrder(await lookAtOrder(id, caller, dependencies), clock.now())
    },
    async orders(paging, { caller }) {
      const { rows, count } = await listOwnOrders(caller, paging, dependencies)
      const now = clock.now()
      return { rows: rows.map((order) => toOrder(order, now)), count }
    },
    async cancel({ id }, { caller }) {
      return toOrder(await cancelOrder(id, caller, dependencies), clock.now())
    },
    async operatorPackages(_, { site }) {
      return listDrafts(site, db)
    },
    async savePackage(draft, { site, locale }) {
      checkPackage(draft, dependencies.ways.list(site), locale)
      return { id: await savePackage(draft, site, db) }
    },
    async deletePackage({ id }, { site }) {
      await deletePackage(id, site, db)
      return {}
    },
    async arrangePackages({ ids }, { site }) {
      await arrangePackages(ids, site, db)
      return {}
    },
    async operatorOrders({ from, until, page, size, ...chosen }, { site }) {
      const filters = { ...chosen, from: day(from), until: day(until) }
      const { rows, count } = await listSiteOrders(filters, { page, size }, site, dependencies)
      return { rows: rows.map(toOperatorOrder), count }
    },
    async readOrder({ id }, { site }) {
      const { holds, ...row } = await readSiteOrder(id, site, dependencies)
      const vipUntil = holds?.vipUntil?.toISOString() ?? null
      return { ...toOperatorOrder(row), holds: holds && { ...holds, vipUntil } }
    },
    async exportOrders({ from, until, ...chosen }, { site }, { reply }) {
      const filters = { ...chosen, from: day(from), until: day(until) }
      await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="orders-${site.code}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportOrders(filters, site, dependencies)))
    },
    async refund(asked, { site }) {
      return toRefund(await refundOrder(asked, site, dependencies))
    },
  }
}
