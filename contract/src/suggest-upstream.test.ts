import { expect, it } from 'vitest'
import { suggestUpstream } from './suggest-upstream.ts'

const known = [
  { id: 'openai', baseUrl: 'https://api.openai.com/v1' },
  { id: 'deepseek', baseUrl: 'https://api.deepseek.com/v1' },
  { id: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { id: 'vllm', baseUrl: 'http://127.0.0.1:8000/v1' },
  { id: 'other', baseUrl: '' },
]

it.each([
  ['https://api.deepseek.com/v1', 'other', 'deepseek'],
  ['api.deepseek.com', 'openai', 'deepseek'],
  ['https://eu.api.openai.com/v1', 'other', 'openai'],
  ['http://gpu.lan:8000/v1', 'other', 'vllm'],
  ['gpu.lan:11434', 'openai', 'ollama'],
  ['https://api.deepseek.com/v1', 'deepseek', undefined],
  ['http://gpu.lan:11434', 'vllm', undefined],
  ['https://mirror.example/v1', 'deepseek', undefined],
  ['http://gpu.lan:9000/v1', 'other', undefined],
  ['', 'other', undefined],
  ['http://', 'other', undefined],
])('%s with %s chosen suggests %s', (address, chosen, id) => {
  expect(suggestUpstream(address, chosen, known)?.id).toBe(id)
})
