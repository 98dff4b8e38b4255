import { describe, expect, it } from 'vitest'
import type { EngineErrorKind } from './errors.ts'
import { retryAfter, toEngineError, type UpstreamError } from './upstream-failure.ts'

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
    [
      'rate',
      { message: 'You exceeded your current quota', names: 'RESOURCE_EXHAUSTED', status: 429 },
    ],
    ['refused', { message: 'x', names: 'data_inspection_failed', status: 400 }],
    ['refused', { message: 'Your input was flagged', names: '403', status: 403 }],
    ['refused', { message: '内容敏感', names: '1301', status: 400 }],
    ['invalid', { message: 'temperature: above 2; the server_error', names: '', status: 400 }],
    ['invalid', { message: 'nothing here', names: 'not_found_error', status: 404 }],
    ['overloaded', { message: 'x', names: 'overloaded_error' }],
    ['overloaded', { message: 'x', names: '', status: 529 }],
    ['overloaded', { message: '', names: '', status: 503 }],
    ['overloaded', { message: 'The model is overloaded.', names: 'UNAVAILABLE', status: 503 }],
    ['overloaded', { message: 'x', names: 'engine_overloaded_error', status: 429 }],
    ['broken', { message: 'x', names: '' }],
    ['broken', { message: 'x', names: '', status: 500 }],
    ['broken', { message: 'x', names: 'api_error', status: 500 }],
    ['broken', { message: 'x', names: '', status: 524 }],
    ['invalid', { message: 'x', names: 'api_error', status: 422 }],
    ['auth', { message: 'x', names: 'new_api_error', status: 401 }],
    ['rate', { message: 'x', names: 'new_api_error api_error', status: 429 }],
  ])('is %s for %j', (kind, error) => {
    expect(toEngineError(error, []).kind).toBe(kind)
  })

  it.each<[EngineErrorKind, string]>([
    ['too_long', "This model's maximum context length is 128000 tokens. However, your messages"],
    ['too_long', 'prompt is too long: 210000 tokens > 200000 maximum'],
    ['too_long', 'the request exceeds the available context size. try increasing it'],
    ['too_long', 'The input token count (1200000) exceeds the maximum number of tokens allowed'],
    ['too_long', 'Range of input length should be [1, 30720]'],
    ['too_long', 'Invalid request: Your request exceeded model token limit: 8192'],
    ['too_long', "This model's maximum prompt length is 131072 but the request contains 150000"],
    ['too_long', 'Please reduce the length of the messages or completion.'],
    ['too_long', 'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000'],
    ['unknown_model', 'The model `gpt-9.1` does not exist or you do not have access to it.'],
    ['unknown_model', 'model "llama9:8b" not found, try pulling it first'],
    ['unknown_model', 'models/gemini-9 is not found for API version v1beta'],
    ['unknown_model', 'Model Not Exist'],
    ['unknown_model', 'foo/bar is not a valid model ID'],
    ['unknown_model', '模型 glm-9 不存在，请检查模型代码'],
    ['no_channel', 'No endpoints found for foo/bar.'],
    ['invalid', "Unsupported parameter: 'max_tokens' is not supported with this model."],
    ['invalid', 'Invalid content type. image_url is only supported by certain models'],
  ])('is %s for status 400 with "%s"', (kind, message) => {
    const names = 'invalid_request_error'
    expect(toEngineError({ message, names, status: 400 }, []).kind).toBe(kind)
  })

  it('knows that an upstream that says it is overloaded took nothing', () => {
    const untaken = (error: UpstreamError) => toEngineError(error, []).untaken
    expect(untaken({ message: 'x', names: 'overloaded_error', status: 529 })).toBe(true)
    expect(untaken({ message: 'Overloaded', names: '', status: 503 })).toBe(true)
    // It may come from a proxy behind which the request goes on.
    expect(untaken({ message: '', names: '', status: 503 })).toBe(false)
  })

  it('tells no keys, addresses and data', () => {
    const message = 'upstream error: {"error":{"message":"key abcd1234 is wrong at 10.0.0.7:443"}}'
    expect(toEngineError({ message, names: '', status: 401 }, ['abcd1234']).message).toBe(
      'upstream error: key … is wrong at …',
    )
    expect(toEngineError({ message: '{"code":1}', names: '', status: 502 }, []).message).toBe(
      'HTTP 502',
    )
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
