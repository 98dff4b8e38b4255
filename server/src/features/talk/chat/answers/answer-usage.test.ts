import type { ChatEmission } from '@atelier/engines/kinds/chat'
import { describe, expect, it } from 'vitest'
import { completeUsage, usageOfBrokenRound, usageOfRound } from './answer-usage.ts'

const estimate = { inputTokens: 30, outputTokens: 12 }

describe('what an upstream counted', () => {
  it.each([
    ['all of it', { inputTokens: 25, outputTokens: 15 }, { inputTokens: 25, outputTokens: 15 }],
    ['nothing', null, { inputTokens: 30, outputTokens: 12, estimated: true }],
    [
      'noughts, whatever was written',
      { inputTokens: 0, outputTokens: 0 },
      { inputTokens: 30, outputTokens: 12, estimated: true },
    ],
    [
      'the prompt alone',
      { inputTokens: 25 },
      { inputTokens: 25, outputTokens: 12, estimated: true },
    ],
    [
      'the answer alone',
      { outputTokens: 15 },
      { inputTokens: 30, outputTokens: 15, estimated: true },
    ],
    ['the sum', { totalTokens: 100 }, { inputTokens: 30, outputTokens: 70, estimated: true }],
    [
      'a sum that is less than the prompt seemed to be',
      { totalTokens: 20 },
      { inputTokens: 8, outputTokens: 12, estimated: true },
    ],
    [
      'thoughts alone',
      { inputTokens: 25, reasoningTokens: 500 },
      { inputTokens: 25, outputTokens: 512, reasoningTokens: 500, estimated: true },
    ],
  ])('is what was used; the rest is estimated: %s', (_, counted, usage) => {
    expect(completeUsage(counted, estimate)).toEqual(usage)
  })

  it('is a zero where nothing was written', () => {
    const counted = { inputTokens: 25, outputTokens: 0 }
    expect(completeUsage(counted, { inputTokens: 30, outputTokens: 0 })).toEqual(counted)
  })
})

describe('a round', () => {
  const thoughts: ChatEmission = { type: 'reasoning-delta', text: 'abcdabcd' }
  const words: ChatEmission = { type: 'text-delta', text: 'abcd' }
  const call: ChatEmission = { type: 'tool-call', callId: 'a', name: 'abcd', input: '{}{}' }
  const round = { inputTokens: 30, said: [thoughts, words, call], hiddenTokens: 0 }

  it.each([
    ['words', words, 1],
    ['thoughts', thoughts, 2],
    ['calls', call, 2],
  ])('of %s is estimated where the upstream counted 0', (_, piece, outputTokens) => {
    const counted = { inputTokens: 9, outputTokens: 0 }
    expect(usageOfRound(counted, { ...round, said: [piece] })).toEqual({
      inputTokens: 9,
      outputTokens,
      estimated: true,
    })
  })

  it('that broke off takes what the upstream had counted', () => {
    const counted = { inputTokens: 9, outputTokens: 40, reasoningTokens: 35 }
    expect(usageOfBrokenRound(counted, { ...round, hiddenTokens: 900 })).toEqual(counted)
  })

  it('that broke off never takes less than what had come', () => {
    expect(usageOfBrokenRound({ inputTokens: 9, outputTokens: 3 }, round)).toEqual({
      inputTokens: 9,
      outputTokens: 5,
      estimated: true,
    })
  })

  it('that broke off takes thoughts that nobody saw or counted', () => {
    const silent = { ...round, said: [], hiddenTokens: 900 }
    expect(usageOfBrokenRound({ inputTokens: 9 }, silent)).toEqual({
      inputTokens: 9,
      outputTokens: 900,
      estimated: true,
    })
  })
})
