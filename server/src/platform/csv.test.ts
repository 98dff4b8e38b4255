import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8 and ends each row with a line break', () => {
    expect(
      toCsv([
        ['Code', 'Name'],
        [1, null],
      ]),
    ).toBe('\ufeffCode,Name\r\n1,\r\n')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
    ['春节', '春节'],
  ])('writes %j as %j', (text, written) => {
    expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`)
  })
})
