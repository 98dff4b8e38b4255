import { appLimits, firstOwnAppId } from '@atelier/contract/app-terms'
import { locales } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import { toolNames } from '../testing/tool-names.ts'
import { builtInApps, findBuiltIn, listBuiltIn } from './built-in-library.ts'

describe('what comes with the product', () => {
  it('is about twenty apps and twenty roles, each with a number of its own below those that people make', () => {
    expect(listBuiltIn({ kind: 'app' }).length).toBeGreaterThanOrEqual(18)
    expect(listBuiltIn({ kind: 'role' }).length).toBeGreaterThanOrEqual(18)
    const ids = builtInApps().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBeLessThan(firstOwnAppId)
  })

  it.each(builtInApps().map((app): [string, typeof app] => [app['en-US'].name, app]))(
    '%s is whole in every language',
    (_, app) => {
      for (const locale of locales) {
        const { name, description, opening, questions, systemMessage } = app[locale]
        for (const [text, max] of [
          [name, appLimits.name],
          [description, appLimits.description],
          [opening, appLimits.opening],
          [systemMessage, appLimits.systemMessage],
        ] as const) {
          expect(text.trim()).not.toBe('')
          expect(text.length).toBeLessThanOrEqual(max)
        }
        expect(questions.length).toBeGreaterThanOrEqual(3)
        expect(questions.length).toBeLessThanOrEqual(appLimits.questions)
      }
      expect(app['zh-TW'].systemMessage).not.toBe(app['zh-CN'].systemMessage)
      expect(app['en-US'].systemMessage).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u)
    },
  )

  it('shows three apps and three roles first, each with what was asked and answered in every language', () => {
    const shown = builtInApps().filter((app) => app['en-US'].sampleQuestion !== undefined)
    expect(shown.map(({ kind }) => kind)).toEqual(['app', 'app', 'app', 'role', 'role', 'role'])
    for (const app of builtInApps())
      for (const locale of locales) {
        const { sampleQuestion = '', sampleAnswer = '' } = app[locale]
        const isShown = shown.includes(app)
        expect([sampleQuestion !== '', sampleAnswer !== '']).toEqual([isShown, isShown])
        expect(sampleQuestion.length).toBeLessThanOrEqual(80)
        expect(sampleAnswer.length).toBeLessThanOrEqual(200)
      }
  })

  it('may use tools that there are, and no others', () => {
    for (const { tools = [] } of builtInApps())
      for (const name of tools) expect(toolNames).toContain(name)
  })

  it('is found by every word, in any language and width', () => {
    const found = (q: string) => listBuiltIn({ kind: 'app', q }).map(({ id }) => id)
    expect(found('copy editor')).toContain(1)
    expect(found('潤稿')).toEqual([1])
    expect(found('ＣＯＰＹ')).toContain(1)
    expect(found('copy 没有这样的词')).toEqual([])
    expect(findBuiltIn(1)?.kind).toBe('app')
  })
})
