// How Alibaba Cloud's older calls (RPC, signature version 1.0) say who asks: all parameters are signed with the secret, which never leaves.
import { createHmac } from 'node:crypto'

/** RFC 3986, stricter than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonical = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

export const signatureOf = (
  method: 'GET' | 'POST',
  params: Readonly<Record<string, string>>,
  secret: string,
): string =>
  createHmac('sha1', `${secret}&`)
    .update(`${method}&${encode('/')}&${encode(canonical(params))}`)
    .digest('base64')

export type Signing = { accessKeyId: string; secret: string; nonce: string; now: Date }

/** The form of a call by POST, signed. */
export function signForm(
  call: Readonly<Record<string, string>>,
  { accessKeyId, secret, nonce, now }: Signing,
): string {
  const params = {
    ...call,
    Format: 'JSON',
    AccessKeyId: accessKeyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: nonce,
    Timestamp: `${now.toISOString().slice(0, 19)}Z`,
  }
  return canonical({ ...params, Signature: signatureOf('POST', params, secret) })
}
