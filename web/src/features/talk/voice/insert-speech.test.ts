import { describe, expect, it } from 'vitest'
import { insertSpeech } from './insert-speech.ts'

describe('what was said', () => {
  it.each([
    ['', 0, 'Hello.', 'Hello.|'],
    ['Dear all,', 9, ' we meet ', 'Dear all, we meet|'],
    ['Dear , yours', 5, 'Ada', 'Dear Ada|, yours'],
    ['one three', 4, 'two', 'one two| three'],
    ['你好', 1, '们', '你们|好'],
    ['short', 99, 'more', 'short more|'],
  ])('goes into "%s" at %i', (text, caret, heard, wanted) => {
    const put = insertSpeech(text, caret, heard)
    expect(`${put.text.slice(0, put.caret)}|${put.text.slice(put.caret)}`).toBe(wanted)
  })
})
