// A stand-in for Alipay: its gateway for the vendor's own library, its page for a browser, its notices.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { AlipaySettings } from '../alipay/alipay-settings.ts'
import { beginTrade, createAlipayCalls } from './alipay-calls.ts'
import { alipayNotice } from './alipay-notices.ts'
import { type AlipayApp, readAlipayCall, signedAnswer } from './alipay-signature.ts'
import { createNoticeBox } from './notice-box.ts'
import {
  leaveTo,
  type PaymentServer,
  page,
  startVendorServer,
  type VendorAnswer,
  type VendorRequest,
} from './payment-server.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'
import { createTradeBooks, type Trade, type TradeBooks, type TradeRefund } from './trade-books.ts'

const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()

/** `withCertificates`: for applications that sign by certificates rather than by bare keys. */
export async function startAlipayServer({
  withCertificates = false,
} = {}): Promise<PaymentServer<AlipaySettings>> {
  const app = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const settings = settingsFor(app, vendor, withCertificates)
  const books = createTradeBooks()
  const { box, put } = createNoticeBox(({ body }) => body === 'success')
  const keys = { own: vendor.privateKey, another: app.privateKey }
  const notify = (trade: Trade, status: string, it?: TradeRefund) => {
    const refund = it ? { refund: { it, refundedFen: books.refundedFen(trade) } } : {}
    const write = alipayNotice({ trade, status, ...refund }, settings, keys)
    return put({ orderNo: trade.orderNo, address: trade.notifyUrl, write })
  }
  const notifyOfRefund = (trade: Trade, refund: TradeRefund) => {
    const isWhole = books.refundedFen(trade) === trade.fen
    return notify(trade, isWhole ? 'TRADE_CLOSED' : 'TRADE_SUCCESS', refund)
  }
  const calls = createAlipayCalls({
    books,
    codeFor: ({ tradeNo }) => `https://qr.alipay.com/bax${tradeNo.slice(-12)}`,
    refundState: () => (server.refundsWait ? 'pending' : 'done'),
    onRefund: (trade, refund) => void notifyOfRefund(trade, refund),
  })
  const caller = { id: settings.appId, publicKey: app.publicKey, withCertificates }
  const answer = (request: VendorRequest) => {
    const { fields, problem } = readAlipayCall(request, caller)
    return signedAnswer(fields.method ?? '', problem ?? calls(fields), vendor.privateKey)
  }
  const browser = async (request: VendorRequest) => {
    if (request.url.pathname !== '/paid') return alipayPage(request, { books, caller })
    await server.pay(request.url.searchParams.get('order') ?? '')
    return leaveTo(request.url.searchParams.get('back') ?? '/')
  }
  const shell = await startVendorServer(answer, browser)
  settings.gatewayUrl = `${shell.url}/gateway.do`
  const server: PaymentServer<AlipaySettings> = Object.assign(shell, {
    settings,
    orderNos: books.orderNos,
    notices: box,
    refundsWait: false,
    open: async (orderNo: string) => void books.open(orderNo),
    async pay(orderNo: string) {
      if (!books.pay(orderNo)) return false
      await notify(books.find(orderNo), 'TRADE_SUCCESS')
      return true
    },
    async expire(orderNo: string) {
      const trade = books.find(orderNo)
      // Of a code that nobody scanned, nothing is known.
      const wasOpen = trade.state === 'waiting'
      trade.state = trade.state === 'paid' ? 'paid' : 'closed'
      if (wasOpen) await notify(trade, 'TRADE_CLOSED')
    },
    taken: books.taken,
    async settleRefunds(outcome: 'done' | 'failed') {
      for (const trade of books.trades.values())
        for (const refund of trade.refunds.filter(({ state }) => state === 'pending')) {
          refund.state = outcome
          if (outcome === 'done') await notifyOfRefund(trade, refund)
        }
    },
  })
  return server
}

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }

function settingsFor(app: KeyPair, vendor: KeyPair, withCertificates: boolean): AlipaySettings {
  const certificateOf = (keys: KeyPair) => (withCertificates ? selfSignedCertificate(keys).pem : '')
  return {
    appId: '2021000000000001',
    privateKey: pem(app.privateKey),
    alipayPublicKey: withCertificates ? '' : pem(vendor.publicKey),
    appCertificate: certificateOf(app),
    alipayCertificate: certificateOf(vendor),
    rootCertificate: certificateOf(vendor),
    sellerId: '2088000000000001',
    desktopWay: 'qr',
    gatewayUrl: '',
  }
}

/** What the payer's browser sees; undefined for a call that is no browser's. */
function alipayPage(
  request: VendorRequest,
  { books, caller }: { books: TradeBooks; caller: AlipayApp },
): VendorAnswer | undefined {
  const { fields, problem } = readAlipayCall(request, caller)
  if (!/^alipay\.trade\.(wap|page)\.pay$/.test(fields.method ?? '')) return undefined
  const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, string>
  const begun = problem ?? beginTrade(fields, content, books)
  if ('code' in begun) return page(String(begun.sub_code), {})
  const trade = books.open((begun as Trade).orderNo)
  const back = fields.return_url ?? ''
  const order = new URLSearchParams({ order: trade.orderNo, back })
  return page('Alipay', { pay: `/paid?${order}`, back })
}
