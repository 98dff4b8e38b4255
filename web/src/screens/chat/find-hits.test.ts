import { describe, expect, test } from 'vitest'
import { findHits, foldText, hitNear, hitOffsets, readableText } from './find-hits.ts'

const messages = [
  { id: 1, text: 'Tea and **tea**' },
  { id: 2, text: 'Coffee' },
  { id: 3, text: '喝茶，TEA' },
]

describe('finding', () => {
  test('counts every place, in reading order, in any case', () => {
    expect(findHits(messages, 'tea')).toEqual([
      { entryId: 1, nth: 0 },
      { entryId: 1, nth: 1 },
      { entryId: 3, nth: 0 },
    ])
  })
  test('finds Chinese words', () => expect(findHits(messages, '茶')).toHaveLength(1))
  test('finds nothing for nothing', () => expect(findHits(messages, '  ')).toEqual([]))
  test('does not count overlaps', () => expect(hitOffsets('aaaa', 'aa')).toEqual([0, 2]))
  test('starts at the message in view, or from the top', () => {
    const hits = findHits(messages, 'tea')
    expect(hitNear(hits, (id) => id >= 2)).toBe(2)
    expect(hitNear(hits, () => false)).toBe(0)
  })
})

test('folding keeps every offset, also where lower case is longer', () => {
  expect(foldText('İstanbul A')).toHaveLength('İstanbul A'.length)
  expect(foldText('İstanbul A').endsWith(' a')).toBe(true)
})

describe('what is read', () => {
  const cases: [string, string][] = [
    ['**bold** and *thin*', 'bold and thin'],
    ['## Title', 'Title'],
    ['see [the page](https://example.org/x)', 'see the page'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`code`', 'code'],
    ['> said', 'said'],
  ]
  for (const [markdown, text] of cases) {
    test(markdown, () => expect(readableText(markdown)).toBe(text))
  }
  test('fences go, code stays', () =>
    expect(readableText('```js\nlet a\n```').trim()).toBe('let a'))
})
