import { describe, expect, it } from 'vitest'
import {
  changeParam,
  emptyForm,
  type RequestForm,
  settle,
} from '../../features/making/studio/request-form.ts'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { asksForMany, batchOf, isFastOf } from './batch.ts'

const plain = buildModel(1)
const model = buildModel(1, {
  declaration: {
    ...plain.declaration,
    fields: [
      ...plain.declaration.fields,
      { name: 'speed', kind: 'choice', options: ['relax', 'fast', 'turbo'], fallback: 'fast' },
    ],
  },
  price: { draw: { perCall: 4, perImage: 0 } },
})

function asked(prompt: string, times = 1, form: RequestForm = emptyForm) {
  const settled = settle(form, [model])
  if (!settled) throw new Error('the model draws')
  return batchOf(prompt, settled, times)
}

describe('what one press makes', () => {
  it.each([
    ['a fox', 1, ['a fox'], 4],
    ['a fox', 3, ['a fox', 'a fox', 'a fox'], 12],
    ['a {red, blue} fox', 1, ['a red fox', 'a blue fox'], 8],
    ['a {red, blue} fox', 2, ['a red fox', 'a red fox', 'a blue fox', 'a blue fox'], 16],
    ['a fox --repeat 2', 1, ['a fox', 'a fox'], 8],
    ['{a fox --turbo, a hare}', 1, ['a fox', 'a hare'], 12],
    ['a fox --relax', 1, ['a fox'], 2],
  ])('is for %j, %i times, each prompt and the price of all', (prompt, times, prompts, price) => {
    const batch = asked(prompt, times)
    expect(batch).toEqual({ prompts, price, works: prompts.length, isTooMany: false })
  })

  it('takes the speed of the form where the prompt names none', () => {
    const turbo = changeParam(emptyForm, 1, 'speed', 'turbo')
    expect(asked('a fox', 1, turbo).price).toBe(8)
    expect(asked('a fox --relax', 1, turbo).price).toBe(2)
  })

  it.each([
    ['{1,2,3,4,5,6,7} {1,2,3,4,5,6}', 42],
    ['{1,2,3,4,5,6,7,8,9,10,11} x', 44, 4],
    ['a fox --repeat 40', 160, 4],
  ])('is too much for one call with %j', (prompt, works, times = 1) => {
    expect(asked(prompt, times)).toEqual({ prompts: [], works, price: works * 4, isTooMany: true })
  })

  it('is one work for tasks that are not multiplied, whatever their words', () => {
    const settled = settle(emptyForm, [model])
    if (!settled) throw new Error('the model draws')
    const shortening = { ...settled, task: 'shorten' as const, price: 1 }
    expect(batchOf('a {b, c}', shortening, 4)).toEqual({
      prompts: ['a {b, c}'],
      works: 1,
      price: 1,
      isTooMany: false,
    })
  })

  it('is asked for by the call for many when signs of variants stand in it', () => {
    expect(['a fox', 'a {b, c}', 'a \\{b', '}'].map(asksForMany)).toEqual([false, true, true, true])
  })
})

it('names a speed by its number on the wire, and leaves others to the account', () => {
  expect(['relax', 'fast', 'turbo', 'auto', undefined].map(isFastOf)).toEqual([
    { isFast: 0 },
    { isFast: 1 },
    { isFast: 2 },
    {},
    {},
  ])
})
