import { expect, it } from 'vitest'
import { toldUsage } from './told-usage.ts'

it('tells what was counted, with the parts of it that were told', () => {
  expect(toldUsage({ input: 3, output: 0 })).toEqual({ inputTokens: 3, outputTokens: 0 })
  expect(toldUsage({ input: 3, output: 4.2, reasoning: 2, cached: 1 })).toEqual({
    ...{ inputTokens: 3, outputTokens: 5, reasoningTokens: 2, cachedTokens: 1 },
  })
})

it.each([Number.NaN, Infinity, 1e300, -1, '12', {}, [], null, undefined])(
  'takes %j for no number of tokens',
  (nonsense) => {
    expect(toldUsage({ input: nonsense, output: 1 })).toBeNull()
    expect(toldUsage({ input: 1, output: nonsense })).toBeNull()
    expect(toldUsage({ input: 1, output: 1, reasoning: nonsense, cached: nonsense })).toEqual({
      ...{ inputTokens: 1, outputTokens: 1 },
    })
  },
)
