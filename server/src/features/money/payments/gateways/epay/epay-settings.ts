import { z } from 'zod'
import { privateKeyText, publicKeyText } from '../rsa-key.ts'

export const epaySettings = z
  .object({
    gatewayUrl: z
      .url({ protocol: /^https?$/ })
      .describe('Address of the gateway, such as https://pay.example.com'),
    merchantId: z
      .string()
      .trim()
      .regex(/^\w{1,32}$/)
      .describe('Merchant ID (pid)'),
    signing: z
      .enum(['md5', 'rsa'])
      .default('md5')
      .describe('md5: version 1, with a merchant key; rsa: version 2, with two keys'),
    secretKey: z
      .union([
        z.literal(''),
        z
          .string()
          .trim()
          .regex(/^\w{8,128}$/),
      ])
      .default('')
      .describe('Merchant key, for md5'),
    privateKey: z
      .union([z.literal(''), privateKeyText])
      .default('')
      .describe('Private key of the merchant, for rsa'),
    platformKey: z
      .union([z.literal(''), publicKeyText])
      .default('')
      .describe("The gateway's public key, not the merchant's, for rsa"),
    channel: z
      .enum(['any', 'alipay', 'wxpay', 'qqpay', 'bank'])
      .default('any')
      .describe("Way on the gateway: any is chosen on the gateway's page"),
  })
  .superRefine((settings, context) => {
    const wanted = settings.signing === 'md5' ? ['secretKey'] : ['privateKey', 'platformKey']
    for (const name of wanted)
      if (settings[name as keyof typeof settings] === '') {
        const message = `Wanted with ${settings.signing}`
        context.addIssue({ code: 'custom', path: [name], message })
      }
  })

export type EpaySettings = z.output<typeof epaySettings>
