import { describe, expect, it } from 'vitest'
import { canChat, guessAbilities, mergeAbilities } from './model-abilities.ts'

const letters = (name: string) => {
  const { vision, tools, reasoning } = guessAbilities(name)
  return `${vision ? 'v' : ''}${tools ? 't' : ''}${reasoning ? 'r' : ''}`
}

describe('abilities by name', () => {
  it.each([
    ['gpt-4o-mini', 'vt'],
    ['gpt-5.6-luna', 'vtr'],
    ['openai/gpt-oss-120b', 'tr'],
    ['o3-mini', 'tr'],
    ['claude-3-5-haiku-latest', 'vt'],
    ['anthropic/claude-opus-5-5', 'vtr'],
    ['gemini-2.5-pro', 'vtr'],
    ['deepseek-chat', 't'],
    ['deepseek-reasoner', 'tr'],
    ['deepseek-r1:14b', 'r'],
    ['Qwen/Qwen3-8B', 'tr'],
    ['qwen3-vl-plus', 'vt'],
    ['glm-4.5v', 'vtr'],
    ['kimi-k2.6', 'vtr'],
    ['grok-4-fast-non-reasoning', 'vt'],
    ['llama3.2-vision:11b', 'v'],
    ['llama-3.3-70b-versatile', 't'],
    ['something-of-nobody', ''],
    ['something-thinking', 'r'],
  ])('of %s are %s', (name, expected) => {
    expect(letters(name)).toBe(expected)
  })

  it('reads the context from the name where it stands there', () => {
    expect(guessAbilities('moonshot-v1-32k').contextTokens).toBe(32_768)
    expect(guessAbilities('nobody').contextTokens).toBeUndefined()
  })

  it('believes the upstream before the name', () => {
    const merged = mergeAbilities('gpt-4o', {
      vision: false,
      contextTokens: 5000,
      tools: undefined,
    })
    expect(merged).toEqual({ vision: false, tools: true, reasoning: false, contextTokens: 5000 })
  })

  it.each([
    'text-embedding-3-small',
    'whisper-large-v3',
    'gpt-4o-mini-tts',
    'dall-e-3',
    'gemini-2.5-flash-image',
    'BAAI/bge-m3',
    'nomic-embed-text:latest',
    'qwen3-reranker-8b',
  ])('%s does not chat', (name) => {
    expect(canChat(name)).toBe(false)
  })
})
