import type { ChatModel } from '@atelier/contract/features/models'
import { describe, expect, test } from 'vitest'
import { modelInUse, modelSections, ordinaryModelId } from './model-list.ts'

const model = (id: number, name: string, provider: string, isDefault = false): ChatModel => ({
  id,
  name,
  provider,
  isDefault,
  engine: 'openai-compatible',
  description: '',
  builtin: false,
  abilities: { vision: false, tools: false, reasoning: false, contextTokens: 8000 },
  price: { inputPer1k: 0, outputPer1k: 0 },
})
const models = [
  model(12, 'Qwen Max', 'Qwen', true),
  model(10, 'GPT 5', 'OpenAI'),
  model(11, 'Qwen Turbo', 'Qwen'),
]

describe('sections', () => {
  const shape = (words: string) =>
    modelSections(models, words).map(({ provider, models: own }) => [
      provider,
      own.map(({ id }) => id),
    ])
  test('hold the models of a provider together, the first provider first', () => {
    expect(shape('')).toEqual([
      ['Qwen', [12, 11]],
      ['OpenAI', [10]],
    ])
  })
  test('keep what holds every word, in the name or the provider', () => {
    expect(shape('qwen turbo')).toEqual([['Qwen', [11]]])
    expect(shape('openai')).toEqual([['OpenAI', [10]]])
    expect(shape('nothing')).toEqual([])
  })
})

describe('the model in use', () => {
  test('is the one that was chosen', () => expect(modelInUse(models, 10)?.id).toBe(10))
  test('is the ordinary one for number 3', () => {
    expect(modelInUse(models, ordinaryModelId)?.id).toBe(12)
  })
  test('is the ordinary one when the chosen one is gone', () => {
    expect(modelInUse(models, 99)?.id).toBe(12)
  })
  test('is none where there is none', () => expect(modelInUse([], 10)).toBeUndefined())
})
