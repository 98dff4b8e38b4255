import { describe, expect, it } from 'vitest'
import { createThinkTagReader } from './think-tag.ts'

function read(pieces: readonly string[]) {
  const given = { text: '', reasoning: '' }
  const reader = createThinkTagReader({
    text: (text) => {
      given.text += text
    },
    reasoning: (text) => {
      given.reasoning += text
    },
  })
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return given
}

describe('think tags', () => {
  it.each([
    ['<think>a b</think>\n\nc', { reasoning: 'a b', text: 'c' }],
    ['\n <think>\na</think>c', { reasoning: '\na', text: 'c' }],
    ['<think></think>c', { reasoning: '', text: 'c' }],
    ['<think>never closed </thin', { reasoning: 'never closed </thin', text: '' }],
    ['plain <think>a</think>', { reasoning: '', text: 'plain <think>a</think>' }],
    ['<thin ice', { reasoning: '', text: '<thin ice' }],
    ['<thi', { reasoning: '', text: '<thi' }],
    ['  two spaces', { reasoning: '', text: '  two spaces' }],
    [
      '<think>a < b </ think></think> x <think>y</think>',
      { reasoning: 'a < b </ think>', text: 'x <think>y</think>' },
    ],
  ])('are read out of %j however it is cut', (text, expected) => {
    expect(read([text])).toEqual(expected)
    expect(read([...text])).toEqual(expected)
    for (let at = 1; at < text.length; at++)
      expect(read([text.slice(0, at), text.slice(at)])).toEqual(expected)
  })
})
