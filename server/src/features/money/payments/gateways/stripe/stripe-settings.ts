import { z } from 'zod'

export const stripeSettings = z.object({
  secretKey: z
    .string()
    .trim()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .describe('Secret or restricted key, sk_live_… or rk_live_…'),
  webhookSecret: z
    .string()
    .trim()
    .regex(/^whsec_\S+$/)
    .describe('Signing secret of the webhook endpoint, whsec_…'),
  apiUrl: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe('Address of the API, without /v1'),
})

export type StripeSettings = z.output<typeof stripeSettings>
