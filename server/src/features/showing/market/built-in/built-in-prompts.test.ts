import {
  firstOwnMarketId,
  marketCategories,
  marketLimits,
  promptMedia,
} from '@atelier/contract/market-terms'
import { locales } from '@atelier/contract/primitives'
import { promptBounds } from '@atelier/contract/prompt-list'
import { variablesIn } from '@atelier/contract/prompt-variables'
import { describe, expect, it } from 'vitest'
import { builtInPrompts, listBuiltIn, recipeOf } from './built-in-prompts.ts'

describe('prompts that come with the product', () => {
  it('are of every category and medium, each with a number of its own below those that people make', () => {
    for (const category of marketCategories)
      expect(listBuiltIn({ category }).length, category).toBeGreaterThan(0)
    for (const medium of promptMedia)
      expect(listBuiltIn({ medium }).length, medium).toBeGreaterThan(0)
    const ids = builtInPrompts().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBeLessThan(firstOwnMarketId)
  })

  it.each(
    builtInPrompts().map((prompt): [string, typeof prompt] => [prompt['en-US'].title, prompt]),
  )('%s is whole in every language', (_, prompt) => {
    const counts = locales.map((locale) => variablesIn(prompt[locale].content).length)
    expect(new Set(counts).size).toBe(1)
    for (const locale of locales) {
      const { title, description, content, tags } = prompt[locale]
      for (const [text, max] of [
        [title, promptBounds.titleLength],
        [description, marketLimits.description],
        [content, promptBounds.contentLength],
      ] as const) {
        expect(text.trim()).not.toBe('')
        expect(text.length).toBeLessThanOrEqual(max)
      }
      expect(tags.length).toBeGreaterThan(1)
      for (const tag of tags) expect(tag.trim()).not.toBe('')
    }
    expect(prompt['zh-TW'].content).not.toBe(prompt['zh-CN'].content)
    expect(prompt['en-US'].content).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u)
  })

  it('for pictures have a sample that is made of whole words', () => {
    for (const prompt of builtInPrompts()) {
      const recipe = recipeOf(prompt)
      expect(recipe !== null).toBe(prompt.medium === 'image')
      expect(recipe?.prompt ?? '').not.toMatch(/[{}|]/)
    }
  })

  it('are found by every word, in any language and width', () => {
    const found = (q: string) => listBuiltIn({ q }).map(({ id }) => id)
    expect(found('code review')).toEqual([23])
    expect(found('審查')).toEqual([23])
    expect(found('ＣＯＤＥ ｒｅｖｉｅｗ')).toEqual([23])
    expect(found('code 没有这样的词')).toEqual([])
  })
})
