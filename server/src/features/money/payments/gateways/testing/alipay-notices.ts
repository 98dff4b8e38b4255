// Alipay's notices: the trade as a form, signed.
import { type KeyObject, randomBytes } from 'node:crypto'
import { toBeijingTime } from '../beijing-time.ts'
import { toYuan } from '../yuan.ts'
import { signNotice } from './alipay-signature.ts'
import type { NoticeWriter } from './notice-box.ts'
import type { Trade, TradeRefund } from './trade-books.ts'

type About = {
  trade: Trade
  status: string
  refund?: { it: TradeRefund; refundedFen: number }
}

export function alipayNotice(
  { trade, status, refund }: About,
  merchant: { appId: string; sellerId: string },
  keys: { own: KeyObject; another: KeyObject },
): NoticeWriter {
  const fields: Record<string, string> = {
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(16).toString('hex'),
    app_id: merchant.appId,
    seller_id: merchant.sellerId,
    charset: 'utf-8',
    version: '1.0',
    out_trade_no: trade.orderNo,
    trade_no: trade.tradeNo,
    trade_status: status,
    subject: trade.title,
    total_amount: toYuan(trade.fen),
    gmt_create: toBeijingTime(trade.createdAt),
    ...(trade.paidAt ? { gmt_payment: toBeijingTime(trade.paidAt) } : {}),
  }
  if (refund) {
    fields.out_biz_no = refund.it.refundNo
    fields.gmt_refund = toBeijingTime(refund.it.at)
    fields.refund_fee = toYuan(refund.refundedFen)
  }
  return ({ at, forged }) => {
    const sent = { ...fields, notify_time: toBeijingTime(at), sign_type: 'RSA2' }
    const sign = signNotice(sent, forged ? keys.another : keys.own)
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    return { headers, body: Buffer.from(new URLSearchParams({ ...sent, sign }).toString()) }
  }
}
