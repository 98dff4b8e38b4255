import { locales } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import htmlTexts from './html-texts.json' with { type: 'json' }
import { fetchTexts, type Namespace } from './namespaces.ts'

const modules = import.meta.glob<Record<string, Record<string, unknown>>>('./locales/*/*.ts', {
  eager: true,
})

const namespaces = [...new Set(Object.keys(modules).map((path) => path.split('/').at(-1) ?? ''))]

const namespaceOf = (file: string) =>
  file.replace('.ts', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const textsOf = (locale: string, file: string) =>
  modules[`./locales/${locale}/${file}`]?.[namespaceOf(file)] ?? {}

/** Every value is 1, lists of words hold one. */
const fakeValue = (_: object, name: string | symbol) =>
  name === 'words' ? ['1'] : name === 'join' ? () => '1' : 1

/** What a text says, with every value it may be given. */
const spoken = (text: unknown): string =>
  typeof text === 'function' ? String(text(new Proxy({}, { get: fakeValue }))) : String(text)

// A few of the characters that only one of the two scripts has, from words that the interface uses.
const simplifiedOnly = /[设录话语软视频网络们说这为无对删关开门见应图长东时问题页]/
const traditionalOnly = /[設錄話語軟視頻網絡們說這為無對刪關開門見應圖長東時問題頁]/

describe.each(namespaces)('the texts of %s', (file) => {
  it.each(locales)('are found by their name in %s', async (locale) => {
    const texts = await fetchTexts(locale, namespaceOf(file) as Namespace)
    expect(Object.keys(texts).length).toBeGreaterThan(0)
  })

  it.each(locales)('are all there in %s', (locale) => {
    const texts = textsOf(locale, file)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(textsOf('en-US', file)).sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(spoken(text).trim(), `${key} in ${locale}`).not.toBe('')
    }
  })

  it('are functions in every language where they are in one', () => {
    const kinds = (locale: string) =>
      Object.entries(textsOf(locale, file)).map(([key, text]) => [key, typeof text])
    expect(Object.fromEntries(kinds('zh-CN'))).toEqual(Object.fromEntries(kinds('en-US')))
    expect(Object.fromEntries(kinds('zh-TW'))).toEqual(Object.fromEntries(kinds('en-US')))
  })

  it('keep to the script of their language', () => {
    for (const text of Object.values(textsOf('zh-TW', file))) {
      expect(spoken(text)).not.toMatch(simplifiedOnly)
    }
    for (const text of Object.values(textsOf('zh-CN', file))) {
      expect(spoken(text)).not.toMatch(traditionalOnly)
    }
  })
})

describe('the words of the page as it is sent', () => {
  it.each(locales)('hint in the composer at the same as the chat does in %s', (locale) => {
    expect(htmlTexts.composerHint[locale]).toBe(textsOf(locale, 'chat.ts').placeholder)
    for (const key of [
      'conversations',
      'sectionSticky',
      'sectionToday',
      'sectionYesterday',
      'sectionWeek',
      'sectionEarlier',
      'untitled',
    ] as const)
      expect(htmlTexts[key][locale]).toBe(textsOf(locale, 'chat.ts')[key])
    expect(htmlTexts.homeHint[locale]).toBe(textsOf(locale, 'home.ts').placeholder)
  })

  it.each(locales)('say of a prompt the same as the studios do in %s', (locale) => {
    const { prompt, promptHints } = textsOf(locale, 'studio.ts')
    const { idea, ideaHint } = textsOf(locale, 'music.ts')
    const { image, video } = promptHints as Record<string, string>
    const { promptLabel, promptImage, promptVideo, ideaLabel, promptMusic } = htmlTexts
    expect([promptLabel[locale], promptImage[locale], promptVideo[locale]]).toEqual([
      prompt,
      image,
      video,
    ])
    expect([ideaLabel[locale], promptMusic[locale]]).toEqual([idea, ideaHint])
  })

  it('says what the specification has people read who are not let in', () => {
    expect(textsOf('en-US', 'common.ts').unauthorized).toBe('Unauthorized, please verify first.')
  })

  it.each(Object.entries(htmlTexts))('%s has each language', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...locales].sort())
    expect(texts['zh-TW']).not.toMatch(simplifiedOnly)
  })
})
