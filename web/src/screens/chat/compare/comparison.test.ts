import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { describe, expect, test } from 'vitest'
import { chosenModels, columnsOf, comparisonAt, comparisonSearch, toggled } from './comparison.ts'
import { timesAfter } from './run-times.ts'

const model = (id: number, name: string, own = false): ChatModel => ({
  id,
  own,
  name,
  provider: 'P',
  isDefault: false,
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
const models = [model(7, 'Mine', true), model(1, 'A'), model(2, 'B'), model(3, 'C')]

const answer = (id: number, by: { id: number | null; name: string }): Entry => ({
  id,
  role: 'assistant',
  text: '',
  parts: [],
  seq: 0,
  model: { ...by, engine: 'openai-compatible' },
  state: 'done',
  usage: null,
  price: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  parentId: 5,
  versions: [],
  error: null,
})

describe('the address of a comparison', () => {
  test.each([
    { groupId: 0, promptId: 0, keys: [] },
    { groupId: 4, promptId: 0, keys: [] },
    { groupId: 4, promptId: 9, keys: ['site-3', 'own-5'] },
  ])('says %j', (place) => expect(comparisonAt(comparisonSearch(place))).toEqual(place))
  test('is none without a word of it, and is read with care', () => {
    expect(comparisonAt('?group=4')).toBeUndefined()
    expect(comparisonAt('?compare=-1&group=x&with=site-1,site-1,evil,own-')).toEqual({
      groupId: 0,
      promptId: 0,
      keys: ['site-1'],
    })
  })
})

describe('columns', () => {
  const rows = [
    answer(10, { id: 1, name: 'A' }),
    answer(11, { id: null, name: 'Mine' }),
    answer(12, { id: 1, name: 'A' }),
    answer(13, { id: 9, name: 'Gone' }),
  ]
  const shape = (keys: readonly string[]) =>
    columnsOf(keys, rows, models).map(({ key, name, entry }) => [key, name, entry?.id])
  test('have the newest answer of each model asked, in their order', () =>
    expect(shape(['site-2', 'site-1', 'own-7'])).toEqual([
      ['site-2', 'B', undefined],
      ['site-1', 'A', 12],
      ['own-7', 'Mine', 11],
    ]))
  test('are those that answered when none are named', () =>
    expect(shape([])).toEqual([
      ['site-1', 'A', 12],
      ['own-7', 'Mine', 11],
      ['site-9', 'Gone', 13],
    ]))
})

test('at most four are chosen, and each is taken out again', () => {
  const four = ['a', 'b', 'c', 'd']
  expect(toggled(four, 'e')).toEqual(four)
  expect(toggled(four, 'b')).toEqual(['a', 'c', 'd'])
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
})

test('first chosen is what was compared last, else the model in use and another', () => {
  const names = (kept: string[], inUse = models[2]) =>
    chosenModels(kept, models, inUse).map(({ name }) => name)
  expect(names(['site-3', 'site-99', 'site-1'])).toEqual(['C', 'A'])
  expect(names([])).toEqual(['B', 'Mine'])
})

test('times are those of the first word and of the end, each once', () => {
  const asked = { entryId: 1, askedAt: 100, firstWordAt: null, endedAt: null }
  const word = { type: 'text-delta' as const, seq: 2, text: 'a' }
  const end = { type: 'finish' as const, seq: 9, reason: 'done' as const, usage: null, price: 0 }
  expect(timesAfter(asked, { type: 'reasoning-delta', seq: 2, text: 'h' }, 150)).toBeUndefined()
  const spoke = timesAfter(asked, word, 200)
  expect(spoke).toMatchObject({ firstWordAt: 200 })
  expect(timesAfter(spoke, word, 300)).toBeUndefined()
  expect(timesAfter(spoke, end, 400)).toMatchObject({ firstWordAt: 200, endedAt: 400 })
  expect(timesAfter(undefined, end, 400)).toBeUndefined()
})
