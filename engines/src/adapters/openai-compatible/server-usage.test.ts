// How model servers of one's own and gateways count what an answer took, a line each, in this dialect and in shapes beside it.
import { expect, it } from 'vitest'
import type { CountedUsage } from '../../counted-usage.ts'
import { last, stop, usageOf, withStop, word } from '../../testing/usage-pieces.ts'
import { createChat } from './openai-compatible.chat.ts'

const chat = createChat({ baseUrl: 'https://gateway.example', apiKey: 'key' })

it.each<[counter: string, pieces: object[], usage: CountedUsage | null]>([
  [
    'DashScope by its own names',
    withStop({
      input_tokens: 22,
      output_tokens: 17,
      total_tokens: 39,
      output_tokens_details: { reasoning_tokens: 9 },
    }),
    { inputTokens: 22, outputTokens: 17, reasoningTokens: 9 },
  ],
  [
    'vLLM',
    last({
      prompt_tokens: 11,
      total_tokens: 42,
      completion_tokens: 31,
      prompt_tokens_details: null,
    }),
    { inputTokens: 11, outputTokens: 31 },
  ],
  [
    'Ollama by this dialect',
    last({ prompt_tokens: 26, completion_tokens: 298, total_tokens: 324 }),
    { inputTokens: 26, outputTokens: 298 },
  ],
  [
    'Ollama by its own names',
    [word, { ...stop, done: true, total_duration: 5e9, prompt_eval_count: 26, eval_count: 298 }],
    { inputTokens: 26, outputTokens: 298 },
  ],
  [
    'Ollama that remembers the prompt and does not count it',
    [word, { ...stop, done: true, eval_count: 298 }],
    { outputTokens: 298 },
  ],
  [
    'LM Studio',
    withStop({
      prompt_tokens: 24,
      completion_tokens: 90,
      total_tokens: 114,
      completion_tokens_details: { reasoning_tokens: 66 },
    }),
    { inputTokens: 24, outputTokens: 90, reasoningTokens: 66 },
  ],
  [
    'llama.cpp',
    [
      word,
      stop,
      {
        choices: [],
        usage: { completion_tokens: 12, prompt_tokens: 40, total_tokens: 52 },
        timings: { cache_n: 30, prompt_n: 10, predicted_n: 12, predicted_ms: 600 },
      },
    ],
    { inputTokens: 40, outputTokens: 12 },
  ],
  [
    'llama.cpp by its timings alone',
    [word, { ...stop, timings: { cache_n: 30, prompt_n: 10, predicted_n: 12, predicted_ms: 600 } }],
    { inputTokens: 40, outputTokens: 12, cachedTokens: 30 },
  ],
  [
    'Cohere by its own names',
    withStop({
      billed_units: { input_tokens: 5, output_tokens: 12 },
      tokens: { input_tokens: 206, output_tokens: 15 },
    }),
    { inputTokens: 206, outputTokens: 15 },
  ],
  [
    'Gemini by this dialect, thoughts in the sum alone',
    withStop({ prompt_tokens: 7, completion_tokens: 1, total_tokens: 45 }),
    { inputTokens: 7, outputTokens: 38, reasoningTokens: 37 },
  ],
  [
    'Claude behind a gateway, what came from a cache beside the prompt',
    last({
      prompt_tokens: 12,
      completion_tokens: 30,
      total_tokens: 42,
      prompt_tokens_details: { cached_tokens: 5000, cached_creation_tokens: 200 },
    }),
    { inputTokens: 5212, outputTokens: 30, cachedTokens: 5000 },
  ],
  [
    'Claude behind a gateway, a small cache beside the prompt but in the sum',
    last({
      prompt_tokens: 900,
      completion_tokens: 30,
      total_tokens: 1430,
      cache_read_input_tokens: 300,
      cache_creation_input_tokens: 200,
    }),
    { inputTokens: 1400, outputTokens: 30, cachedTokens: 300 },
  ],
  ['nobody', [word, stop], null],
  ['nobody, in words', withStop({ prompt_tokens: '12', completion_tokens: 'many' }), null],
])('is counted by %s', async (_, pieces, usage) => {
  expect(await usageOf(chat, pieces)).toEqual(usage)
})
