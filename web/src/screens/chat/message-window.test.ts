import { describe, expect, test } from 'vitest'
import { guessHeight, rowsToDraw, startOffset, wantsEarlier } from './message-window.ts'

describe('rows to draw', () => {
  const range = { startIndex: 50, endIndex: 53, overscan: 2, count: 100 }
  test('are those in view with some around', () => {
    expect(rowsToDraw(range, [])).toEqual([48, 49, 50, 51, 52, 53, 54, 55])
  })
  test('include one that is being edited far away, in order and once', () => {
    expect(rowsToDraw(range, [3, 51])).toEqual([3, 48, 49, 50, 51, 52, 53, 54, 55])
  })
  test('never leave the list', () => {
    expect(rowsToDraw({ startIndex: 0, endIndex: 1, overscan: 5, count: 2 }, [-1, 7])).toEqual([
      0, 1,
    ])
    expect(rowsToDraw({ startIndex: 0, endIndex: 0, overscan: 5, count: 0 }, [0])).toEqual([])
  })
})

test.each([
  ['at its end', -1, 600],
  ['at its first row', 0, 0],
  ['at a row in the middle', 2, 500],
])('a list begins %s', (_, startRow, offset) => {
  expect(startOffset([300, 200, 400, 100], { startRow, viewHeight: 400 })).toBe(offset)
})

test('a list that fits into the view begins at its top', () => {
  expect(startOffset([100, 100], { startRow: -1, viewHeight: 400 })).toBe(0)
})

test('earlier messages are asked for well before the top, and only while there are any', () => {
  expect(wantsEarlier(39, true)).toBe(true)
  expect(wantsEarlier(40, true)).toBe(false)
  expect(wantsEarlier(0, false)).toBe(false)
})

test('the same number of letters is guessed higher in Chinese', () => {
  const height = (text: string) => guessHeight({ role: 'assistant', text }, 768)
  expect(height('茶'.repeat(600))).toBeGreaterThan(height('t'.repeat(600)))
})

test('a longer message is guessed higher, a folded one is not', () => {
  const text = 'word '.repeat(400)
  expect(guessHeight({ role: 'assistant', text }, 768)).toBeGreaterThan(
    guessHeight({ role: 'assistant', text: 'word' }, 768),
  )
  expect(guessHeight({ role: 'user', text: text.repeat(9) }, 768)).toBe(
    guessHeight({ role: 'user', text: text.repeat(99) }, 768),
  )
})
