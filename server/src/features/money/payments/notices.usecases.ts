// A vendor's message about a payment. Believed only when it is signed with the keys of the site that the order belongs to.
import type { Site } from '../../../platform/http/request-context.ts'
import type {
  GatewayId,
  NoticeAnswer,
  PaymentGateway,
  PaymentNotice,
  RawNotice,
} from './gateways/payment-gateway.ts'
import type { PaymentDependencies } from './order-life.ts'
import * as orders from './orders.store.ts'
import * as refunds from './refunds.store.ts'
import { takeRefundState } from './refunds.usecases.ts'
import { takeState } from './settle-order.ts'
import { takeVendorRefund } from './vendor-refunds.ts'

type Sender = { way: GatewayId; siteCode: string | undefined }
type Read = { site: Site; gateway: PaymentGateway; notice: PaymentNotice }

/** Takes a message in; resolves with what the vendor wants to hear, undefined when it is not the vendor's. */
export async function takeNotice(
  raw: RawNotice,
  { way, siteCode }: Sender,
  dependencies: PaymentDependencies,
): Promise<NoticeAnswer | undefined> {
  const { log } = dependencies
  const sites = await dependencies.listSites()
  const addressed = siteCode ? sites.filter(({ code }) => code === siteCode) : sites
  const read = await firstReading(raw, way, addressed, dependencies)
  if (!read) return undefined
  try {
    await applyNotice(raw, read, dependencies)
    return read.gateway.answerNotice('taken')
  } catch (error) {
    log.error({ err: error, way }, 'a notice of a payment was not taken in')
    return read.gateway.answerNotice('failed')
  }
}

/** What the message says by the keys of the first site that they fit. */
async function firstReading(
  raw: RawNotice,
  way: GatewayId,
  sites: readonly Site[],
  { ways }: PaymentDependencies,
): Promise<Read | undefined> {
  for (const site of sites) {
    const gateway = ways.find(site, way)
    const notice = await gateway?.readNotice(raw).catch(() => undefined)
    if (gateway && notice) return { site, gateway, notice }
  }
  return undefined
}

async function applyNotice(
  raw: RawNotice,
  read: Read,
  dependencies: PaymentDependencies,
): Promise<void> {
  const { db, log } = dependencies
  const { notice } = read
  if (notice.kind === 'other') return
  const refund = notice.kind === 'refund' && (await refunds.findByNo(db, notice.refundNo))
  const order = await orderOf(notice, refund, read.gateway.id, db)
  // A vendor's account may serve other shops as well.
  if (!order || order.way !== read.gateway.id) return
  if (order.siteId !== read.site.id && !(await isSignedFor(order.siteId, raw, read, dependencies)))
    return log.warn({ orderNo: order.orderNo }, 'a notice came by the keys of another site')
  if (notice.kind === 'payment') await takeState(order, notice.payment, dependencies)
  else if (notice.kind === 'vendor-refund') await takeVendorRefund(order, notice, dependencies)
  else if (refund) await takeRefundState(refund, notice.refund, dependencies)
}

async function orderOf(
  notice: Exclude<PaymentNotice, { kind: 'other' }>,
  refund: refunds.RefundRecord | false | undefined,
  way: GatewayId,
  db: PaymentDependencies['db'],
): Promise<orders.OrderRecord | undefined> {
  if (notice.kind === 'payment') return orders.findByNo(db, notice.orderNo)
  if (notice.kind === 'vendor-refund') return orders.findByReference(db, way, notice.reference)
  return refund ? orders.getOrder(db, refund.orderId) : undefined
}

/** Sites may share a vendor's account, whose messages then come to one of them. */
async function isSignedFor(
  siteId: number,
  raw: RawNotice,
  { gateway }: Read,
  dependencies: PaymentDependencies,
): Promise<boolean> {
  const site = (await dependencies.listSites()).find(({ id }) => id === siteId)
  return Boolean(site && (await firstReading(raw, gateway.id, [site], dependencies)))
}
