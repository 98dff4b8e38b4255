import { describe, expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Every sign is one wide. */
const wrap = (text: string, width: number, max = 4) =>
  wrapText(text, { width, max: max, widthOf: (said) => [...said].length })

describe('a text in lines', () => {
  it.each([
    ['fits as it is', 'a cat', 10, ['a cat']],
    ['breaks between words', 'a cat in the rain', 8, ['a cat in', 'the rain']],
    ['breaks a word that is too long', 'incomprehensible', 6, ['incomp', 'rehens', 'ible']],
    ['breaks Chinese without spaces', '雨中的猫在屋顶上', 4, ['雨中的猫', '在屋顶上']],
    ['is nothing where there is none', '   ', 4, []],
  ])('%s', (_, text, width, lines) => expect(wrap(text, width)).toEqual(lines))

  it('ends in an ellipsis where there is more than has room, within the width', () => {
    expect(wrap('one two three four five six', 5, 2)).toEqual(['one', 'two…'])
    expect(wrap('incomprehensible', 4, 2)).toEqual(['inco', 'mpr…'])
  })

  it('comes to its end with any width, and with a very long text', () => {
    expect(wrap('ab', 0, 2)).toHaveLength(2)
    expect(wrap('long '.repeat(5000), 9, 3)).toHaveLength(3)
  })
})
