import { describe, expect, it } from 'vitest'
import { formatCode, isCode, normaliseCode } from './code-rules.ts'

describe('a code', () => {
  it.each([
    ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
    ['  o123 4567 89ab cdef\n', '0123456789ABCDEF'],
    ['oil1-oIL1-0000-zzzz', '01110111' + '0000ZZZZ'],
    ['０１２３－４５６７－８９ＡＢ－ＣＤＥＦ', '0123456789ABCDEF'],
    ['0123–4567—89AB_CDEF', '0123456789ABCDEF'],
  ])('typed as %j is read as %s', (typed, read) => {
    expect(normaliseCode(typed)).toBe(read)
    expect(isCode(read)).toBe(true)
  })

  it.each(['', '0123456789ABCDE', '0123456789ABCDEF0', '0123456789ABCDEU'])(
    '%j is none',
    (text) => {
      expect(isCode(text)).toBe(false)
    },
  )

  it('is shown in groups of four, also while it is typed', () => {
    expect(formatCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF')
    expect(formatCode('01234')).toBe('0123-4')
    expect(formatCode('')).toBe('')
  })
})
