import { expect, it } from 'vitest'
import { readWords } from './read-words.ts'

it.each([
  ['one', ['one']],
  [' one , two\nthree\r\n\n', ['one', 'two', 'three']],
  ['违禁，赌博、诈骗；one;one', ['违禁', '赌博', '诈骗', 'one']],
  ['two words', ['two words']],
  [' , \n', []],
])('%j holds the words %j', (text, words) => {
  expect(readWords(text)).toEqual(words)
})
