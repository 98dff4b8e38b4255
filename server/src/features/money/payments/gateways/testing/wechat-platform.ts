// Signatures of WeChat Pay's protocol v3 from the platform's side.
import { type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { VendorRequest } from './payment-server.ts'

export type WechatMerchant = {
  appId: string
  merchantId: string
  serial: string
  publicKey: KeyObject
}
export type PlatformSigner = { serial: string; key: KeyObject }

/** The headers that sign a body; `at` is when. */
export function platformHeaders(body: string, { serial, key }: PlatformSigner, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const bytes = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`, 'utf8')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('RSA-SHA256', bytes, key).toString('base64'),
  }
}

/** What is wrong with a request's signature; undefined for nothing. */
export function wechatProblem(
  request: VendorRequest,
  merchant: WechatMerchant,
): string | undefined {
  const [scheme, written = ''] = (request.headers.authorization ?? '').split(' ')
  const fields = Object.fromEntries(
    [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return '签名类型不支持'
  if (!request.headers.accept?.includes('json') || !request.headers['user-agent'])
    return 'Http头Accept或User-Agent缺少'
  if (fields.mchid !== merchant.merchantId || fields.serial_no !== merchant.serial)
    return '商户证书序列号有误'
  if (Math.abs(Date.now() / 1000 - Number(fields.timestamp)) > 300)
    return 'Http头Authorization时间戳过期'
  const { pathname, search } = request.url
  const text = `${request.method}\n${pathname}${search}\n${fields.timestamp}\n${fields.nonce_str}\n${request.body}\n`
  const signature = Buffer.from(fields.signature ?? '', 'base64')
  const isGood = verify('RSA-SHA256', Buffer.from(text, 'utf8'), merchant.publicKey, signature)
  return isGood ? undefined : '错误的签名，验签失败'
}
