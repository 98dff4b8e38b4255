import { expect, it } from 'vitest'
import { countedUsage, mergeCounts, tokenCount } from './counted-usage.ts'
import { EngineError } from './errors.ts'
import { keepingUsage } from './keep-usage.ts'

it('takes whole numbers of tokens, and those that are not quite whole', () => {
  expect([0, 3, 4.2].map(tokenCount)).toEqual([0, 3, 5])
})

it.each([Number.NaN, Infinity, 1e300, -1, '12', {}, [], null, undefined])(
  'takes %j for no number of tokens',
  (nonsense) => {
    expect(tokenCount(nonsense)).toBeUndefined()
    const counts = { input: 3 }
    mergeCounts(counts, { input: nonsense })
    expect(counts).toEqual({ input: 3 })
  },
)

it('has later counts replace earlier ones, but no zero', () => {
  const counts: { input?: number; output?: number; cached?: number } = {}
  mergeCounts(counts, { input: 9, output: 0 })
  mergeCounts(counts, { input: 0, output: 4 })
  mergeCounts(counts, { output: 7, cached: 0 })
  expect(counts).toEqual({ input: 9, output: 7, cached: 0 })
})

it('is nothing where neither input nor output was counted', () => {
  const none = { inputTokens: undefined, outputTokens: undefined, totalTokens: undefined }
  expect(countedUsage({ ...none, reasoningTokens: 4, cachedTokens: 1 })).toBeNull()
  expect(
    countedUsage({ ...none, totalTokens: 4, reasoningTokens: 1, cachedTokens: undefined }),
  ).toEqual({ totalTokens: 4, reasoningTokens: 1 })
})

it('stays with what broke an answer off', async () => {
  const cut = new EngineError('cut', 'socket hang up')
  const reading = keepingUsage(Promise.reject(cut), () => ({ inputTokens: 3 }))
  await expect(reading).rejects.toBe(cut)
  expect(cut.usage).toEqual({ inputTokens: 3 })
})
