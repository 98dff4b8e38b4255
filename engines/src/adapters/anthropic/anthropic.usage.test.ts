import { expect, it } from 'vitest'
import type { CountedUsage } from '../../counted-usage.ts'
import { usageOf } from '../../testing/usage-pieces.ts'
import { createChat } from './anthropic.chat.ts'

const chat = createChat({ baseUrl: 'https://gateway.example', apiKey: 'key' })
const message = (begun: object | null, ended: object | null) => [
  { type: 'message_start', message: { usage: begun } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'So.' } },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: ended },
  { type: 'message_stop' },
]
it.each<[string, object | null, object | null, CountedUsage | null]>([
  [
    'at its beginning and its end',
    {
      input_tokens: 25,
      output_tokens: 1,
      cache_read_input_tokens: 1000,
      cache_creation_input_tokens: 300,
    },
    { output_tokens: 15 },
    { inputTokens: 1325, outputTokens: 15, cachedTokens: 1000 },
  ],
  [
    'with what went into the cache by how long it stays',
    {
      input_tokens: 25,
      cache_creation: { ephemeral_5m_input_tokens: 100, ephemeral_1h_input_tokens: 11 },
    },
    { output_tokens: 15 },
    { inputTokens: 136, outputTokens: 15 },
  ],
  [
    'by a server like it, which counts all at the end',
    { input_tokens: 0, output_tokens: 0 },
    { input_tokens: 25, output_tokens: 15, cache_read_input_tokens: 4 },
    { inputTokens: 29, outputTokens: 15, cachedTokens: 4 },
  ],
  [
    'by a server like it, whose end forgets the prompt',
    { input_tokens: 25, output_tokens: 0 },
    { input_tokens: 0, output_tokens: 15 },
    { inputTokens: 25, outputTokens: 15 },
  ],
  [
    'by its placeholder alone, which is none of what was written',
    { input_tokens: 25, output_tokens: 1 },
    null,
    { inputTokens: 25 },
  ],
  ['by nobody', null, null, null],
])('is counted %s', async (_, begun, ended, usage) => {
  expect(await usageOf(chat, message(begun, ended))).toEqual(usage)
})
