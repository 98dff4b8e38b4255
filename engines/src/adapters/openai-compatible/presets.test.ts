import { describe, expect, it } from 'vitest'
import {
  dialectOf,
  guessPreset,
  openAiDialect,
  presetFor,
  presets,
  unknownDialect,
} from './presets.ts'

const dialectOfPreset = (id: string) => presets.find((preset) => preset.id === id)?.dialect

describe('whom an address seems to lead to', () => {
  it.each(presets.map(({ id, baseUrl }) => [id, baseUrl]))('is known for %s', (id, baseUrl) => {
    expect(dialectOf(guessPreset(baseUrl))).toBe(dialectOfPreset(id))
  })

  it.each([
    ['https://api.moonshot.ai/v1', 'moonshot'],
    ['https://dashscope-intl.aliyuncs.com/compatible-mode/v1', 'qwen'],
    ['http://localhost:11434/v1', 'ollama'],
    ['https://eu.api.openai.com/v1', 'openai'],
  ])('is known for the other address %s', (baseUrl, id) => {
    expect(dialectOf(guessPreset(baseUrl))).toBe(dialectOfPreset(id))
  })

  it('is a plain one for everybody else', () => {
    for (const baseUrl of [
      'http://127.0.0.1:4000/v1',
      'https://api.openai.example.com/v1',
      'nonsense',
    ])
      expect(dialectOf(guessPreset(baseUrl))).toBe(unknownDialect)
    expect(unknownDialect).not.toBe(openAiDialect)
  })
})

describe('whom a connection speaks with', () => {
  it.each([
    ['http://gpu.lan:9000/v1', 'vllm'],
    ['http://10.0.0.7:8080/v1', 'ollama'],
    ['http://127.0.0.1:8000/v1', 'lmstudio'],
    ['https://mirror.example/deepseek/v1', 'deepseek'],
    ['https://api.openai.com/v1', 'qwen'],
  ])('at %s is %s when it was set up so', (baseUrl, id) => {
    expect(presetFor(baseUrl, id)?.id).toBe(id)
  })

  it('is nobody in particular when that was chosen, whatever the address looks like', () => {
    expect(presetFor('https://api.deepseek.com/v1', null)).toBeNull()
    expect(presetFor('http://127.0.0.1:8000/v1', null)).toBeNull()
  })

  it('is told by the address where nobody said', () => {
    expect(presetFor('http://127.0.0.1:8000/v1', undefined)?.id).toBe('vllm')
    expect(presetFor('http://gpu.lan:9000/v1', undefined)).toBeNull()
    expect(presetFor('https://api.deepseek.com/v1', 'gone-since')?.id).toBe('deepseek')
  })
})
