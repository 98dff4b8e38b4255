import { describe, expect, it } from 'vitest'
import { inLanguage, wordsToChinese, wordsToEnglish } from './word-list.ts'

describe('the word list', () => {
  it.each([
    ['红色的猫', 'red cat'],
    ['一只可爱的小猫坐在窗户旁边', 'a cute cat sitting in window beside'],
    ['雪山，日落，油画', 'snow mountain, sunset, oil painting'],
    ['賽博龐克城市，霓虹燈', 'cyberpunk city, neon light'],
    ['一只猫头鹰', 'an owl'],
    ['中国的山', '中国 mountain'],
    ['猫 --ar 16:9 --no 狗', 'cat --ar 16:9 --no 狗'],
    ['a cat, already English', 'a cat, already English'],
    ['', ''],
  ])('makes English of %s', (chinese, english) => {
    expect(wordsToEnglish(chinese)).toBe(english)
  })

  it.each([
    ['A red cat, oil painting', 'zh-CN', '红色猫，油画'],
    ['a red cat, pixel art', 'zh-TW', '紅色貓，像素畫'],
    ['two dogs in the snow mountain', 'zh-CN', 'two 狗在雪山'],
    ['Zaphod and the foxes', 'zh-TW', 'Zaphod 和狐狸'],
    ['sea of flowers --v 7', 'zh-TW', '花海 --v 7'],
  ] as const)('makes Chinese of %s for %s', (english, locale, chinese) => {
    expect(wordsToChinese(english, locale)).toBe(chinese)
  })

  it('has phrases of our own in each language', () => {
    expect(inLanguage('golden hour', 'en-US')).toBe('golden hour')
    expect(inLanguage('golden hour', 'zh-CN')).toBe('黄金时刻')
    expect(inLanguage('golden hour', 'zh-TW')).toBe('黃金時刻')
  })
})
