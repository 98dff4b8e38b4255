import { describe, expect, it } from 'vitest'
import { dialectOf, openAiDialect, presets, unknownDialect } from './presets.ts'

const dialectOfPreset = (id: string) => presets.find((preset) => preset.id === id)?.dialect

describe('the dialect of an address', () => {
  it.each(presets.map(({ id, baseUrl }) => [id, baseUrl]))('is known for %s', (id, baseUrl) => {
    expect(dialectOf(baseUrl)).toBe(dialectOfPreset(id))
  })

  it.each([
    ['https://api.moonshot.ai/v1', 'moonshot'],
    ['https://dashscope-intl.aliyuncs.com/compatible-mode/v1', 'qwen'],
    ['http://localhost:11434/v1', 'ollama'],
    ['https://eu.api.openai.com/v1', 'openai'],
  ])('is known for the other address %s', (baseUrl, id) => {
    expect(dialectOf(baseUrl)).toBe(dialectOfPreset(id))
  })

  it('is a plain one for everybody else', () => {
    for (const baseUrl of [
      'http://127.0.0.1:4000/v1',
      'https://api.openai.example.com/v1',
      'nonsense',
    ])
      expect(dialectOf(baseUrl)).toBe(unknownDialect)
    expect(unknownDialect).not.toBe(openAiDialect)
  })
})
