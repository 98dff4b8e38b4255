// How vendors of this dialect count what an answer took, a line each, as their documentation and replies show it.
import { expect, it } from 'vitest'
import type { CountedUsage } from '../../counted-usage.ts'
import { everywhere, last, stop, usageOf, withStop, word } from '../../testing/usage-pieces.ts'
import { createChat } from './openai-compatible.chat.ts'

const chat = createChat({ baseUrl: 'https://gateway.example', apiKey: 'key' })

it.each<[counter: string, pieces: object[], usage: CountedUsage | null]>([
  [
    'OpenAI',
    last({
      prompt_tokens: 2006,
      completion_tokens: 300,
      total_tokens: 2306,
      prompt_tokens_details: { cached_tokens: 1920, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 192, accepted_prediction_tokens: 0 },
    }),
    { inputTokens: 2006, outputTokens: 300, cachedTokens: 1920, reasoningTokens: 192 },
  ],
  [
    'Azure OpenAI, with a first piece about filters and nulls for counts',
    [
      { choices: [], prompt_filter_results: [], usage: null },
      { ...word, usage: null },
      { ...stop, usage: null },
      {
        choices: [],
        usage: {
          prompt_tokens: 20,
          completion_tokens: 5,
          total_tokens: 25,
          prompt_tokens_details: null,
        },
      },
    ],
    { inputTokens: 20, outputTokens: 5 },
  ],
  [
    'DeepSeek',
    withStop({
      prompt_tokens: 120,
      completion_tokens: 80,
      total_tokens: 200,
      prompt_cache_hit_tokens: 64,
      prompt_cache_miss_tokens: 56,
      completion_tokens_details: { reasoning_tokens: 60 },
    }),
    { inputTokens: 120, outputTokens: 80, cachedTokens: 64, reasoningTokens: 60 },
  ],
  [
    'Moonshot, in the choice',
    [
      word,
      {
        choices: [
          {
            index: 0,
            delta: {},
            finish_reason: 'stop',
            usage: {
              prompt_tokens: 19,
              completion_tokens: 13,
              total_tokens: 32,
              cached_tokens: 12,
            },
          },
        ],
      },
    ],
    { inputTokens: 19, outputTokens: 13, cachedTokens: 12 },
  ],
  [
    'Qwen on DashScope',
    last({
      prompt_tokens: 3019,
      completion_tokens: 104,
      total_tokens: 3123,
      prompt_tokens_details: { cached_tokens: 2048, cache_creation_input_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 50, text_tokens: 54 },
    }),
    { inputTokens: 3019, outputTokens: 104, cachedTokens: 2048, reasoningTokens: 50 },
  ],
  [
    'Zhipu',
    withStop({
      prompt_tokens: 60,
      completion_tokens: 100,
      total_tokens: 160,
      prompt_tokens_details: { cached_tokens: 32 },
    }),
    { inputTokens: 60, outputTokens: 100, cachedTokens: 32 },
  ],
  [
    'xAI, thoughts beside what is read',
    last({
      prompt_tokens: 32,
      completion_tokens: 9,
      total_tokens: 135,
      prompt_tokens_details: { text_tokens: 32, cached_tokens: 6 },
      completion_tokens_details: { reasoning_tokens: 94 },
    }),
    { inputTokens: 32, outputTokens: 103, cachedTokens: 6, reasoningTokens: 94 },
  ],
  [
    'xAI, where few thoughts stand beside many words',
    last({
      prompt_tokens: 32,
      completion_tokens: 900,
      total_tokens: 952,
      completion_tokens_details: { reasoning_tokens: 20 },
    }),
    { inputTokens: 32, outputTokens: 920, reasoningTokens: 20 },
  ],
  [
    'Mistral',
    withStop({
      prompt_tokens: 14,
      completion_tokens: 7,
      total_tokens: 21,
      prompt_audio_seconds: {},
    }),
    { inputTokens: 14, outputTokens: 7 },
  ],
  [
    'Groq',
    [
      word,
      {
        ...stop,
        x_groq: {
          id: 'req_1',
          usage: { queue_time: 0.06, prompt_tokens: 18, completion_tokens: 556, total_tokens: 574 },
        },
      },
    ],
    { inputTokens: 18, outputTokens: 556 },
  ],
  [
    'OpenRouter, with its cost',
    last({
      prompt_tokens: 194,
      completion_tokens: 120,
      total_tokens: 314,
      cost: 0.95,
      is_byok: false,
      cost_details: { upstream_inference_cost: 19 },
      prompt_tokens_details: { cached_tokens: 100, cache_write_tokens: 50, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 80, image_tokens: 0 },
    }),
    { inputTokens: 194, outputTokens: 120, cachedTokens: 100, reasoningTokens: 80 },
  ],
  [
    'SiliconFlow, with each piece',
    everywhere(
      { prompt_tokens: 16, completion_tokens: 0, total_tokens: 16 },
      { prompt_tokens: 16, completion_tokens: 8, total_tokens: 24 },
      { prompt_tokens: 16, completion_tokens: 15, total_tokens: 31 },
    ),
    { inputTokens: 16, outputTokens: 15 },
  ],
  ['MiniMax, the sum alone', withStop({ total_tokens: 94 }), { totalTokens: 94 }],
  [
    'MiniMax, the sum beside noughts',
    withStop({ total_tokens: 94, total_characters: 0, prompt_tokens: 0, completion_tokens: 0 }),
    { totalTokens: 94 },
  ],
  [
    'Volcengine Ark',
    last({
      prompt_tokens: 88,
      completion_tokens: 265,
      total_tokens: 353,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 190 },
    }),
    { inputTokens: 88, outputTokens: 265, cachedTokens: 0, reasoningTokens: 190 },
  ],
  [
    'Together',
    withStop({ prompt_tokens: 15, completion_tokens: 40, total_tokens: 55, cached_tokens: 0 }),
    { inputTokens: 15, outputTokens: 40, cachedTokens: 0 },
  ],
  [
    'Perplexity',
    everywhere(
      { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6, search_context_size: 'low' },
      { prompt_tokens: 5, completion_tokens: 63, total_tokens: 68, search_context_size: 'low' },
    ),
    { inputTokens: 5, outputTokens: 63 },
  ],
  [
    'Perplexity deep research, which reads and thinks beside its sum',
    withStop({
      prompt_tokens: 33,
      completion_tokens: 7163,
      total_tokens: 7196,
      citation_tokens: 20_016,
      num_search_queries: 21,
      reasoning_tokens: 5305,
    }),
    { inputTokens: 20_049, outputTokens: 12_468, reasoningTokens: 5305 },
  ],
  [
    'Hunyuan, with each piece',
    everywhere(
      { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
      { prompt_tokens: 3, completion_tokens: 22, total_tokens: 25 },
    ),
    { inputTokens: 3, outputTokens: 22 },
  ],
  [
    'ERNIE on Qianfan',
    last({
      prompt_tokens: 11,
      completion_tokens: 45,
      total_tokens: 56,
      prompt_tokens_details: { search_tokens: 0, cached_tokens: 0 },
    }),
    { inputTokens: 11, outputTokens: 45, cachedTokens: 0 },
  ],
  [
    'Cohere by this dialect',
    last({ prompt_tokens: 206, completion_tokens: 12, total_tokens: 218 }),
    { inputTokens: 206, outputTokens: 12 },
  ],
])('is counted by %s', async (_, pieces, usage) => {
  expect(await usageOf(chat, pieces)).toEqual(usage)
})
