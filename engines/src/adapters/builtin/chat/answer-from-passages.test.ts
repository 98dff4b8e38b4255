import { expect, test } from 'vitest'
import { answerFromPassages } from './answer-from-passages.ts'

const passages = [
  {
    number: 3,
    title: '水壶手册.md',
    place: { page: 2, headings: ['水壶', '清洁'], lines: [4, 9] as [number, number] },
    text: '每六周用柠檬酸除垢一次。',
  },
]
const answer = (question: string) =>
  answerFromPassages({ question, locale: 'en-US' }, { isFound: true, passages }) ?? ''

test.each([
  ['How often should I descale the kettle?', 'page 2 · 水壶 › 清洁 · lines 4–9 [3]'],
  ['水壶多久除垢一次？请告诉我这个', '第 2 页 · 水壶 › 清洁 · 第 4–9 行 [3]'],
  ['水壺多久除垢一次？請告訴我這個', '第 2 頁 · 水壶 › 清洁 · 第 4–9 行 [3]'],
])('says in the language of “%s” where a passage stands', (question, place) => {
  expect(answer(question)).toContain(`**水壶手册.md** · ${place}`)
})

test('quotes whole lines, and no more of a long passage than is pleasant to read', () => {
  const text = `${'one line\n'.repeat(200)}the end`
  const long = [
    { number: 1, title: 'long.txt', place: { lines: [7, 7] as [number, number] }, text },
  ]
  const instructions =
    answerFromPassages(
      { question: 'What is in it?', locale: 'en-US' },
      { isFound: false, passages: long },
    ) ?? ''
  expect(instructions).toContain('line 7 [1]')
  expect(instructions).toContain('> one line\n> one line')
  expect(instructions).not.toContain('the end')
})

test('has nothing to quote for a greeting, or where there is nothing', () => {
  expect(answer('hello')).toBe('')
  const nothing = { isFound: true, passages: [] }
  expect(answerFromPassages({ question: 'What?', locale: 'en-US' }, nothing)).toBeUndefined()
})
