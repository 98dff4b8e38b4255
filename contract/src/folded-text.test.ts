import { describe, expect, it } from 'vitest'
import { findWords, foldText } from './folded-text.ts'

describe('a folded text', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ＣＡＦＥ　１２', 'cafe 12'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['ёлка', 'елка'],
    ['İstanbul', 'istanbul'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
    ['がぎ', 'がぎ'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
    ['👍🏽', '👍'],
    ['❤️', '❤'],
    ['Donau\u00ADdampf', 'donaudampf'],
  ])('of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('words in a text', () => {
  const found = (text: string, sought: string) =>
    findWords(text, sought).map(({ from, to }) => text.slice(from, to))

  it.each([
    ['Un café noir', 'cafe', ['café']],
    ['Un cafe noir', 'CAFÉ', ['cafe']],
    ['Un cafe\u0301!', 'café', ['cafe\u0301']],
    ['Die Straße hier', 'strasse', ['Straße']],
    ['well 👍🏽 done 👍', '👍', ['👍🏽', '👍']],
    ['In C++ and C', 'c++', ['C++']],
    ['Donaudampfschifffahrt', 'schiff', ['schiff']],
    ['getUserName', 'user', ['User']],
    ['ＡＢＣ', 'abc', ['ＡＢＣ']],
    ['去里昂的火车', '里昂 火车', ['里昂', '火车']],
    ['里昂的快车和火车', '里昂火车', ['里昂', '火车']],
    ['nothing', 'x y', []],
  ])('%s holds %s as %j', (text, sought, pieces) => {
    expect(found(text, sought)).toEqual(pieces)
  })
})
