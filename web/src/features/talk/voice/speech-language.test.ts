import { describe, expect, test } from 'vitest'
import { languageOf, voiceFor } from './speech-language.ts'

describe('the language of a sentence', () => {
  test.each([
    ['你好，世界', 'en-US', 'zh-CN'],
    ['你好，世界', 'zh-TW', 'zh-TW'],
    ['用 React 写一个组件', 'en-US', 'zh-CN'],
    ['Hello world', 'zh-CN', 'en-US'],
    ['Hello world', 'en-US', 'en-US'],
    ['今日は天気がいい', 'zh-CN', 'ja-JP'],
    ['안녕하세요', 'en-US', 'ko-KR'],
    ['Привет', 'en-US', 'ru-RU'],
    ['12.5', 'zh-TW', 'zh-TW'],
  ])('%s on a page in %s', (text, shown, language) =>
    expect(languageOf(text, shown)).toBe(language),
  )
})

describe('the voice', () => {
  const voice = (lang: string, more: { default?: boolean; localService?: boolean } = {}) => ({
    lang,
    default: more.default ?? false,
    localService: more.localService ?? false,
  })
  const voices = [
    voice('en-GB', { default: true, localService: true }),
    voice('en-US'),
    voice('zh_CN'),
  ]
  test.each([
    ['en-US', 'en-US'],
    ['en-AU', 'en-GB'],
    ['zh-CN', 'zh_CN'],
    ['zh-TW', 'zh_CN'],
    ['fr-FR', undefined],
  ])('for %s is that of %s', (language, lang) =>
    expect(voiceFor(voices, language)?.lang).toBe(lang),
  )
})
