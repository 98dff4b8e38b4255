import { describe, expect, it } from 'vitest'
import { asOverriddenToAnswer, overriddenDescription } from './overridden-models.ts'

describe('the operator’s words about a model', () => {
  it('come in the reader’s language, else in one that is near, else in any', () => {
    const descriptions = { 'zh-CN': '快', 'en-US': 'Quick' }
    expect(overriddenDescription({ descriptions }, 'zh-CN')).toBe('快')
    expect(overriddenDescription({ descriptions }, 'zh-TW')).toBe('快')
    expect(overriddenDescription({ descriptions }, 'en-US')).toBe('Quick')
    expect(overriddenDescription({ descriptions: { 'zh-TW': '快速' } }, 'en-US')).toBe('快速')
    expect(overriddenDescription({ description: 'Any', descriptions: {} }, 'zh-TW')).toBe('Any')
    expect(overriddenDescription({}, 'en-US')).toBeUndefined()
  })
})

it('abilities that the operator says nothing of are the upstream’s', () => {
  const abilities = { vision: false, tools: true, reasoning: false, contextTokens: 8000 }
  const model = { label: 'm', abilities, changes: { abilities: { vision: true } } }
  expect(asOverriddenToAnswer(model).abilities).toEqual({ ...abilities, vision: true })
})
