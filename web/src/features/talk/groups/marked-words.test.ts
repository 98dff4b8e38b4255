import { expect, test } from 'vitest'
import { marked } from './marked-words.ts'

const shape = (text: string, words: string) =>
  marked(text, words).map(({ text: own, hit }) => (hit ? `[${own}]` : own))

test('each word is marked wherever it stands, in any case', () => {
  expect(shape('Green tea, TEA and 绿茶', 'tea 绿茶')).toEqual([
    'Green ',
    '[tea]',
    ', ',
    '[TEA]',
    ' and ',
    '[绿茶]',
  ])
})

test('signs are words like others', () => {
  expect(shape('a+b (c)', '+ (c)')).toEqual(['a', '[+]', 'b ', '[(c)]'])
})

test('without words, or without a hit, the text is whole', () => {
  expect(shape('tea', ' ')).toEqual(['tea'])
  expect(shape('tea', 'milk')).toEqual(['tea'])
})
