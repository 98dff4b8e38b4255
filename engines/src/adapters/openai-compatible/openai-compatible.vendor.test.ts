// What a connection can do is what its vendor can, wherever that lives.
import { expect, it } from 'vitest'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { openAiCompatible } from './index.ts'

const open = (baseUrl: string, vendor?: string | null) =>
  openAiCompatible.create({ baseUrl, apiKey: 'k' }, vendor)

const canDo = (baseUrl: string, vendor?: string | null) => {
  const { speech, transcription, embedding } = open(baseUrl, vendor)
  return { speaks: !!speech, writesDown: !!transcription, embeds: !!embedding }
}

it.each([
  ['a vLLM of the network', 'http://gpu.lan:9000/v1', 'vllm', [false, false, true]],
  ['an Ollama on another port', 'http://127.0.0.1:8080/v1', 'ollama', [false, false, true]],
  ['DeepSeek behind a mirror', 'https://mirror.example/v1', 'deepseek', [false, false, false]],
  ['Groq behind a mirror', 'https://mirror.example/v1', 'groq', [false, true, false]],
  ['anybody', 'http://127.0.0.1:8000/v1', null, [true, true, true]],
  ['who is at the address of one', 'http://127.0.0.1:8000/v1', undefined, [false, false, true]],
] as const)(
  '%s has the calls of its vendor',
  (_, baseUrl, vendor, [speaks, writesDown, embeds]) => {
    expect(canDo(baseUrl, vendor)).toEqual({ speaks, writesDown, embeds })
  },
)

it.each([
  ['vllm', 0],
  ['deepseek', 0],
  [null, 1],
] as const)('pictures are offered by who draws them: %s', async (vendor, count) => {
  const body = JSON.stringify({ object: 'list', data: [{ id: 'gpt-image-1' }] })
  const { image } = open('https://mirror.example/v1', vendor)
  expect(await image?.listModels(createReplyingIo({ body }))).toHaveLength(count)
})

it('a mirror of a vendor tells what is left in the vendor’s way', async () => {
  const body = JSON.stringify({ balance_infos: [{ currency: 'CNY', total_balance: '12.5' }] })
  const io = createReplyingIo({ body })
  const { balance } = open('https://mirror.example/v1', 'deepseek')
  expect(await balance?.readBalance(io)).toEqual([{ amount: 12.5, currency: 'CNY' }])
})

it('nobody is asked what is left at a server of one’s own', async () => {
  const io = createReplyingIo({ body: JSON.stringify({ hard_limit_usd: 5, total_usage: 0 }) })
  expect(await open('http://gpu.lan:9000/v1', 'vllm').balance?.readBalance(io)).toBeNull()
  const other = open('http://gpu.lan:9000/v1', null).balance
  expect(await other?.readBalance(io)).toEqual([{ amount: 5, currency: 'USD' }])
})
