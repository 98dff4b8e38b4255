import { describe, expect, test } from 'vitest'
import { nextToRead, splitSentences } from './speech-text.ts'

const whole = (text: string) => nextToRead(text, { from: 0, over: true, code: 'Code.' }).pieces

describe('what is read of an answer', () => {
  test.each([
    ['a heading', '## What *is* it', ['What is it']],
    ['emphasis', 'It is **very** _good_ and ~~bad~~.', ['It is very good and bad.']],
    ['a name with underscores', 'Set snake_case_name here.', ['Set snake_case_name here.']],
    ['a product', 'Take 2 * 3 * 4 apples.', ['Take 2 * 3 * 4 apples.']],
    ['inline code', 'Call `run()` now.', ['Call run() now.']],
    [
      'a block of code',
      'Look:\n```js\nlet a = 1. Not this.\n```\nDone.',
      ['Look:', 'Code.', 'Done.'],
    ],
    ['a longer fence', '````md\n```\ninside\n```\n````\nAfter.', ['Code.', 'After.']],
    ['a link', 'See [the page](https://example.com/a_b).', ['See the page.']],
    ['a bare address', 'See https://example.com/a/b?c=d now.', ['See example.com now.']],
    ['a picture', '![A fox](x.png) runs.', ['A fox runs.']],
    ['a list', '- One\n- [x] Two\n1. Three', ['One', 'Two', '1. Three']],
    ['a quotation', '> > Said so.', ['Said so.']],
    ['a table', '| A | B |\n|---|:-:|\n| 1 | **2** |', ['A, B', '1, 2']],
    ['a rule', 'One.\n\n---\n\nTwo.', ['One.', 'Two.']],
    ['a formula', 'So $\\frac{a}{b} \\cdot x$ holds.', ['So a / b × x holds.']],
    ['marks alone', '***\n`` ` ``', []],
    ['Chinese', '你好！今天**天气**怎么样？很好。', ['你好！', '今天天气怎么样？', '很好。']],
    ['Chinese in quotes', '他说：“走吧。”我们走。', ['他说：“走吧。”', '我们走。']],
    ['escapes', 'A \\* star.', ['A * star.']],
    ['tags', 'A<br>B <b>C</b>.', ['A B C.']],
  ])('%s', (_, text, spoken) => expect(whole(text)).toEqual(spoken))
})

describe('an answer that grows', () => {
  const readOn = (pieces: readonly string[]) => {
    let text = ''
    let from = 0
    const said: string[] = []
    for (const [at, piece] of pieces.entries()) {
      text += piece
      const over = at === pieces.length - 1
      const step = nextToRead(text, { from, over, code: 'Code.' })
      from = step.next
      said.push(...step.pieces)
    }
    return said
  }
  test('is read sentence by sentence, each once', () => {
    expect(readOn(['One is', ' here. Two', ' comes', '. And three'])).toEqual([
      'One is here.',
      'Two comes.',
      'And three',
    ])
  })
  test('is the same however it is cut', () => {
    const text =
      '# Head\n\nOne. 二。\n\n```\ncode. here\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nEnd **it**.'
    expect(readOn([...text])).toEqual(whole(text))
  })
  test('waits for the end of a sentence', () => {
    expect(nextToRead('Half a', { from: 0, over: false, code: '' })).toEqual({
      pieces: [],
      next: 0,
    })
  })
})

test('a long sentence is said in pieces, with nothing lost', () => {
  const long = `${'word '.repeat(100)}end.`
  const pieces = splitSentences(long)
  expect(pieces.every((piece) => piece.length <= 220)).toBe(true)
  expect(pieces.join(' ')).toBe(long)
  const chinese = '好'.repeat(500)
  expect(splitSentences(chinese).join('')).toBe(chinese)
})
