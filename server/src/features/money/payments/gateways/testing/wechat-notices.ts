// WeChat Pay's notices: what happened, encrypted for the merchant, and signed.
import { createCipheriv, type KeyObject, randomBytes } from 'node:crypto'
import type { NoticeWriter } from './notice-box.ts'
import { type PlatformSigner, platformHeaders } from './wechat-platform.ts'

export function wechatNotice(
  eventType: string,
  content: unknown,
  { apiV3Key, signer, another }: { apiV3Key: string; signer: PlatformSigner; another: KeyObject },
): NoticeWriter {
  const kind = eventType.split('.')[0]?.toLowerCase() ?? ''
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    event_type: eventType,
    resource_type: 'encrypt-resource',
    resource: encrypted(content, apiV3Key, kind),
  })
  return ({ at, forged }) => {
    const by = forged ? { ...signer, key: another } : signer
    const headers = { 'content-type': 'application/json', ...platformHeaders(body, by, at) }
    return { headers, body: Buffer.from(body) }
  }
}

function encrypted(content: unknown, apiV3Key: string, kind: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce)
  cipher.setAAD(Buffer.from(kind))
  const parts = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]
  const ciphertext = Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64')
  const original_type = kind
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: kind, original_type }
}
