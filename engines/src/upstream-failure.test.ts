import { describe, expect, it } from 'vitest'
import { redact, retryAfter, toEngineError, type UpstreamError } from './upstream-failure.ts'

describe('what an upstream error means', () => {
  it.each<[string, UpstreamError]>([
    ['auth', { message: 'no', names: '', status: 401 }],
    [
      'auth',
      { message: 'API key not valid.', names: 'INVALID_ARGUMENT API_KEY_INVALID', status: 400 },
    ],
    ['auth', { message: '身份验证失败', names: '1000', status: 401 }],
    ['quota', { message: 'no', names: '', status: 402 }],
    [
      'quota',
      { message: 'You exceeded your current quota', names: 'insufficient_quota', status: 429 },
    ],
    [
      'quota',
      { message: 'Your credit balance is too low', names: 'invalid_request_error', status: 400 },
    ],
    ['quota', { message: '您的账户已欠费', names: '1113', status: 429 }],
    ['quota', { message: 'Access denied', names: 'Arrearage', status: 400 }],
    ['rate', { message: 'slow down', names: '', status: 429 }],
    ['rate', { message: 'slow down', names: 'rate_limit_error' }],
    ['refused', { message: 'x', names: 'data_inspection_failed', status: 400 }],
    ['refused', { message: 'Your input was flagged', names: '403', status: 403 }],
    ['refused', { message: '内容敏感', names: '1301', status: 400 }],
    ['invalid', { message: 'The model does not exist', names: 'model_not_found', status: 404 }],
    ['invalid', { message: 'maximum context length; the server_error', names: '', status: 400 }],
    ['unavailable', { message: 'x', names: 'overloaded_error' }],
    ['unavailable', { message: 'x', names: '', status: 529 }],
    ['unavailable', { message: 'x', names: '' }],
  ])('is %s for %j', (kind, error) => {
    expect(toEngineError(error, []).kind).toBe(kind)
  })

  it('hides keys, the given one and what looks like one', () => {
    expect(
      redact('wrong: abcd1234, sk-proj-abc_DEF12345***6789 and AIzaSyA12345678', ['abcd1234']),
    ).toBe('wrong: …, … and …')
  })

  it('reads how long to wait from seconds, milliseconds and dates', () => {
    const now = new Date('2026-01-01T00:00:00Z')
    expect(retryAfter({ 'retry-after': '7' }, now)).toBe(7)
    expect(retryAfter({ 'retry-after-ms': '1200' }, now)).toBe(2)
    expect(retryAfter({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, now)).toBe(30)
    expect(retryAfter({ 'retry-after': 'soon' }, now)).toBeUndefined()
    expect(retryAfter({}, now)).toBeUndefined()
  })
})
