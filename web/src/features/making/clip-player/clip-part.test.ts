import { expect, test } from 'vitest'
import { frameFileName, partFileName } from './clip-file-name.ts'
import { atPartEnd, entryOf, wholePart, withEnd, withStart } from './clip-part.ts'

const part = { startS: 2, endS: 5 }

test.each([
  [3, 3],
  [-1, 0],
  [9, 4.9],
])('a beginning that is moved to %d stands at %d', (toS, startS) => {
  expect(withStart(part, toS)).toEqual({ startS, endS: 5 })
})

test.each([
  [3, 3],
  [1, 2.1],
  [20, 8],
])('an end that is moved to %d stands at %d', (toS, endS) => {
  expect(withEnd(part, toS, 8)).toEqual({ startS: 2, endS })
})

test('a clip that is shorter than any part is its own part', () => {
  expect(withEnd(wholePart(0.05), 0, 0.05)).toEqual({ startS: 0, endS: 0.05 })
  expect(withStart(wholePart(0.05), 0.04)).toEqual({ startS: 0, endS: 0.05 })
})

test.each([
  [0, 2],
  [2, undefined],
  [4, undefined],
  [5, 2],
  [7, 2],
])('what is played from %d begins at %s', (atS, startS) => {
  expect(entryOf(part, atS)).toBe(startS)
  expect(entryOf(undefined, atS)).toBeUndefined()
})

test('a part ends, or begins again, where its end is', () => {
  expect(atPartEnd(part, 4.99, false)).toBeUndefined()
  expect(atPartEnd(part, 5, false)).toBe('end')
  expect(atPartEnd(part, 5.1, true)).toBe('again')
  expect(atPartEnd(undefined, 99, true)).toBeUndefined()
})

test('files are named after the clip and the place in it', () => {
  expect(frameFileName('a lake.mp4', 65.239)).toBe('a lake 1-05.24.png')
  expect(partFileName('a lake.webm', { startS: 0, endS: 2.5 }, '.mp4')).toBe(
    'a lake 0-00.00 to 0-02.50.mp4',
  )
})
