import { z } from 'zod'
import { privateKeyText, publicKeyText } from '../rsa-key.ts'

const certificate = z
  .union([z.literal(''), z.string().regex(/-----BEGIN CERTIFICATE-----/)])
  .default('')

export const alipaySettings = z
  .object({
    appId: z
      .string()
      .trim()
      .regex(/^\d{16}$/)
      .describe('Application, 16 digits'),
    privateKey: privateKeyText.describe('Private key of the application, RSA2'),
    alipayPublicKey: z
      .union([z.literal(''), publicKeyText])
      .default('')
      .describe("Alipay's public key, not the application's; empty where certificates are used"),
    appCertificate: certificate.describe('Certificate of the application (appCertPublicKey…crt)'),
    alipayCertificate: certificate.describe("Alipay's certificate (alipayCertPublicKey_RSA2.crt)"),
    rootCertificate: certificate.describe("Alipay's root certificate (alipayRootCert.crt)"),
    sellerId: z
      .union([z.literal(''), z.string().regex(/^2088\d{12}$/)])
      .default('')
      .describe('Seller that notices must name, 2088…; empty for any of the application'),
    desktopWay: z
      .enum(['qr', 'page'])
      .default('qr')
      .describe(
        "qr: a code to scan (face-to-face contract); page: Alipay's page (website contract)",
      ),
    gatewayUrl: z
      .url({ protocol: /^https?$/ })
      .default('https://openapi.alipay.com/gateway.do')
      .describe('Address of the gateway'),
  })
  .superRefine((settings, context) => {
    const certificates = ['appCertificate', 'alipayCertificate', 'rootCertificate'] as const
    const missing = certificates.filter((name) => settings[name] === '')
    if (missing.length === 0 || (missing.length === 3 && settings.alipayPublicKey !== '')) return
    const path = missing.length === 3 ? 'alipayPublicKey' : missing[0]
    const message = "Alipay's public key, or all three certificates"
    context.addIssue({ code: 'custom', path: path ? [path] : [], message })
  })

export type AlipaySettings = z.output<typeof alipaySettings>
