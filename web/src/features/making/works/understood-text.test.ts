import { expect, it } from 'vitest'
import { works as english } from '../../../i18n/locales/en-US/works.ts'
import { works as simplified } from '../../../i18n/locales/zh-CN/works.ts'
import { works as traditional } from '../../../i18n/locales/zh-TW/works.ts'
import { missedText, understoodText } from './understood-text.ts'

const understood = { known: ['sea', 'sunset'], unknown: ['ramen'], leftOut: ['book'] }

it.each([
  [english, 'Drew: sea, sunset · Doesn’t know: ramen · Left out: book'],
  [simplified, '画了：sea、sunset · 不认识：ramen · 未画：book'],
  [traditional, '畫了：sea、sunset · 不認識：ramen · 未畫：book'],
])('what was drawn and what was not is told (%#)', (t, text) => {
  expect(understoodText(understood, t)).toBe(text)
  expect(missedText(understood, t)).toBe(text.slice(text.indexOf(' · ') + 3))
})

it('nothing is told of a work whose maker says nothing, or knew every word', () => {
  expect(understoodText(null, english)).toBe('')
  const all = { known: ['sea'], unknown: [], leftOut: [] }
  expect(missedText(all, english)).toBe('')
  expect(understoodText(all, english)).toBe('Drew: sea')
})
