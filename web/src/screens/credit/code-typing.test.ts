import { describe, expect, it } from 'vitest'
import { caretIn, shownCode } from './code-typing.ts'

describe('the field of a code', () => {
  it.each([
    ['abcd', 'ABCD'],
    ['ABCDe', 'ABCD-E'],
    ['  abcd efgh-jkmn pqrs ', 'ABCD-EFGH-JKMN-PQRS'],
    ['oIl', '011'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(shownCode(typed)).toBe(shown)
  })

  it.each([
    ['typing at the end', 'ABCDE', 5, 6],
    ['typing in the middle', 'ABXCD-EF', 3, 3],
    ['typing before a dash', 'ABCDX-EFGH', 5, 6],
    ['deleting a dash', 'ABCDEFGH', 4, 4],
    ['at the beginning', 'ABCD-E', 0, 0],
    ['pasting over all', ' abcd-efgh-jkmn-pqrs ', 21, 19],
  ])('keeps the caret where it was: %s', (_, typed, caret, place) => {
    expect(caretIn(typed, caret)).toBe(place)
  })
})
