// Stripe's own library, loaded with the first call, and what its failures mean.
import type Stripe from 'stripe'
import { defaultPatienceMs, type GatewayIo } from '../gateway-definition.ts'
import { GatewayError } from '../payment-gateway.ts'
import type { StripeSettings } from './stripe-settings.ts'

export type StripeClient = {
  /** Runs calls of the library. Throws GatewayError. */
  ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T>
  /** The event of a webhook call. Throws GatewayError `signature`. */
  readEvent(body: Buffer, signature: string): Promise<Stripe.Event>
}

const toleranceS = 300

export function createStripeClient(settings: StripeSettings, io: GatewayIo): StripeClient {
  let opened: Promise<Stripe> | undefined
  const open = () => {
    opened ??= openLibrary(settings, io)
    return opened
  }
  return {
    async ask(call) {
      const stripe = await open()
      try {
        return await call(stripe)
      } catch (error) {
        throw failureOf(error, [settings.secretKey, settings.webhookSecret])
      }
    },
    async readEvent(body, signature) {
      const { webhooks } = await open()
      const now = io.clock.now().getTime()
      try {
        const { webhookSecret } = settings
        return webhooks.constructEvent(body, signature, webhookSecret, toleranceS, undefined, now)
      } catch {
        throw new GatewayError('signature', 'The notice is not signed by Stripe, or too old')
      }
    },
  }
}

async function openLibrary(settings: StripeSettings, io: GatewayIo): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port } = new URL(settings.apiUrl)
  const isPlain = protocol === 'http:'
  return new Library(settings.secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    timeout: io.patienceMs ?? defaultPatienceMs,
    // Safe, since every call that acts has a key by which Stripe knows it again.
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

const kinds = {
  StripeAuthenticationError: 'config',
  StripePermissionError: 'config',
  StripeInvalidRequestError: 'refused',
  StripeIdempotencyError: 'refused',
  StripeCardError: 'refused',
} as const

/** What was thrown is not passed on as the cause: it holds headers and addresses that no log should have. */
function failureOf(error: unknown, secrets: readonly string[]): GatewayError {
  if (error instanceof GatewayError) return error
  const name = error instanceof Error && 'type' in error ? String(error.type) : ''
  const kind = Object.entries(kinds).find(([type]) => type === name)?.[1]
  if (kind === 'config')
    return new GatewayError('config', 'Stripe does not take the key, or not for this')
  if (kind !== 'refused' || !(error instanceof Error))
    return new GatewayError('unavailable', `Stripe cannot be reached${name ? ` (${name})` : ''}`)
  const words = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message)
  return new GatewayError('refused', words.slice(0, 500))
}

/** Stripe does not know what was asked for. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing'

/** Stripe has seen the key of this call before, with other parameters. */
export const isOtherwiseBegun = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeIdempotencyError'
