import { expect, it } from 'vitest'
import { usageShown } from './usage-shown.ts'

const usage = { inputTokens: 12, outputTokens: 34 }
const by = (engine: string) => ({ model: { id: 1, name: 'A model', engine }, usage })

it('tells the tokens of a model, and none of the Guide, also of answers that were counted once', () => {
  expect(usageShown(by('openai'))).toBe(usage)
  expect(usageShown(by('builtin'))).toBeNull()
  expect(usageShown({ model: null, usage })).toBe(usage)
})
