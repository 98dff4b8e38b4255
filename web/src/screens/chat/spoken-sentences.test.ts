import { describe, expect, test } from 'vitest'
import { nextSentences } from './spoken-sentences.ts'

/** What is said in all when the text arrives in pieces of `size`. */
function said(text: string, size: number): string[] {
  const says: string[] = []
  let from = 0
  for (let end = size; end < text.length + size; end += size) {
    const { say, next } = nextSentences(text.slice(0, end), from, end >= text.length)
    from = next
    if (say) says.push(say)
  }
  return says
}

describe('an answer that grows', () => {
  test('is said sentence by sentence', () => {
    expect(said('It rains. Take a coat. Bye', 1)).toEqual(['It rains.', 'Take a coat.', 'Bye'])
  })

  test('is said in Chinese sentences too', () => {
    expect(said('下雨了。带上外套！好', 1)).toEqual(['下雨了。', '带上外套！', '好'])
  })

  test('does not stop at the point of a number', () => {
    expect(said('Pi is 3.14159 or so. Yes.', 1)).toEqual(['Pi is 3.14159 or so.', 'Yes.'])
  })

  test('says the same words whatever the pieces', () => {
    const text =
      '## Plan\n\nFirst, **boil** water. Then [wait](https://example.org).\n\n- one\n- two\n'
    for (const size of [1, 3, 7, 200]) {
      expect(said(text, size).join(' ')).toBe('Plan First, boil water. Then wait. - one - two')
    }
  })

  test('leaves code out, also when a piece ends inside it', () => {
    const text = 'Run this.\n```sh\nrm -rf build. now\n```\nDone.'
    for (const size of [1, 5, 200]) {
      expect(said(text, size).join(' ')).toBe('Run this. Done.')
    }
  })

  test('says nothing twice', () => {
    const { next } = nextSentences('One. Two', 0, false)
    expect(nextSentences('One. Two', next, false).say).toBe('')
  })
})
