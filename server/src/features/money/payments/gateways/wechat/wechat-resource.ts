// What a notice of WeChat Pay holds is encrypted with the key that the merchant chose: AEAD_AES_256_GCM, the tag at the end.
import { createDecipheriv } from 'node:crypto'
import { z } from 'zod'

export const encryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.string().default(''),
})

const tagBytes = 16

/** The JSON inside. Throws when it was altered, or encrypted with another key. */
export function decryptResource(
  { ciphertext, nonce, associated_data }: z.output<typeof encryptedResource>,
  apiV3Key: string,
): unknown {
  const bytes = Buffer.from(ciphertext, 'base64')
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce, options)
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const parts = [decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
