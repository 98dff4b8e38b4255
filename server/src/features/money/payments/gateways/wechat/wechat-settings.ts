import { z } from 'zod'
import { privateKeyText, publicKeyText, readPublicKey } from '../rsa-key.ts'
import { beyondCertificates } from './wechat-signature.ts'

export const wechatSettings = z
  .object({
    appId: z
      .string()
      .trim()
      .regex(/^wx\w{16}$/)
      .describe('Application that the merchant is bound to, wx…'),
    merchantId: z
      .string()
      .trim()
      .regex(/^\d{8,12}$/)
      .describe('Merchant, digits only'),
    merchantSerial: z
      .string()
      .trim()
      .regex(/^[0-9a-fA-F]{16,64}$/)
      .describe("Serial number of the merchant's API certificate, hexadecimal"),
    privateKey: privateKeyText.describe("The merchant's private key (apiclient_key.pem)"),
    apiV3Key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{32}$/)
      .describe('APIv3 key, 32 characters'),
    platformKey: publicKeyText.describe(
      "WeChat Pay's public key (pub_key.pem), its platform certificates, or both one after the other",
    ),
    platformKeyId: z
      .union([z.literal(''), z.string().regex(/^PUB_KEY_ID_\w+$/)])
      .default('')
      .describe("Number of WeChat Pay's public key, PUB_KEY_ID_…; empty for certificates"),
    apiUrl: z
      .url({ protocol: /^https?$/ })
      .default('https://api.mch.weixin.qq.com')
      .describe('Address of the API, without /v3'),
  })
  .superRefine(({ platformKey, platformKeyId }, context) => {
    const beside = beyondCertificates(platformKey)
    if (beside && !readPublicKey(beside)) {
      const message = 'Beside the certificates, this is no public key'
      context.addIssue({ code: 'custom', path: ['platformKey'], message })
    }
    if ((beside === '') === (platformKeyId === '')) return
    const message = 'A public key has a number, a certificate has none'
    context.addIssue({ code: 'custom', path: ['platformKeyId'], message })
  })

export type WechatSettings = z.output<typeof wechatSettings>
