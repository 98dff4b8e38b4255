// The signatures of WeChat Pay's protocol v3: ours on requests, its own on answers and notices.
import { type KeyObject, randomBytes, sign, verify, X509Certificate } from 'node:crypto'
import { readPublicKey } from '../rsa-key.ts'

const schema = 'WECHATPAY2-SHA256-RSA2048'
const toleranceS = 300

export type Signer = { merchantId: string; serial: string; key: KeyObject }

/** The header `Authorization` of a request; `path` with its query. */
export function authorization(
  { method, path, body }: { method: string; path: string; body: string },
  { merchantId, serial, key }: Signer,
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    signature: sign('RSA-SHA256', Buffer.from(text, 'utf8'), key).toString('base64'),
    timestamp,
    serial_no: serial,
  }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `${schema} ${written.join(',')}`
}

/** Keys that WeChat Pay signs with, by the number that it names them by. */
export type PlatformKeys = ReadonlyMap<string, KeyObject>

const certificates = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** What stands beside the certificates: a public key, or nothing. */
export const beyondCertificates = (text: string): string => text.replace(certificates, '').trim()

/** Of certificates, a public key, or both: while a merchant changes from the one to the other, either may sign. */
export function readPlatformKeys(text: string, keyId: string): PlatformKeys {
  const keys = new Map<string, KeyObject>()
  for (const block of text.match(certificates) ?? []) {
    const { serialNumber, publicKey } = new X509Certificate(block)
    keys.set(serialNumber.toUpperCase(), publicKey)
  }
  const rest = beyondCertificates(text)
  const key = rest ? readPublicKey(rest) : undefined
  if (key) keys.set(keyId, key)
  return keys
}

export type SignedMessage = { headers: Record<string, string | undefined>; body: Buffer }

/** `stranger`: signed, but with a key that is not ours to know. */
export type SignatureFinding = 'good' | 'missing' | 'stranger' | 'old' | 'forged'

export function checkSignature(
  { headers, body }: SignedMessage,
  keys: PlatformKeys,
  now: Date,
): SignatureFinding {
  const timestamp = headers['wechatpay-timestamp'] ?? ''
  const nonce = headers['wechatpay-nonce'] ?? ''
  const signature = headers['wechatpay-signature'] ?? ''
  const serial = headers['wechatpay-serial'] ?? ''
  if (!/^\d{1,12}$/.test(timestamp) || !nonce || !signature || !serial) return 'missing'
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceS) return 'old'
  const key = keys.get(serial) ?? keys.get(serial.toUpperCase())
  if (!key) return 'stranger'
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64')) ? 'good' : 'forged'
}
