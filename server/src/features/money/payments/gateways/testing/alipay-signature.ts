// Signatures of Alipay's gateway: the merchant's on calls, its own on answers and notices.
import { type KeyObject, sign, verify } from 'node:crypto'
import { fromBeijingTime } from '../beijing-time.ts'
import type { VendorAnswer, VendorRequest } from './payment-server.ts'

export type Fields = Record<string, string>
export type Reply = Record<string, string>

export type AlipayApp = { id: string; publicKey: KeyObject; withCertificates: boolean }

/** The fields of a call, from address and body, and what is wrong with them. */
export function readAlipayCall(request: VendorRequest, app: AlipayApp) {
  const fields: Fields = Object.fromEntries([
    ...request.url.searchParams,
    ...new URLSearchParams(request.method === 'POST' ? request.body : ''),
  ])
  return { fields, problem: problemOf(fields, app) }
}

function problemOf(fields: Fields, app: AlipayApp): Reply | undefined {
  const bad = (code: string, subCode: string) => ({
    code,
    msg: code === '40001' ? 'Missing Required Arguments' : 'Invalid Arguments',
    sub_code: subCode,
    sub_msg: `${subCode}, ${signedText(fields)}`,
  })
  for (const name of ['app_id', 'method', 'charset', 'sign_type', 'sign', 'timestamp', 'version'])
    if (!fields[name]) return bad('40001', `isv.missing-${name.replace('_', '-')}`)
  const certificates = /^[0-9a-f]{32}$/.test(fields.app_cert_sn ?? '') && fields.alipay_root_cert_sn
  if (app.withCertificates && !certificates) return bad('40002', 'isv.invalid-app-cert-sn')
  if (fields.app_id !== app.id) return bad('40002', 'isv.invalid-app-id')
  if (fields.sign_type !== 'RSA2') return bad('40002', 'isv.invalid-signature-type')
  const bytes = Buffer.from(signedText(fields), 'utf8')
  if (!verify('RSA-SHA256', bytes, app.publicKey, Buffer.from(fields.sign ?? '', 'base64')))
    return bad('40002', 'isv.invalid-signature')
  const at = fromBeijingTime(fields.timestamp ?? '')
  if (!at || Math.abs(Date.now() - at.getTime()) > 15 * 60_000)
    return bad('40002', 'isv.invalid-timestamp')
  return undefined
}

/** Everything but the signature, in the order of the names. */
const signedText = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A notice's signature leaves its own kind out, too. */
export const signNotice = (fields: Fields, key: KeyObject) => {
  const { sign_type: _, ...signed } = fields
  return sign('RSA-SHA256', Buffer.from(signedText(signed), 'utf8'), key).toString('base64')
}

export function signedAnswer(method: string, reply: Reply, key: KeyObject): VendorAnswer {
  const content = JSON.stringify(reply)
  const name = `${method.replaceAll('.', '_')}_response`
  const mark = sign('RSA-SHA256', Buffer.from(content, 'utf8'), key).toString('base64')
  return {
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body: `{"${name}":${content},"sign":"${mark}"}`,
  }
}
