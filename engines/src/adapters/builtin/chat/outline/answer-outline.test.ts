import { type Locale, locales } from '@atelier/contract/primitives'
import { outlineItems, outlineOf } from '@atelier/contract/read-outline'
import { describe, expect, it } from 'vitest'
import { openHandbookSearch } from '../../handbook/handbook-search.ts'
import { ownHandbookDir } from '../../handbook/read-handbook.ts'
import { answerOutline } from './answer-outline.ts'
import { outlineTexts } from './outline-texts.ts'

const search = await openHandbookSearch(ownHandbookDir)
const ask = (
  question: string,
  locale: Locale,
  request = { path: [], known: [] } as OutlineRequest,
) => outlineItems(outlineOf(answerOutline({ question, locale, ...request }, search)))
type OutlineRequest = { path: string[]; known: string[] }

describe('a whole map of the Guide', () => {
  it.each([
    ['Growing tomatoes on a balcony', 'en-US'],
    ['阳台种番茄', 'zh-CN'],
    ['陽台種番茄', 'zh-TW'],
  ] as const)(
    'about %s has the topic in its middle and says that its questions fit all',
    (topic, locale) => {
      const [root, ...others] = ask(topic, locale)
      expect([root?.text, others]).toEqual([topic, []])
      expect(root?.children.length).toBe(6)
      expect(root?.children.every(({ children }) => children.length > 0)).toBe(true)
      expect(root?.children.at(-1)?.text).toBe(outlineTexts[locale].label)
    },
  )

  it.each([
    ['a product launch', 'en-US', 'Audience'],
    ['新品发布', 'zh-CN', '受众'],
    ['新品發表', 'zh-TW', '受眾'],
    ['A weekend trip', 'en-US', 'To take along'],
    ['周末旅行', 'zh-CN', '要带的东西'],
    ['a wedding', 'en-US', 'Guests'],
    ['备考计划', 'zh-CN', '练习'],
  ] as const)(
    'of what many plan, %s, has the parts that such plans have',
    (topic, locale, part) => {
      const [root] = ask(topic, locale)
      expect(root?.text).toBe(topic)
      expect(root?.children.map(({ text }) => text)).toContain(part)
      expect(root?.children.at(-1)?.text).toBe(outlineTexts[locale].label)
    },
  )

  it('takes what the topic lists as its parts', () => {
    const [root] = ask('苹果、香蕉和橙子', 'zh-CN')
    const parts = root?.children.find(({ text }) => text === '组成')
    expect(parts?.children.map(({ text }) => text)).toEqual(['苹果', '香蕉', '橙子'])
  })

  it('is made of the handbook where that knows the topic, and says so', () => {
    for (const [question, locale] of [
      ['How do I connect a language model?', 'en-US'],
      ['如何连接语言模型？', 'zh-CN'],
    ] as const) {
      const [root] = ask(question, locale)
      expect(root?.children.at(-1)?.text, question).toBe(outlineTexts[locale].fromHandbook)
      expect(root?.children.length).toBeGreaterThan(1)
    }
  })

  it.each(locales)('stands in %s for words that say nothing', (locale) => {
    expect(ask('!!!', locale)).toHaveLength(1)
  })
})

describe('more below one node', () => {
  it('is bullets alone, without what stands there already', () => {
    const request = { path: ['Balcony tomatoes', 'Watering'], known: ['An example of it'] }
    const items = ask('Watering', 'en-US', request)
    expect(items[0]?.text).toContain('Watering')
    expect(items[1]?.text).toContain('Balcony tomatoes')
    expect(items.map(({ text }) => text)).not.toContain('An example of it')
    expect(items.at(-1)?.text).toBe(outlineTexts['en-US'].label)
  })
})
