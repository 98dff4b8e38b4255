// A stand-in for an EPay gateway, version 1 (MD5) or 2 (RSA): its page for a browser, its calls, its notices.
import { generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { toBeijingTime } from '../beijing-time.ts'
import type { EpaySettings } from '../epay/epay-settings.ts'
import { type EpayFields, md5Of, signedText } from '../epay/epay-signature.ts'
import { fromYuan, toYuan } from '../yuan.ts'
import { createNoticeBox } from './notice-box.ts'
import {
  json,
  leaveTo,
  type PaymentServer,
  page,
  startVendorServer,
  type VendorRequest,
} from './payment-server.ts'
import { createTradeBooks, type Trade } from './trade-books.ts'

const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()

const hourMs = 3_600_000
const statuses = { begun: '0', waiting: '0', paid: '1', closed: '0' }

export async function startEpayServer({
  signing = 'md5' as EpaySettings['signing'],
} = {}): Promise<PaymentServer<EpaySettings>> {
  const [merchant, platform] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  if (!merchant || !platform) throw new Error('no keys')
  const settings: EpaySettings = {
    gatewayUrl: '',
    merchantId: '1001',
    signing,
    secretKey: randomBytes(16).toString('hex'),
    privateKey: pem(merchant.privateKey),
    platformKey: pem(platform.publicKey),
    channel: 'any',
  }
  const books = createTradeBooks()
  const { box, put } = createNoticeBox(({ body }) => body === 'success', 'address')

  const signatureOf = (fields: EpayFields, key = platform.privateKey) =>
    signing === 'md5'
      ? { sign: md5Of(fields, key === platform.privateKey ? settings.secretKey : 'another') }
      : { sign: sign('RSA-SHA256', Buffer.from(signedText(fields)), key).toString('base64') }
  const signed = (fields: EpayFields, key?: KeyObject) => ({
    ...fields,
    ...signatureOf(fields, key),
    sign_type: signing === 'md5' ? 'MD5' : 'RSA',
  })
  const isByMerchant = (fields: EpayFields) =>
    signing === 'md5'
      ? fields.sign === md5Of(fields, settings.secretKey)
      : verify(
          'RSA-SHA256',
          Buffer.from(signedText(fields)),
          merchant.publicKey,
          Buffer.from(fields.sign ?? '', 'base64'),
        ) && Math.abs(Date.now() - Number(fields.timestamp) * 1000) < hourMs

  const noticeFields = (trade: Trade): EpayFields => ({
    pid: settings.merchantId,
    trade_no: trade.tradeNo,
    out_trade_no: trade.orderNo,
    type: 'alipay',
    name: trade.title,
    money: toYuan(trade.fen),
  })
  const notify = (trade: Trade) =>
    put({
      orderNo: trade.orderNo,
      address: trade.notifyUrl,
      write: ({ at, forged }) => {
        const time = signing === 'rsa' ? { timestamp: String(Math.floor(+at / 1000)) } : {}
        const fields = { ...noticeFields(trade), trade_status: 'TRADE_SUCCESS', ...time }
        const sent = signed(fields, forged ? merchant.privateKey : undefined)
        return { headers: {}, body: Buffer.from(new URLSearchParams(sent).toString()) }
      },
    })

  const find = (orderNo = '') => (books.trades.has(orderNo) ? books.find(orderNo) : undefined)
  const isWhole = (trade: Trade) => books.refundedFen(trade) === trade.fen
  const orderAnswer = ({ out_trade_no }: EpayFields): EpayFields => {
    const trade = find(out_trade_no)
    if (!trade) return { code: '-1', msg: '订单号不存在' }
    return {
      ...noticeFields(trade),
      code: signing === 'md5' ? '1' : '0',
      status: trade.state === 'paid' && isWhole(trade) ? '2' : statuses[trade.state],
      ...(trade.paidAt ? { endtime: toBeijingTime(trade.paidAt) } : {}),
    }
  }
  const refundAnswer = (fields: EpayFields): EpayFields => {
    const { out_trade_no: orderNo = '', money = '' } = fields
    const refundNo = fields.out_refund_no ?? randomBytes(8).toString('hex')
    const state = server.refundsWait ? 'pending' : 'done'
    const made = books.refund({ orderNo, refundNo, fen: fromYuan(money) ?? 0, state })
    if (typeof made === 'string') return { code: '-1', msg: `退款失败 (${made})` }
    return { code: signing === 'md5' ? '1' : '0', msg: '退款成功', refund_no: made.refund.id }
  }
  const refundState = ({ out_refund_no }: EpayFields): EpayFields => {
    const refund = [...books.trades.values()]
      .flatMap(({ refunds }) => refunds)
      .find(({ refundNo }) => refundNo === out_refund_no)
    if (!refund) return { code: '-1', msg: '退款记录不存在' }
    const status = refund.state === 'done' ? '1' : '0'
    return { code: '0', status, out_refund_no: refund.refundNo, money: toYuan(refund.fen) }
  }
  const newCalls: Record<string, (fields: EpayFields) => EpayFields> = {
    '/api/pay/query': orderAnswer,
    '/api/pay/refund': refundAnswer,
    '/api/pay/refundquery': refundState,
  }
  const fieldsOf = (request: VendorRequest): EpayFields =>
    Object.fromEntries([...request.url.searchParams, ...new URLSearchParams(request.body)])

  const answer = (request: VendorRequest) => {
    const fields = fieldsOf(request)
    if (signing === 'md5') {
      const isTaken = fields.pid === settings.merchantId && fields.key === settings.secretKey
      if (!isTaken) return json(200, { code: -3, msg: '商户KEY不正确' })
      const { code, ...said } = fields.act === 'order' ? orderAnswer(fields) : refundAnswer(fields)
      return json(200, { code: Number(code), ...said })
    }
    const call = newCalls[request.url.pathname]
    if (!call || fields.pid !== settings.merchantId || !isByMerchant(fields))
      return json(200, { code: -3, msg: '签名校验失败' })
    return json(200, signed({ ...call(fields), timestamp: String(Math.floor(Date.now() / 1000)) }))
  }
  const browser = async (request: VendorRequest) => {
    const { pathname, searchParams } = request.url
    if (pathname === '/paid') {
      await server.pay(searchParams.get('order') ?? '')
      return leaveTo(searchParams.get('back') ?? '/')
    }
    if (!/^\/(submit\.php|api\/pay\/submit)$/.test(pathname)) return undefined
    const fields = fieldsOf(request)
    if (!isByMerchant(fields)) return page('签名校验失败', {})
    const { out_trade_no: orderNo = '', name = '', money = '', notify_url: notifyUrl = '' } = fields
    const expiresAt = new Date(Date.now() + hourMs)
    const fen = fromYuan(money) ?? 0
    if (!find(orderNo))
      books.begin({ orderNo, title: name, fen, expiresAt, notifyUrl, state: 'waiting' })
    const back = fields.return_url ?? ''
    return page('EPay', { pay: `/paid?${new URLSearchParams({ order: orderNo, back })}`, back })
  }
  const shell = await startVendorServer(answer, browser)
  settings.gatewayUrl = `${shell.url}/`
  const server: PaymentServer<EpaySettings> = Object.assign(shell, {
    settings,
    orderNos: books.orderNos,
    notices: box,
    refundsWait: false,
    open: async (orderNo: string) => void books.open(orderNo),
    async pay(orderNo: string) {
      if (!books.pay(orderNo)) return false
      await notify(books.find(orderNo))
      return true
    },
    async expire(orderNo: string) {
      books.find(orderNo).state = 'closed'
    },
    taken: books.taken,
    async settleRefunds(outcome: 'done' | 'failed') {
      for (const trade of books.trades.values())
        for (const refund of trade.refunds.filter(({ state }) => state === 'pending'))
          refund.state = outcome
    },
  })
  return server
}
