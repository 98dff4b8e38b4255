import { expect, test } from 'vitest'
import { clockText, fineClockText } from './clock-text.ts'
import { plainFileName } from './save-file.ts'

test.each([
  [0, '0:00', '0:00.00'],
  [5.239, '0:05', '0:05.24'],
  [59.999, '0:59', '1:00.00'],
  [727, '12:07', '12:07.00'],
  [3729.5, '1:02:09', '1:02:09.50'],
  [Number.NaN, '0:00', '0:00.00'],
  [-1, '0:00', '0:00.00'],
])('%d seconds are %s, or %s', (seconds, text, fine) => {
  expect(clockText(seconds)).toBe(text)
  expect(fineClockText(seconds)).toBe(fine)
})

test.each([
  ['夜 / 曲: "one"', '夜 曲 one'],
  ['..', 'mix'],
  [' \n ', 'mix'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('a file after %j is called %j', (text, name) => {
  expect(plainFileName(text, 'mix')).toBe(name)
})
