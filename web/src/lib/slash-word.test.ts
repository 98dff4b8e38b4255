import { describe, expect, it } from 'vitest'
import { slashWordAt } from './slash-word.ts'

describe('a word with a slash', () => {
  it.each([
    ['/', { start: 0, end: 1, query: '' }],
    ['/poem', { start: 0, end: 5, query: 'poem' }],
    ['Write /po', { start: 6, end: 9, query: 'po' }],
    ['Line\n/po', { start: 5, end: 8, query: 'po' }],
    ['画 /诗', { start: 2, end: 4, query: '诗' }],
  ])('is found at the end of %j', (text, word) => {
    expect(slashWordAt(text, text.length)).toEqual(word)
  })

  it.each([
    '',
    'poem',
    'and/or',
    'https://',
    '//',
    '/usr/bin',
    '/poem ',
    `/${'x'.repeat(41)}`,
    `x/${'x'.repeat(40)}`,
  ])('is not at the end of %j', (text) => expect(slashWordAt(text, text.length)).toBeNull())

  it('is the one before the cursor', () => {
    expect(slashWordAt('/poem of', 3)).toEqual({ start: 0, end: 3, query: 'po' })
    expect(slashWordAt('a /po b', 7)).toBeNull()
  })
})
