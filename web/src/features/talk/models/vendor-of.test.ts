import { expect, it } from 'vitest'
import { vendorOf } from './vendor-of.ts'

const of = (name: string, provider = '') => vendorOf({ name, provider, builtin: false })

it.each([
  ['gpt-4o-mini', 'openai'],
  ['o3-pro', 'openai'],
  ['Claude Sonnet 4.5', 'anthropic'],
  ['gemini-2.5-flash', 'google'],
  ['DeepSeek-R1-Distill-Qwen-32B', 'deepseek'],
  ['qwen3-max', 'qwen'],
  ['GLM-4.6', 'zhipu'],
  ['kimi-k2', 'moonshot'],
  ['Mixtral 8x7B', 'mistral'],
  ['Llama 3.3 70B', 'meta'],
  ['豆包 1.6', 'bytedance'],
])('%s is by %s', (name, vendor) => {
  expect(of(name)).toBe(vendor)
})

it('a name that says nothing leaves it to the connection', () => {
  expect(of('Fast one', 'OpenAI')).toBe('openai')
  expect(of('llama3.2:1b', 'Ollama')).toBe('meta')
  expect(of('phi4', 'Ollama')).toBe('ollama')
})

it('nothing is said of what nobody knows, and ours is ours whatever it is called', () => {
  expect(of('House model', 'Basement')).toBeNull()
  expect(vendorOf({ name: 'gpt', provider: 'OpenAI', builtin: true })).toBe('builtin')
})
