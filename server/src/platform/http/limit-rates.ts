// How often calls may be made that cost much or invite guessing: by address, or by caller, and counted by all servers together.
import { createHash } from 'node:crypto'
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { comeAgain } from '../come-again.ts'
import { countUse, type LimitDependencies } from '../limits/limits.ts'
import { networkKey } from './network-key.ts'

export type RateLimit = {
  max: number
  windowMs: number
  /**
   * Whose calls count together: those from one address (the default), or those of one caller, which is a member's session; guests make
   * their own ids, as many as they like, so theirs count by address all the same.
   */
  of?: 'address' | 'caller'
}

export const aMinute = (max: number): RateLimit => ({ max, windowMs: 60_000 })
export const inTenMinutes = (max: number): RateLimit => ({ max, windowMs: 600_000 })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often the route may be called; as often as anybody likes when absent. */
    rate?: RateLimit | undefined
  }
}

type Found = (error: Error | null, result?: { current: number; ttl: number }) => void

/** What the plugin gives a store for a route, beyond what its types say. */
type Place = fastifyRateLimit.FastifyRateLimitOptions & {
  routeInfo?: { method?: string | string[]; url?: string }
}

/** The counts of the database, as the plugin asks for them. */
const sharedStore = (dependencies: LimitDependencies) =>
  class SharedStore {
    readonly place: string

    constructor({ routeInfo }: Place) {
      this.place = `${routeInfo?.method ?? ''} ${routeInfo?.url ?? ''}`
    }

    incr(key: string, found: Found, windowMs: number): void {
      countUse({ key: ['rate', this.place, key], windowMs }, dependencies).then(
        ({ used, leftMs }) => found(null, { current: used, ttl: leftMs }),
        (error: unknown) => found(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child(options: Place): SharedStore {
      return new SharedStore(options)
    }
  }

const keyOf =
  ({ of = 'address' }: RateLimit) =>
  (request: FastifyRequest): string => {
    const { authorization } = request.headers
    // As much of it as says who calls: what is written behind that makes nobody somebody else.
    const credential = authorization?.split(' ', 2).join(' ')
    if (of === 'caller' && credential?.startsWith('Bearer '))
      return createHash('sha256').update(credential).digest('base64url')
    return networkKey(request.ip)
  }

/**
 * Limits routes as they say by `rate` of their config; those that are registered before this are not. While the database is away nobody is
 * refused for haste: what is limited needs it anyway.
 */
export async function limitRates(
  app: FastifyInstance,
  dependencies: LimitDependencies,
): Promise<void> {
  // Before the plugin, whose own hook reads what this one sets.
  app.addHook('onRoute', (route) => {
    const rate = route.config?.rate
    if (!rate) return
    const rateLimit = { max: rate.max, timeWindow: rate.windowMs, keyGenerator: keyOf(rate) }
    route.config = { ...route.config, rateLimit }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    skipOnError: true,
    store: sharedStore(dependencies),
    errorResponseBuilder: (_, { ttl }) =>
      comeAgain('request.too_fast', Math.max(1, Math.ceil(ttl / 1000))),
  })
}
