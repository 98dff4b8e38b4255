// What an answer took that was stopped or broke off: as the upstream had counted it, or counts it when it is asked afterwards.
import { describe, expect, it } from 'vitest'
import { createChat as createAnthropicChat } from './adapters/anthropic/anthropic.chat.ts'
import { createChat as createGeminiChat } from './adapters/gemini/gemini.chat.ts'
import { createChat as createOpenAiChat } from './adapters/openai-compatible/openai-compatible.chat.ts'
import { ask } from './testing/ask.ts'
import { createReplyingIo } from './testing/replying-io.ts'

const events = (...pieces: object[]) => ({
  body: pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join(''),
})
const word = { id: 'gen-1', choices: [{ index: 0, delta: { content: 'So' } }] }
const usage = { prompt_tokens: 20, completion_tokens: 700, total_tokens: 720 }
const gemini = {
  candidates: [{ content: { parts: [{ text: 'So' }] } }],
  usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 2, thoughtsTokenCount: 698 },
}

describe('an answer that broke off', () => {
  it.each([
    [
      'with each piece',
      createOpenAiChat({ baseUrl: 'https://a.example/v1', apiKey: '' }),
      events({ ...word, usage }),
      { inputTokens: 20, outputTokens: 700 },
    ],
    [
      'with each piece, thoughts too',
      createGeminiChat({ baseUrl: 'https://a.example', apiKey: '' }),
      events(gemini),
      { inputTokens: 20, outputTokens: 700, reasoningTokens: 698 },
    ],
    [
      'before it began, and no placeholder for what came',
      createAnthropicChat({ baseUrl: 'https://a.example', apiKey: '' }),
      events({ type: 'message_start', message: { usage: { input_tokens: 20, output_tokens: 1 } } }),
      { inputTokens: 20 },
    ],
  ])('says what the upstream had counted %s', async (_, chat, reply, counted) => {
    const { failure } = await ask(chat, createReplyingIo(reply), {})
    expect([failure?.kind, failure?.usage]).toEqual(['cut', counted])
  })
})

describe('OpenRouter', () => {
  const chat = createOpenAiChat({ baseUrl: 'https://openrouter.ai/api/v1', apiKey: 'key' })
  const generation = {
    body: JSON.stringify({
      data: {
        tokens_prompt: 18,
        tokens_completion: 2,
        native_tokens_prompt: 21,
        native_tokens_completion: 640,
        native_tokens_reasoning: 636,
        native_tokens_cached: 0,
      },
    }),
  }

  it('is asked what an answer took that broke off, until it knows', async () => {
    const unknown = { status: 404, body: '{"error":{"code":404,"message":"Not found"}}' }
    const io = createReplyingIo(events(word), unknown, generation)
    const { failure } = await ask(chat, io, {})
    expect(failure?.usage).toEqual({
      inputTokens: 21,
      outputTokens: 640,
      reasoningTokens: 636,
      cachedTokens: 0,
    })
    expect(io.sent.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://openrouter.ai/api/v1/generation?id=gen-1',
      'GET https://openrouter.ai/api/v1/generation?id=gen-1',
    ])
    expect(io.sent[1]?.headers.authorization).toBe('Bearer key')
  })

  it('that does not say leaves what was counted on the way', async () => {
    const io = createReplyingIo(events({ ...word, usage }), { status: 500, body: 'oops' })
    const { failure } = await ask(chat, io, {})
    expect([failure?.kind, failure?.usage]).toEqual(['cut', { inputTokens: 20, outputTokens: 700 }])
    expect(io.sent).toHaveLength(2)
  })
})

it.each([
  [
    'http://127.0.0.1:8000/v1',
    { stream_options: { include_usage: true, continuous_usage_stats: true } },
  ],
  [
    'http://127.0.0.1:8080/v1',
    { stream_options: { include_usage: true }, timings_per_token: true },
  ],
  [
    'https://ark.cn-beijing.volces.com/api/v3',
    { stream_options: { include_usage: true, chunk_include_usage: true } },
  ],
  ['https://api.openai.com/v1', { stream_options: { include_usage: true } }],
])('asks %s to count with every piece, where it can', async (baseUrl, fields) => {
  const io = createReplyingIo({ body: '{}' })
  await ask(createOpenAiChat({ baseUrl, apiKey: '' }), io, {})
  expect(JSON.parse(String(io.sent[0]?.body))).toMatchObject(fields)
})
