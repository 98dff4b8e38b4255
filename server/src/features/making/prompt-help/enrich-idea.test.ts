import { describe, expect, it } from 'vitest'
import { enrichIdea } from './enrich-idea.ts'
import { hasChinese } from './word-list.ts'

describe('an idea', () => {
  it('becomes a prompt with a style, light, composition and quality, and four more ways', () => {
    const { prompt, completions } = enrichIdea('a fox in the forest', 'en-US')
    expect(prompt).toMatch(/^a fox in the forest, [^,]+, [^,]+, [^,]+, [^,]+$/)
    expect(completions).toHaveLength(4)
    expect(new Set([prompt, ...completions]).size).toBe(5)
    expect(enrichIdea('a fox in the forest', 'en-US').prompt).toBe(prompt)
  })

  it.each(['zh-CN', 'zh-TW'] as const)('is answered in the words of %s alone', (locale) => {
    for (const idea of ['一只狐狸', '城市', '少女', '湖', '杯子', '看不懂的東西']) {
      const { prompt, completions } = enrichIdea(idea, locale)
      for (const each of [prompt, ...completions]) {
        expect(each.startsWith(`${idea}，`)).toBe(true)
        expect(each).not.toMatch(/[a-z]{2,}/)
      }
    }
  })

  it('in Chinese is answered in English where that is asked for', () => {
    const { prompt } = enrichIdea('红色的狐狸', 'en-US')
    expect(prompt.startsWith('red fox, ')).toBe(true)
    expect(hasChinese(prompt)).toBe(false)
  })

  it('that names its style keeps it and gets no other', () => {
    const { prompt } = enrichIdea('a fox, watercolour', 'en-US')
    expect(prompt.split(', ')).toHaveLength(5)
    expect(prompt).toMatch(/^a fox, watercolour, /)
  })
})
