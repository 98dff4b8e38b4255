import { foldEvents } from '@atelier/contract/fold-events'
import { describe, expect, it } from 'vitest'
import { createAnswerWriter } from './answer-writer.ts'
import type { ChatEmission } from './kinds/chat.ts'

type Read = { text: string; reasoning: string }

/** What people read of an answer that comes in these pieces. */
function read(pieces: readonly string[]): Read {
  const emitted: ChatEmission[] = []
  const writer = createAnswerWriter((piece) => emitted.push(piece), { now: () => new Date(0) })
  for (const piece of pieces) writer.text(piece)
  writer.end()
  const parts = foldEvents(emitted)
  const joined = (type: 'text' | 'reasoning') =>
    parts.flatMap((part) => (part.type === type ? part.text : [])).join('|')
  return { text: joined('text'), reasoning: joined('reasoning') }
}

/** The same however it is cut: whole, in single letters, in two and in three. */
function readHowever(text: string): Read {
  const whole = read([text])
  expect(read(text.split(''))).toEqual(whole)
  for (let at = 1; at < text.length; at++) {
    expect(read([text.slice(0, at), text.slice(at)])).toEqual(whole)
    for (let to = at + 1; to < Math.min(text.length, at + 12); to++)
      expect(read([text.slice(0, at), text.slice(at, to), text.slice(to)])).toEqual(whole)
  }
  return whole
}

const harmony = (channel: string, words: string, end = '<|end|>') =>
  `<|start|>assistant<|channel|>${channel}<|message|>${words}${end}`

describe('thinking is taken out of an answer', () => {
  it.each<[string, string, string]>([
    ['<think>a b</think>\n\nc', 'a b', 'c'],
    ['\n <think>\na</think>c', '\na', 'c'],
    ['<think></think>c', '', 'c'],
    ['<think>never closed </thin', 'never closed </thin', ''],
    ['<think>a < b </ think></think> x', 'a < b </ think>', 'x'],
    ['<THINK>a</Think>c', 'a', 'c'],
    ['<thinking>a</think>b</thinking>c', 'a</think>b', 'c'],
    ['<thought>a</thought>c', 'a', 'c'],
    ['<reasoning>a</reasoning>c', 'a', 'c'],
    ['<seed:think>a</seed:think>c', 'a', 'c'],
    ['[THINK]a[/THINK]c', 'a', 'c'],
    ['◁think▷a◁/think▷c', 'a', 'c'],
    ['<|START_THINKING|>a<|END_THINKING|><|START_RESPONSE|>c<|END_RESPONSE|>', 'a', 'c'],
    [
      '<|begin_of_thought|>a<|end_of_thought|>\n\n<|begin_of_solution|>c<|end_of_solution|>',
      'a',
      'c',
    ],
    ['plain <think>a</think> c', 'a', 'plain |c'],
    ['<think>a</think>b<think>c</think>d', 'a|c', 'b|d'],
    ['a\n</think>\n\nc', 'a', 'c'],
    ['a</thinking>c', 'a', 'c'],
    ['a</thought>c', 'a', 'c'],
    ['a◁/think▷c', 'a', 'c'],
    ['a[/THINK]c', 'a', 'c'],
    ['</think>\n\nc', '', 'c'],
    ['a</think>', 'a', ''],
    ['<think>a</think>b</think>c', 'a\n\nb', 'c'],
    ['Use `ls` to list.\n```js\nx\n```\n</think>c', 'Use `ls` to list.\n```js\nx\n```', 'c'],
    [`<|channel|>analysis<|message|>a<|end|>${harmony('final', 'c', '<|return|>')}`, 'a', 'c'],
    [
      `${harmony('analysis', 'a < b <| c')}${harmony('final', 'c `d`\n', '')}`,
      'a < b <| c',
      'c `d`\n',
    ],
    [
      `${harmony('analysis', 'a')}${harmony('commentary', 'I look.')}${harmony('commentary to=functions.f <|constrain|>json', '{"x":1}', '<|call|>')}`,
      'a|{"x":1}',
      'I look.',
    ],
    [`${harmony('analysis', 'a', '')}${harmony('final', 'c')}`, 'a', 'c'],
  ])('%j', (text, reasoning, words) => {
    expect(readHowever(text)).toEqual({ reasoning, text: words })
  })
})

describe('text stays text', () => {
  it.each([
    '<thin ice',
    '<thi',
    '  two spaces',
    'a < b, a <| b, [x](y), [THINKING] of it, [think] and ~~gone~~',
    'Write `<think>` and `</think>` around it.',
    'Write ``a ` <think>`` so.',
    'Two\n```html\n<think>\na\n</think>\n```\nthree',
    'Two\n~~~~\n```\n</think>\n~~~\n</think>\n~~~~\nthree',
    '1. one\n   ```xml\n   </thinking>\n   ```\n',
    '> ```\n> </think>\n> ```\n',
    '```js\n// a fence that is never closed\n</think>',
    'The tags "<think>" and “</think>” and （◁/think▷） are known.',
    'a <|end|> b <|message|> c',
    'The token <|start|> begins it.',
    `The token <|channel|> ${'goes on and on. '.repeat(40)}`,
    '```a``` and `<think>`',
  ])('%j', (text) => {
    expect(readHowever(text)).toEqual({ reasoning: '', text })
  })

  it('after a paragraph whose backtick has no partner', () => {
    expect(readHowever('The ` key.\n\n<think>a</think>c')).toEqual({
      reasoning: 'a',
      text: 'The ` key.\n\n|c',
    })
  })
})

it('goes over each letter once, whatever is written', () => {
  const emitted: ChatEmission[] = []
  const writer = createAnswerWriter((piece) => emitted.push(piece), { now: () => new Date(0) })
  const pieces = ['<', '`', '<think', '</think>', '<|', '[', '\n', ' ', '<|channel|>', '~']
  writer.text(pieces.map((piece) => piece.repeat(20_000)).join(''))
  for (const piece of pieces) for (let at = 0; at < 20_000; at++) writer.text(piece)
  writer.end()
  expect(emitted.length).toBeGreaterThan(0)
})
