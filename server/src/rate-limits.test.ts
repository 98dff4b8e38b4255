import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { features } from './features/features.ts'

const endpoints = Object.values(api).flatMap((feature): Endpoint[] => Object.values(feature))
const rates = new Map(
  features
    .flatMap(({ calls = [] }) => calls)
    .flatMap(({ endpoints, rates = {} }) =>
      Object.entries(endpoints).map(([name, endpoint]) => [endpoint, rates[name]] as const),
    ),
)

/** Names of all fields that a call takes, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(fieldNames)]
}

/** Calls without a password among their fields that hash or check a secret all the same. */
const others = new Set(['/auth/confirmEmail'])

const hashing = endpoints.filter(({ path, input }) => {
  const fields = fieldNames(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return others.has(path) || fields.some((name) => /^(old)?password$/i.test(name))
})

describe('calls that hash a password', () => {
  it('are known', () => {
    expect(hashing.length).toBeGreaterThanOrEqual(15)
  })

  it.each(hashing)('$path has a rate by address', (endpoint) => {
    const limit = rates.get(endpoint)
    expect(limit?.max).toBeLessThanOrEqual(120)
    expect(limit?.of ?? 'address').toBe('address')
  })

  it('are all calls of the modules that hash: whoever adds one gives its call a rate', () => {
    const features = join(import.meta.dirname, 'features')
    const users = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /from '.*\/(passwords|prove-password)\.ts'/.test(
          readFileSync(join(features, name), 'utf8'),
        ),
      )
    expect(users.toSorted()).toEqual([
      'identity/accounts/accounts.usecases.ts',
      'identity/accounts/leave-account.ts',
      'identity/accounts/prove-password.ts',
      'identity/accounts/security/emails.usecases.ts',
      'identity/accounts/security/log-in.usecases.ts',
      'identity/accounts/security/password-reset.usecases.ts',
      'identity/accounts/security/second-factor.usecases.ts',
      'showing/shares/shares.usecases.ts',
    ])
  })
})
