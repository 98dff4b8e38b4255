// Gateways that many operators use (new-api, one-api and their kin) pass on what their upstreams say, with names and statuses of their own.
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readErrorShape } from './error-shapes.ts'
import type { EngineErrorKind } from './errors.ts'
import { createReplyingIo } from './testing/replying-io.ts'
import { readRefusal } from './upstream-failure.ts'

const errorBody = (error: Record<string, unknown>) => JSON.stringify({ error })
const newApi = (message: string, code = '') =>
  errorBody({ message, type: 'new_api_error', param: '', code })
const oneApi = (message: string) => errorBody({ message, type: 'one_api_error' })
const id = '(request id: 202504230201427363308dLoIRrS6)'

it.each<[status: number, body: string, EngineErrorKind, words: string]>([
  [
    502,
    errorBody({ message: 'Worker local total request limit reached (33/32)', code: 502 }),
    'overloaded',
    'Worker local total request limit reached (33/32)',
  ],
  [500, errorBody({ message: '服务器繁忙，请稍后再试' }), 'overloaded', '服务器繁忙，请稍后再试'],
  [
    502,
    errorBody({ message: 'The model is at full capacity' }),
    'overloaded',
    'The model is at full capacity',
  ],
  [
    403,
    newApi(`用户额度不足, 剩余额度: ¥0.000000 ${id}`, 'insufficient_user_quota'),
    'quota',
    '用户额度不足, 剩余额度: ¥0.000000',
  ],
  [403, newApi('该令牌额度已用尽', 'pre_consume_token_quota_failed'), 'quota', '该令牌额度已用尽'],
  [
    403,
    newApi('token quota is not enough, token remain quota: $0.1', 'pre_consume_token_quota_failed'),
    'quota',
    'token quota is not enough, token remain quota: $0.1',
  ],
  [401, oneApi(`该令牌额度已用尽 ${id}`), 'quota', '该令牌额度已用尽'],
  [
    401,
    oneApi(`令牌 Token-bot-mmhgh4mb（#19）额度已用尽 ${id}`),
    'quota',
    '令牌 Token-bot-mmhgh4mb（#19）额度已用尽',
  ],
  [
    500,
    newApi(`预扣费额度失败, 用户剩余额度: $0.01, 需要预扣费额度: $0.2 ${id}`),
    'quota',
    '预扣费额度失败, 用户剩余额度: $0.01, 需要预扣费额度: $0.2',
  ],
  [
    429,
    errorBody({
      message: '当前分组上游负载已饱和，请稍后再试',
      type: 'insufficient_quota',
      param: '',
      code: 'insufficient_quota',
    }),
    'quota',
    '当前分组上游负载已饱和，请稍后再试',
  ],
  [
    429,
    errorBody({
      message: `当前分组上游负载已饱和，请稍后再试 ${id}`,
      type: 'upstream_error',
      param: '404',
      code: 'bad_response_status_code',
    }),
    'overloaded',
    '当前分组上游负载已饱和，请稍后再试',
  ],
  [
    429,
    errorBody({
      message: `当前分组上游负载已饱和，请稍后再试 ${id}`,
      type: 'requests',
      param: '',
      code: 'rate_limit_exceeded',
    }),
    'rate',
    '当前分组上游负载已饱和，请稍后再试',
  ],
  [
    503,
    newApi(`当前分组 default 下对于模型 gpt-4.1 无可用渠道 ${id}`),
    'no_channel',
    '当前分组 default 下对于模型 gpt-4.1 无可用渠道',
  ],
  [
    503,
    newApi(
      'No available channel for model gemini-3.5-flash under group Other (distributor)',
      'model_not_found',
    ),
    'no_channel',
    'No available channel for model gemini-3.5-flash under group Other (distributor)',
  ],
  [503, newApi('no channel', 'model_not_found'), 'no_channel', 'no channel'],
  [500, newApi('获取渠道失败', 'get_channel_failed'), 'no_channel', '获取渠道失败'],
  [500, newApi('no enabled keys', 'channel:no_available_key'), 'no_channel', 'no enabled keys'],
  [401, newApi(`无效的令牌 ${id}`), 'auth', '无效的令牌'],
  [401, oneApi(`未提供令牌 ${id}`), 'auth', '未提供令牌'],
  [401, oneApi('该令牌已过期'), 'auth', '该令牌已过期'],
  [403, newApi('该令牌无权访问模型 gpt-4.1'), 'auth', '该令牌无权访问模型 gpt-4.1'],
  [
    401,
    errorBody({ message: 'no key provided (tid:2025abc)', type: 'Aihubmix_api_error' }),
    'auth',
    'no key provided',
  ],
  [
    400,
    newApi('Invalid request: model not found'),
    'unknown_model',
    'Invalid request: model not found',
  ],
  [
    400,
    newApi('user sensitive words detected', 'sensitive_words_detected'),
    'refused',
    'user sensitive words detected',
  ],
  [
    429,
    newApi('您已达到请求数限制：1分钟内最多请求60次'),
    'rate',
    '您已达到请求数限制：1分钟内最多请求60次',
  ],
  [429, newApi('concurrency', 'token_concurrency_limit_reached'), 'rate', 'concurrency'],
  [
    500,
    newApi('Post "https://***.com/***": dial tcp 10.2.0.9:443: i/o timeout', 'do_request_failed'),
    'broken',
    'Post "…": dial tcp …: i/o timeout',
  ],
  [
    503,
    newApi('system cpu overloaded', 'system_cpu_overloaded'),
    'overloaded',
    'system cpu overloaded',
  ],
  [
    400,
    errorBody({
      message: 'openai_error',
      type: 'bad_response_status_code',
      param: '',
      code: 'bad_response_status_code',
    }),
    'invalid',
    'openai_error',
  ],
  [
    403,
    errorBody({
      message: 'openai_error',
      type: 'bad_response_status_code',
      param: '',
      code: 'bad_response_status_code',
    }),
    'auth',
    'openai_error',
  ],
  [
    502,
    errorBody({
      message: 'bad response status code 502',
      type: 'upstream_error',
      param: '502',
      code: 'bad_response_status_code',
    }),
    'broken',
    'bad response status code 502',
  ],
  [
    402,
    errorBody({
      message: 'Insufficient balance',
      type: 'bad_response_status_code',
      code: 'bad_response_status_code',
    }),
    'quota',
    'Insufficient balance',
  ],
  [
    400,
    errorBody({
      message: "This model's maximum context length is 8192 tokens.",
      type: 'upstream_error',
      code: 'bad_response_status_code',
    }),
    'too_long',
    "This model's maximum context length is 8192 tokens.",
  ],
  [
    500,
    '{"error":{"message":"{\\"error\\":{\\"message\\":\\"当前分组 vip 下对于模型 o9 无可用渠道\\"}}","type":"chat_anywhere_error"}}',
    'no_channel',
    '当前分组 vip 下对于模型 o9 无可用渠道',
  ],
  [500, '{"code":1,"msg":"无可用渠道"}', 'no_channel', '无可用渠道'],
  [500, '{"code":500,"data":null,"success":false}', 'broken', 'HTTP 500'],
  [
    502,
    '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>',
    'broken',
    'HTTP 502',
  ],
  [529, '', 'overloaded', 'HTTP 529'],
  [404, '404 page not found', 'invalid', '404 page not found'],
])('%i with %s is %s', async (status, body, kind, words) => {
  const reply = { status, headers: {}, body: Readable.from([Buffer.from(body)]) }
  const failure = await readRefusal(reply, createReplyingIo({ body: '' }), {
    secrets: [],
    readError: readErrorShape,
  })
  expect([failure.kind, failure.message]).toEqual([kind, words])
})
