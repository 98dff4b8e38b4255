import { expect, it } from 'vitest'
import type { CountedUsage } from '../../counted-usage.ts'
import { usageOf } from '../../testing/usage-pieces.ts'
import { createChat } from './gemini.chat.ts'

const chat = createChat({ baseUrl: 'https://gateway.example', apiKey: 'key' })
const pieces = (...usages: object[]) =>
  usages.map((usageMetadata, at) => ({
    candidates: [
      {
        content: { parts: [{ text: 'So.' }] },
        ...(at === usages.length - 1 ? { finishReason: 'STOP' } : {}),
      },
    ],
    usageMetadata,
  }))
it.each<[string, object[], CountedUsage | null]>([
  [
    'with thoughts beside the answer, and what tools brought beside the prompt',
    [
      { promptTokenCount: 100, thoughtsTokenCount: 40, totalTokenCount: 140 },
      {
        promptTokenCount: 100,
        candidatesTokenCount: 20,
        thoughtsTokenCount: 60,
        toolUsePromptTokenCount: 30,
        cachedContentTokenCount: 64,
        totalTokenCount: 210,
      },
    ],
    { inputTokens: 130, outputTokens: 80, reasoningTokens: 60, cachedTokens: 64 },
  ],
  [
    'by a sum that knows of thoughts which nothing else counts',
    [{ promptTokenCount: 7, candidatesTokenCount: 1, totalTokenCount: 45 }],
    { inputTokens: 7, outputTokens: 38 },
  ],
  ['without an answer', [{ promptTokenCount: 7 }], { inputTokens: 7 }],
  ['by nobody', [{}], null],
])('is counted %s', async (_, usages, usage) => {
  expect(await usageOf(chat, pieces(...usages))).toEqual(usage)
})
