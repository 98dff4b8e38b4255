import { locales } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import { screens } from '../../../app/screens.ts'
import { bodyOf, readDraft, textFor, writtenIn } from './entry-draft.ts'
import { menuScreens } from './menu-screens.ts'

describe('a draft', () => {
  it('has every field, whatever was stored, and sends those of its kind alone', () => {
    const draft = readDraft({ title: { 'en-US': 'New' }, content: 'odd', url: 7 })
    expect(draft).toMatchObject({ title: { 'en-US': 'New' }, content: {}, url: '', type: 1 })
    expect(bodyOf('notice', draft)).toEqual({
      title: { 'en-US': 'New' },
      content: {},
      important: false,
    })
    expect(readDraft({ important: true }).important).toBe(true)
    expect(bodyOf('jump', draft)).toEqual({ ad: '', domain: '', type: 1 })
  })

  it('reads any rule that is not for everybody as one for VIP time', () => {
    expect([1, 0, 2, undefined].map((type) => readDraft({ type }).type)).toEqual([1, 2, 2, 1])
  })
})

it('a text that is not written in a language is read in another', () => {
  expect(textFor({ 'zh-TW': '新' }, 'en-US')).toBe('新')
  expect(textFor({ 'en-US': 'New', 'zh-TW': '新' }, 'zh-TW')).toBe('新')
  expect(textFor({}, 'zh-TW')).toBe('')
  expect(writtenIn({ 'zh-TW': '新', 'en-US': '' }, locales)).toEqual(['zh-TW'])
})

it('the screens that a menu can have are those that stand in it by themselves, in their order', () => {
  expect(menuScreens.map(({ name, icon }) => [name, icon])).toEqual(
    screens.flatMap(({ menu }) => (menu ? [[menu.key, menu.icon]] : [])),
  )
})
