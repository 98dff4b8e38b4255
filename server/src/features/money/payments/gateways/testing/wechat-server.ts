// A stand-in for WeChat Pay: its API v3 and its notices. The payer's application is `pay`.
import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { WechatSettings } from '../wechat/wechat-settings.ts'
import { createNoticeBox } from './notice-box.ts'
import {
  json,
  type PaymentServer,
  startVendorServer,
  type VendorRequest,
} from './payment-server.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'
import { createTradeBooks, type Trade, type TradeRefund } from './trade-books.ts'
import { createWechatCalls, refundNotice, refundWords, transactionOf } from './wechat-calls.ts'
import { wechatNotice } from './wechat-notices.ts'
import { platformHeaders, wechatProblem } from './wechat-platform.ts'

const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()

export type WechatServer = PaymentServer<WechatSettings> & {
  /** Answers from now on bear no signature, one by somebody else, or one of another key's number. */
  answersSigned: 'well' | 'not' | 'by another' | 'under another number'
}

const someMerchant = {
  appId: 'wx0123456789abcdef',
  merchantId: '1900000001',
  merchantSerial: '3775B6A45ACD588826D15E583A95F5DD00000001',
}

/** `withCertificate`: signs as with merchants of old, who check by a platform certificate. */
export async function startWechatServer({ withCertificate = false } = {}): Promise<WechatServer> {
  const merchantKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = withCertificate ? selfSignedCertificate(platform) : undefined
  const signer = {
    serial: certificate?.serial ?? 'PUB_KEY_ID_0100000000012026112100000000000001',
    key: platform.privateKey,
  }
  const settings: WechatSettings = {
    ...someMerchant,
    privateKey: pem(merchantKeys.privateKey),
    apiV3Key: randomBytes(16).toString('hex'),
    platformKey: certificate?.pem ?? pem(platform.publicKey),
    platformKeyId: certificate ? '' : signer.serial,
    apiUrl: '',
  }
  const merchant = {
    appId: settings.appId,
    merchantId: settings.merchantId,
    serial: settings.merchantSerial,
    publicKey: merchantKeys.publicKey,
  }
  const books = createTradeBooks()
  const { box, put } = createNoticeBox(({ status }) => status === 200 || status === 204)
  const secrets = { apiV3Key: settings.apiV3Key, signer, another: merchantKeys.privateKey }
  const notify = (trade: Trade, eventType: string, content: unknown) => {
    const write = wechatNotice(eventType, content, secrets)
    return put({ orderNo: trade.orderNo, address: trade.notifyUrl, write })
  }
  const notifyOfRefund = (trade: Trade, refund: TradeRefund) => {
    const status = refundWords[refund.state]
    return notify(trade, `REFUND.${status}`, refundNotice(trade, refund, merchant))
  }
  const calls = createWechatCalls({
    books,
    merchant,
    refundState: () => (server.refundsWait ? 'pending' : 'done'),
    onRefund: (trade, refund) => void notifyOfRefund(trade, refund),
  })
  const answer = (request: VendorRequest) => {
    const problem = wechatProblem(request, merchant)
    if (problem) return json(401, { code: 'SIGN_ERROR', message: problem })
    const plain = calls(request)
    if (server.answersSigned === 'not') return plain
    const by = {
      key: server.answersSigned === 'by another' ? merchantKeys.privateKey : signer.key,
      serial: server.answersSigned === 'under another number' ? 'PUB_KEY_ID_0' : signer.serial,
    }
    return {
      ...plain,
      headers: { ...plain.headers, ...platformHeaders(plain.body, by, new Date()) },
    }
  }
  const shell = await startVendorServer(answer, async () => undefined)
  settings.apiUrl = shell.url
  const server: WechatServer = Object.assign(shell, {
    settings,
    orderNos: books.orderNos,
    answersSigned: 'well' as const,
    notices: box,
    refundsWait: false,
    open: async (orderNo: string) => void books.open(orderNo),
    async pay(orderNo: string) {
      if (!books.pay(orderNo)) return false
      const trade = books.find(orderNo)
      await notify(trade, 'TRANSACTION.SUCCESS', transactionOf(trade, books, merchant))
      return true
    },
    async expire(orderNo: string) {
      const trade = books.find(orderNo)
      trade.state = trade.state === 'paid' ? 'paid' : 'closed'
    },
    taken: books.taken,
    async settleRefunds(outcome: 'done' | 'failed') {
      for (const trade of books.trades.values())
        for (const refund of trade.refunds.filter(({ state }) => state === 'pending')) {
          refund.state = outcome
          await notifyOfRefund(trade, refund)
        }
    },
  })
  return server
}
