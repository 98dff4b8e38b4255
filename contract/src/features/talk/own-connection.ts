// The config tab of the settings: a member's own way to an upstream, with their own key.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { engineFailureCodes } from '../../engine-failure-codes.ts'
import { nothing, timestamp } from '../../primitives.ts'
import { ownTimeoutMs } from './own-connection-rules.ts'

const ownConnection = z.object({
  /** One of `apis`. */
  api: z.string(),
  label: z.string(),
  /** Asked in place of the vendor's own address; empty for that. */
  reverseProxy: z.string(),
  /** How long the upstream may keep silent. */
  timeoutMs: z.number().int(),
  /** Proxies without their passwords; empty for none. */
  socksProxy: z.string(),
  httpsProxy: z.string(),
  /** Whether a key is kept; the key itself is never told. */
  hasKey: z.boolean(),
  /** Whether a password is kept for the proxy. */
  hasProxyPassword: z.boolean(),
  /** How many models it offers. */
  models: z.number().int(),
})

/** An upstream that one can have a connection to. */
const ownApi = z.object({
  id: z.string(),
  label: z.string(),
  needsKey: z.boolean(),
  /** Empty where the address has to be given. */
  defaultBaseUrl: z.string(),
})

const state = z.object({ connection: ownConnection.nullable(), apis: z.array(ownApi) })

const address = z.string().trim().max(2000).default('')

export const ownConnections = {
  read: defineEndpoint({
    method: 'GET',
    path: '/config/ownConnection',
    access: 'member',
    summary: 'The connection of the member, without its key, and the upstreams to choose from.',
    input: z.object({}),
    reply: state,
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/config/saveOwnConnection',
    access: 'member',
    summary:
      'Tries a connection by listing its models, and keeps it when that works, or when the member insists.',
    input: z.object({
      api: z.string().max(64),
      /** Absent: the one that is kept, which belongs to its address. Empty: none. */
      apiKey: z.string().trim().max(1000).optional(),
      reverseProxy: address,
      timeoutMs: z
        .number()
        .int()
        .min(ownTimeoutMs.min)
        .max(ownTimeoutMs.max)
        .default(ownTimeoutMs.default),
      socksProxy: address,
      httpsProxy: address,
      /** Keep it although it does not work. */
      insist: z.boolean().default(false),
    }),
    reply: state.extend({
      saved: z.boolean(),
      /** Why the try did not work, in the reader's language, with the upstream's own words; null when it did. */
      problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/config/deleteOwnConnection',
    access: 'member',
    summary: 'Forgets the connection of the member, its key and its models.',
    input: z.object({}),
    reply: nothing,
    refreshes: ['ownConnections.read', 'models.listOwn'],
  }),
  balance: defineEndpoint({
    method: 'GET',
    path: '/config/ownBalance',
    access: 'member',
    summary: 'What is left on the account behind the key of the member, as its upstream tells.',
    input: z.object({}),
    reply: z.object({
      /** An amount for each currency (ISO 4217); null when the upstream does not tell. */
      amounts: z.array(z.object({ amount: z.number(), currency: z.string() })).nullable(),
      at: timestamp,
    }),
    failures: [
      'own_connections.none',
      'own_connections.unreadable',
      'own_connections.auth',
      'own_connections.quota',
      'own_connections.unavailable',
      ...engineFailureCodes,
    ],
  }),
}
