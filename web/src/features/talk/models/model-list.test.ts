import type { ChatModel } from '@atelier/contract/features/talk/models'
import { describe, expect, test } from 'vitest'
import { modelInUse, modelSections, namedModel, ordinaryModelId } from './model-list.ts'

const model = (id: number, name: string, provider: string, isDefault = false): ChatModel => ({
  id,
  own: false,
  name,
  provider,
  isDefault,
  engine: 'openai-compatible',
  description: '',
  builtin: false,
  abilities: { vision: false, tools: false, reasoning: false, contextTokens: 8000 },
  price: { perCall: 0, inputPer1k: 0, cachedPer1k: 0, outputPer1k: 0 },
  purse: 'credits',
  vipOnly: false,
  waitsForPrice: false,
  custom: null,
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
  test('keep one’s own apart from the site’s of the same provider', () => {
    const own = { ...model(10, 'Own GPT 5', 'OpenAI'), own: true }
    expect(
      modelSections([own, ...models], 'openai').map((each) => [each.own, each.models.length]),
    ).toEqual([
      [true, 1],
      [false, 1],
    ])
  })
  test('keep what holds every word, in the name or the provider', () => {
    expect(shape('qwen turbo')).toEqual([['Qwen', [11]]])
    expect(shape('openai')).toEqual([['OpenAI', [10]]])
    expect(shape('nothing')).toEqual([])
  })
})

describe('the model in use', () => {
  const own = [{ ...model(10, 'Own GPT 5', 'OpenAI'), own: true }]
  const inUse = (site: number, ownId = 0, known: typeof own | undefined = own) =>
    modelInUse({ site: models, own: known }, { site, own: ownId })

  test('is the one that was chosen', () => expect(inUse(10)?.name).toBe('GPT 5'))
  test('is the ordinary one for number 3', () => expect(inUse(ordinaryModelId)?.id).toBe(12))
  test('is the ordinary one when the chosen one is gone', () => expect(inUse(99)?.id).toBe(12))
  test('is none where there is none', () => {
    expect(modelInUse({ site: [], own: [] }, { site: 10, own: 0 })).toBeUndefined()
  })
  test('is the chosen one of one’s own, whatever the site’s is', () => {
    expect(inUse(12, 10)?.name).toBe('Own GPT 5')
  })
  test('is the site’s again when that of one’s own is gone', () => {
    expect(inUse(11, 77)?.id).toBe(11)
    expect(inUse(11, 10, [])?.id).toBe(11)
  })
  test('is not known before one’s own models are', () => {
    expect(modelInUse({ site: models, own: undefined }, { site: 11, own: 10 })).toBeUndefined()
    expect(modelInUse({ site: models, own: undefined }, { site: 11, own: 0 })?.id).toBe(11)
  })
})

describe('a question names its model', () => {
  test('by the number of the list that it is in', () => {
    expect(namedModel(model(10, 'GPT 5', 'OpenAI'), 0)).toEqual({ gptModelId: 10 })
    expect(namedModel({ ...model(10, 'GPT 5', 'OpenAI'), own: true }, 10)).toEqual({
      gptModelUserId: 10,
    })
  })
  test('by what was chosen when that is not known yet, else as the ordinary one', () => {
    expect(namedModel(undefined, 10)).toEqual({ gptModelUserId: 10 })
    expect(namedModel(undefined, 0)).toEqual({ gptModelId: ordinaryModelId })
  })
})
