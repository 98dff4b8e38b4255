import { describe, expect, it } from 'vitest'
import { wholeWords, wordsToFind, wordsToIndex, wordsToQuery, wordsValue } from './search-words.ts'

describe('the words of a text', () => {
  it.each([
    ['👍🏽 ❤️ 🇫🇷', ['👍', '❤', '🇫🇷']],
    ['C++', ['c++', 'c']],
    ['C#', ['c#', 'c']],
    ['.NET', ['.net', 'net']],
    ['Café', ['cafe', 'café']],
    ['ＡＢ', ['ab']],
    ['火车', ['火车', '火', '车']],
    ['हिन्दी', ['हिन्दी']],
    ['issue#12', ['issue', '12']],
    ['€ 5', ['€', '5']],
  ])('%s are %j', (text, words) => {
    expect(wholeWords(text)).toEqual(words)
  })

  it('hold what stands inside of them', () => {
    const inside = wordsToIndex('Donaudampfschifffahrt getUserId snake_case asp.net')
    expect(inside).toEqual(
      expect.arrayContaining(['schifffahrt', 'userid', 'id', 'case', 'snake', '.net']),
    )
    expect(wholeWords('Donaudampf')).toEqual(['donaudampf'])
  })

  it('fit the database whatever the text is', () => {
    for (const unit of ['\u0e01\u0e32', 'ж', 'a1B_'])
      for (const length of [9, 40, 120]) {
        const text = Array.from(
          { length: 100_000 },
          (_, at) => `${unit.repeat(length)}${String.fromCodePoint(0x4e00 + at)} `,
        ).join('')
        const bytes = wordsToIndex(text).reduce((sum, word) => sum + Buffer.byteLength(word), 0)
        expect(bytes).toBeLessThan(1_048_575)
      }
  })
})

describe('a query', () => {
  it.each([
    ['cat', "'cat':*"],
    ['big cat', "'big':* & 'cat':*"],
    ['a b', "'a' & 'b':*"],
    ['C++ code', "'c++' & 'code':*"],
    ['.net', "'.net':*"],
    ['café', "('cafe':* | 'café':*)"],
    ['火车 👍🏽', "'火车' & '👍'"],
    ["it's", "'it' & 's':*"],
    ['!?', undefined],
  ])('%s is %s', (text, query) => {
    expect(wordsToQuery(text)).toBe(query)
  })

  it('for any of its words knows them as they were stored before', () => {
    expect(wordsToFind('Café au')).toEqual(['cafe', 'café', 'au'])
  })
})

it('as one value, words stand apart by line feeds that none of them holds', () => {
  const ends = ['\n', '\r\n', '\u2028', '\u0085', '\v', '\0']
  const words = wordsToIndex(ends.map((end) => `C++${end}火车${end}getUser_name${end}👍`).join(' '))
  expect(wordsValue(words).split('\n')).toEqual(words)
  expect(wordsValue([])).toBe('')
})
