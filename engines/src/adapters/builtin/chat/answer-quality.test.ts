import type { Locale } from '@atelier/contract/primitives'
import { describe, expect, test } from 'vitest'
import type { ChatHost } from '../../../kinds/chat.ts'
import { openHandbookSearch } from '../handbook/handbook-search.ts'
import { ownHandbookDir } from '../handbook/read-handbook.ts'
import { answerQuestion } from './answer-question.ts'
import { guideTexts } from './guide-texts.ts'
import {
  englishQuestions,
  type QualityRow,
  simplifiedQuestions,
  traditionalQuestions,
  unanswerable,
} from './quality-table.ts'
import { questionLanguage } from './question-language.ts'

const search = await openHandbookSearch(ownHandbookDir)
const now = new Date('2026-03-05T15:30:00Z')
const ask = (question: string, locale: Locale, earlier: string[] = []) =>
  answerQuestion({ question, earlier, locale, now }, search)

const tables: [Locale, QualityRow[]][] = [
  ['en-US', englishQuestions],
  ['zh-CN', simplifiedQuestions],
  ['zh-TW', traditionalQuestions],
]

for (const [locale, rows] of tables)
  describe(`questions in ${locale}`, () => {
    test.each(rows)('%s is answered from the page %s', (question, slug) => {
      const { sources, markdown } = ask(question, locale)
      expect(sources[0]?.url.split('#')[0]).toBe(`/help/${slug}`)
      expect(markdown).toContain(sources[0]?.url)
    })
  })

describe('what the handbook does not answer', () => {
  const reader = (question: string): Locale =>
    /\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en-US'
  const answer = (question: string, host?: ChatHost) =>
    answerQuestion({ question, earlier: [], locale: reader(question), now, host }, search)

  test.each(unanswerable)('%s is said to take a language model, in one line', (question) => {
    const said = guideTexts[questionLanguage(question, reader(question))]
    const { sources, markdown } = answer(question)
    expect(sources).toEqual([])
    expect([said.takesModel.none, said.nothingFound.none]).toContain(markdown)
  })

  test.each(unanswerable)('%s leads to a model where there is one', (question) => {
    const said = guideTexts[questionLanguage(question, reader(question))]
    const host = { hasModels: true, connectAt: '/admin/connections' }
    expect([said.takesModel.some, said.nothingFound.some]).toContain(
      answer(question, host).markdown,
    )
  })

  test.each<[string, string]>([
    ['write a poem about the sea', 'Connect a model'],
    ['who won the world cup', 'Connect a model'],
    ['写一首关于春天的诗', '连接模型'],
    ['幫我寫一篇作文', '連接模型'],
  ])('%s leads those who may to where one is connected, and nobody else', (question, label) => {
    const link = `[${label}](/admin/connections)`
    const connectAt = '/admin/connections'
    expect(answer(question, { hasModels: false, connectAt }).markdown.split('\n\n')[1]).toBe(link)
    expect(answer(question, { hasModels: false }).markdown).not.toContain(label)
  })
})

describe('the language of an answer', () => {
  test.each<[string, Locale, Locale]>([
    ['How do I start?', 'zh-CN', 'en-US'],
    ['怎么开始', 'en-US', 'zh-CN'],
    ['怎麼開始', 'zh-CN', 'zh-TW'],
    ['刪除對話', 'en-US', 'zh-TW'],
    ['上下文', 'zh-TW', 'zh-TW'],
    ['上下文', 'en-US', 'zh-CN'],
    ['ollama', 'zh-TW', 'zh-TW'],
    ['ollama', 'en-US', 'en-US'],
    ['12 * 3', 'zh-CN', 'zh-CN'],
  ])('%s read by %s is %s', (question, reader, expected) => {
    expect(questionLanguage(question, reader)).toBe(expected)
  })

  test('a few Latin words are looked up in English when the own pages lack them', () => {
    expect(ask('stop generating', 'zh-CN').sources[0]?.url).toContain('/help/ask-and-answer')
  })
})

describe('talk', () => {
  test.each([
    'hi',
    'Hello there!',
    '你好',
    '您好！',
    '哈囉',
    'who are you?',
    '你是谁',
    '你能做什麼',
    'are you ChatGPT?',
    'help',
    '你是ChatGPT吗',
  ])('%s is told what answers, and that it is no language model', (question) => {
    const { markdown } = ask(question, 'en-US')
    expect(Object.values(guideTexts).some((said) => markdown.includes(said.introduction))).toBe(
      true,
    )
  })

  test.each(['thanks', '谢谢', '謝謝你', 'ok'])('%s is answered shortly', (question) => {
    expect(ask(question, 'zh-CN').markdown.length).toBeLessThan(120)
  })

  test.each(['', '???', '😀'])('“%s” has no words to look up', (question) => {
    expect(ask(question, 'en-US').markdown).toContain(guideTexts['en-US'].noWords)
  })
})

describe('following questions', () => {
  test('an earlier question helps a short one', () => {
    const alone = ask('and on another port?', 'en-US').sources[0]?.url
    const after = ask('and on another port?', 'en-US', ['How do I use vLLM?']).sources[0]?.url
    expect(after).toBe('/help/local-models#a-model-server-on-another-machine-or-port')
    expect(alone).toBeDefined()
  })

  test('an earlier question does not answer for one about something else', () => {
    expect(ask('who won the world cup', 'en-US', ['how do I back up my data']).sources).toEqual([])
  })

  test('asking for more gives sections that were not told yet', () => {
    const first = ask('how do I back up my data', 'en-US').sources.map((source) => source.url)
    const more = ask('more', 'en-US', ['how do I back up my data']).sources.map(
      (source) => source.url,
    )
    expect(more.length).toBeGreaterThan(0)
    expect(more.filter((url) => first.includes(url))).toEqual([])
  })
})

test('exact questions are worked out, not looked up', () => {
  expect(ask('what is 12.5% of 80?', 'en-US').markdown).toBe('12.5% × 80 = **10**')
  expect(ask('三加五乘以二等于几', 'en-US').markdown).toBe('3 + 5 × 2 = **13**')
  expect(ask('2000-01-01是星期几', 'zh-CN').markdown).toContain('星期六')
  expect(ask('3斤是多少克', 'zh-CN').markdown).toContain('**1,500 克**')
})

test('quoted sections keep their code blocks whole', () => {
  for (const [locale, rows] of tables)
    for (const [question] of rows) {
      const { markdown } = ask(question, locale)
      expect((markdown.match(/^`{3,}/gm)?.length ?? 0) % 2, question).toBe(0)
    }
})
