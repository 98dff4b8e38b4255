import { expect, it } from 'vitest'
import { structuredText } from './structured-text.ts'

it.each<[string, unknown, string[]]>([
  ['as JSON', { a: 1, b: 'x' }, ['{"a":1,"b":"x"}']],
  [
    'in another order and spacing',
    { a: 1, b: { c: 2, d: 3 } },
    ['{ "b": {"d":3,"c":2},\n "a": 1 }'],
  ],
  ['in a fence', { a: 1 }, ['```json\n{"a": 1}\n```']],
  ['as the value alone', { result: 'It rains.' }, ['It rains.']],
  ['as the number alone', { result: 42 }, ['42']],
  ['as a block for each element', { result: ['one', { n: 2 }] }, ['one', '{"n": 2}']],
  ['as a list', [{ n: 1 }, { n: 2 }], ['{"n":1}', '{"n":2}']],
  ['in several blocks that are one', { a: [1, 2] }, ['{"a":', '[1,2]}']],
  ['beside other words', { a: 1 }, ['Here it is:', '{"a":1}']],
  ['with other escapes', { city: 'Zürich' }, ['{"city":"Z\\u00fcrich"}']],
  ['as nothing', {}, ['Done.']],
])('is empty where the words say the same %s', (_, structured, words) => {
  expect(structuredText(structured, words)).toBe('')
})

it.each<[string, unknown, string[], string]>([
  ['there are no words', { degrees: 21 }, [], '{"degrees":21}'],
  ['words sum it up', { degrees: 21 }, ['It is warm.'], '{"degrees":21}'],
  ['words leave some of it out', { a: 1, b: 2 }, ['{"a":1}'], '{"a":1,"b":2}'],
  ['one element differs', { result: ['one', 'two'] }, ['one', 'three'], '{"result":["one","two"]}'],
])('is the data where %s', (_, structured, words, told) => {
  expect(structuredText(structured, words)).toBe(told)
})

it('leaves out what is nested too deeply to be written down', () => {
  let deep: unknown = 1
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(structuredText({ deep }, ['a'])).toBe('')
})
