import { describe, expect, it } from 'vitest'
import { plainWords, redact } from './upstream-words.ts'

describe('what is hidden of what an upstream says', () => {
  it.each([
    ['wrong: abcd1234, sk-proj-abc_DEF12345***6789 and AIzaSyA12345678', 'wrong: …, … and …'],
    [
      '该令牌额度已用尽 TokenStatusExhausted[sk-a1b***z9y]',
      '该令牌额度已用尽 TokenStatusExhausted[…]',
    ],
    ['Authorization: Bearer eyJhbGciOi.eyJzdWIi.abc_def-1', 'Authorization: …'],
    ['bad key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'bad key …'],
    ['无效的令牌 (request id: 20250423020142736330894dLoIRrS6)', '无效的令牌'],
    ['no key provided (tid:2024abcd99)', 'no key provided'],
    ['Try again. Request ID: req_011CQabcdef123', 'Try again. …'],
    [
      'Limit 3 in organization org-AbCd1234EfGh on requests per min',
      'Limit 3 in organization … on requests per min',
    ],
    ['trace 550e8400-e29b-41d4-a716-446655440000 failed', 'trace … failed'],
    ['Get one at https://platform.openai.com/account/api-keys.', 'Get one at …'],
    [
      'Post "https://***.com/***": dial tcp 10.2.0.9:443: connect: connection refused',
      'Post "…": dial tcp …: connect: connection refused',
    ],
    [
      'dial tcp: lookup gpu-node-3 on 10.0.0.2:53: no such host',
      'dial tcp: lookup … on …: no such host',
    ],
    ['dial tcp [2001:db8::1]:443: i/o timeout', 'dial tcp …: i/o timeout'],
    ['no route to 2001:db8:0:1:0:0:0:7 today', 'no route to … today'],
    ['Cannot connect to host vllm:8000 ssl:default', 'Cannot connect to host … ssl:default'],
    ["HTTPConnectionPool(host='vllm', port=8000): refused", 'HTTPConnectionPool(…): refused'],
    ['connect ECONNREFUSED 127.0.0.1:11434', 'connect ECONNREFUSED …'],
    ['getaddrinfo ENOTFOUND gpu', 'getaddrinfo ENOTFOUND …'],
    ['upstream my-gateway.internal.example.com/v1 said no', 'upstream … said no'],
    ['localhost:1234 is away, write to admin@relay.example.cn', '… is away, write to …'],
  ])('%s', (said, shown) => {
    expect(redact(said, ['abcd1234'])).toBe(shown)
  })

  it.each([
    'The model `gpt-4.1-mini` does not exist',
    'deepseek-ai/DeepSeek-V3.1-Terminus is busy',
    'models/gemini-2.5-flash-preview-native-audio-dialog is not found',
    'messages.0.content.1.image_url.url: field required',
    'llama3.2-vision:11b needs 12:30:45 of v1.2.3, e.g. at 50% (1,024 tokens)',
    'This model’s maximum context length is 128000 tokens.',
    '用户额度不足, 剩余额度: ¥-0.013362',
    'The user-provided skyscraper risk-assessment',
  ])('leaves %s', (said) => {
    expect(redact(said, [])).toBe(said)
  })

  it('costs no more than its length', () => {
    for (const piece of ['a.', 'a-', '1.', 'a@', ':1', '[::', 'sk-', 'A1', '(request id '])
      expect(redact(piece.repeat(100_000), []).length).toBeLessThanOrEqual(8000)
  })
})

describe('the words of what may be data or a page', () => {
  it.each([
    ['No such thing.', 'No such thing.'],
    ['Use {name} or [a-z] here', 'Use {name} or [a-z] here'],
    ['{"error":{"message":"Too long","type":"x"}}', 'Too long'],
    ['upstream error: {"error":{"message":"额度不足","code":1}}', 'upstream error: 额度不足'],
    [
      '{"base_resp":{"status_code":1008,"status_msg":"insufficient balance"}}',
      'insufficient balance',
    ],
    ['{"error":"{\\"error\\":{\\"message\\":\\"inner\\"}}"}', 'inner'],
    [
      "Error code: 400 - {'error': {'message': \"It's gone\", 'code': None}}",
      "Error code: 400: It's gone",
    ],
    ['{"error":{"message":"cut sh', ''],
    ['{"code":500,"data":null}', ''],
    ['[[[[[[[[[[{"message":"deep"}]]]]]]]]]]', ''],
    ['data: {"error":{"message":"in a stream"}}', 'in a stream'],
    ['Must be one of ["a","b"]', 'Must be one of: a, b'],
    ['<html><head><title>502 Bad Gateway</title></head></html>', ''],
    ['bad gateway <!DOCTYPE html><p>nginx</p>', 'bad gateway'],
  ])('%s', (text, words) => {
    expect(plainWords(text)).toBe(words)
  })
})
