import { expect, it } from 'vitest'
import { findSuggestions } from './suggestions.ts'

const all = [
  { value: 'openai/gpt-5', label: 'GPT-5' },
  { value: 'gpt-5-mini', label: 'Small one', detail: 'Chat' },
  { value: 'flux-pro', label: 'FLUX 专业版', detail: 'Pictures' },
]
const found = (typed: string) => findSuggestions(all, typed).shown.map(({ value }) => value)

it('all fit when nothing is typed', () => {
  expect(found(' ')).toEqual(['openai/gpt-5', 'gpt-5-mini', 'flux-pro'])
})

it.each([
  ['gpt mini', ['gpt-5-mini']],
  ['PICTURES', ['flux-pro']],
  ['专业', ['flux-pro']],
  ['ＦＬＵＸ', ['flux-pro']],
  ['nothing', []],
])('%j finds by name, label and detail', (typed, wanted) => {
  expect(found(typed)).toEqual(wanted)
})

it('what begins with the words stands before what only holds them', () => {
  expect(found('small')).toEqual(['gpt-5-mini'])
  expect(
    findSuggestions([{ value: 'x-pro', label: 'X' }, ...all, { value: 'pro', label: 'Y' }], 'pro')
      .shown[0],
  ).toMatchObject({ value: 'pro' })
})

it('of very many, as many as one can look through are shown, and the rest is counted', () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({
    value: `model-${n}`,
    label: `Model ${n}`,
  }))
  const { shown, left } = findSuggestions(many, 'model')
  expect(shown.length + left).toBe(1000)
  expect(shown.length).toBeLessThan(100)
})
