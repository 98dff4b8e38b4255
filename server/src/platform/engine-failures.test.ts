import { locales } from '@atelier/contract/primitives'
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import { describe, expect, it } from 'vitest'
import { describeFailure, toFailure } from './engine-failures.ts'
import { failureText } from './http/failure-texts.ts'

const withReason: readonly EngineErrorKind[] = [
  ...(['auth', 'quota', 'rate', 'overloaded', 'no_channel', 'too_long'] as const),
  ...(['unknown_model', 'refused', 'invalid', 'nonsense', 'nothing', 'broken'] as const),
]

describe.each(locales)('what people read in %s of an upstream that fails', (locale) => {
  const describe = (kind: EngineErrorKind, message: string) => {
    const { code, values } = describeFailure(new EngineError(kind, message))
    return failureText(code, locale, values)
  }

  it('has words of its own for every kind', () => {
    const kinds = [...withReason, 'unavailable', 'cut', 'timeout'] as const
    expect(new Set(kinds.map((kind) => describe(kind, ''))).size).toBe(kinds.length)
  })

  it.each(withReason)('ends with the reason of the upstream for %s, where there is one', (kind) => {
    const bare = describe(kind, '')
    expect(bare).toMatch(/[.。]$/)
    const reason = describe(kind, '额度不足 at https://relay.example/v1 (request id: 2025abcd)')
    expect(reason.startsWith(bare)).toBe(true)
    expect(reason.slice(bare.length)).toMatch(/^(?: \(额度不足 at …\)|（额度不足 at …）)$/)
  })

  it('speaks of a connection only where there was none', () => {
    const away = { 'en-US': /reach/, 'zh-CN': /无法连接/, 'zh-TW': /無法連線/ }[locale]
    for (const kind of withReason) expect(describe(kind, '')).not.toMatch(away)
    expect(describe('unavailable', '10.0.0.7:8000 cannot be reached (ECONNREFUSED).')).toMatch(away)
    expect(describe('unavailable', '10.0.0.7:8000 cannot be reached')).not.toContain('10.0.0.7')
  })
})

it('a failure that is thrown says how long to wait, and names no data', () => {
  const message = 'sent {"error":{"message":"slow down"}}'
  const failure = toFailure(new EngineError('rate', message, { retryAfterS: 7 }))
  expect(failure).toMatchObject({
    code: 'engine.rate',
    retryAfterS: 7,
    values: { detail: 'sent: slow down' },
  })
})
