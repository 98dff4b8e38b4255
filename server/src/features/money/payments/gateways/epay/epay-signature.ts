// EPay's signatures: the fields in the order of their names, with a word that both know (MD5), or by keys (RSA with SHA-256).
import { createHash, sign, timingSafeEqual, verify } from 'node:crypto'
import { GatewayError } from '../payment-gateway.ts'
import { readPrivateKey, readPublicKey } from '../rsa-key.ts'
import type { EpaySettings } from './epay-settings.ts'

export type EpayFields = Readonly<Record<string, string>>
type Keys = Pick<EpaySettings, 'signing' | 'secretKey' | 'privateKey' | 'platformKey'>

/** Empty fields and the signature itself are not signed. */
export const signedText = (fields: EpayFields): string =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const md5Of = (fields: EpayFields, secretKey: string): string =>
  createHash('md5')
    .update(signedText(fields) + secretKey, 'utf8')
    .digest('hex')

/** The fields with the merchant's signature. Throws GatewayError `config` for a key that cannot be read. */
export function withSignature(fields: EpayFields, keys: Keys): EpayFields {
  if (keys.signing === 'md5')
    return { ...fields, sign: md5Of(fields, keys.secretKey), sign_type: 'MD5' }
  const key = readPrivateKey(keys.privateKey)
  if (!key) throw new GatewayError('config', 'The private key for EPay cannot be read')
  const bytes = Buffer.from(signedText(fields), 'utf8')
  return { ...fields, sign: sign('RSA-SHA256', bytes, key).toString('base64'), sign_type: 'RSA' }
}

/** Whether the gateway has signed the fields. */
export function isSigned(fields: EpayFields, keys: Keys): boolean {
  const { sign: given = '' } = fields
  if (keys.signing === 'md5') {
    const [wanted, got] = [md5Of(fields, keys.secretKey), given.toLowerCase()]
    return got.length === wanted.length && timingSafeEqual(Buffer.from(wanted), Buffer.from(got))
  }
  const key = readPublicKey(keys.platformKey)
  const bytes = Buffer.from(signedText(fields), 'utf8')
  return key !== undefined && verify('RSA-SHA256', bytes, key, Buffer.from(given, 'base64'))
}
