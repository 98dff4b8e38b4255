// A connection is what it was set up as, wherever it lives: the words for thinking tell whom it is taken for.
import { Readable } from 'node:stream'
import { api } from '@atelier/contract'
import { engines } from '@atelier/engines/catalog'
import { connectionsFromEnv } from '@atelier/engines/find-connections'
import type { HttpReply, HttpRequest } from '@atelier/engines/io'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { connectionAdmin } = api
/** Where the last question went. */
let asked = ''
const sent: { url: string; body: Record<string, unknown> }[] = []

/** Every address has one model, which thinks. */
async function answer({ url, body }: HttpRequest): Promise<HttpReply> {
  const reply = (text: string) => ({
    status: 200,
    headers: {},
    body: Readable.from([Buffer.from(text)]),
  })
  if (url.endsWith('/models')) return reply('{"object":"list","data":[{"id":"qwen3-32b"}]}')
  sent.push({ url, body: JSON.parse(String(body)) as Record<string, unknown> })
  const piece = { choices: [{ delta: { content: 'Hi' }, finish_reason: 'stop' }] }
  return reply(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`)
}

let test: TestApp
let owner: Credential
beforeAll(async () => {
  test = await createTestApp({ engines, engineRequest: answer })
  owner = await test.staff('owner')
})
afterAll(() => test.close())

/** Which fields ask the model of that connection to think. */
async function wordsOf(label: string): Promise<string[]> {
  const models = await test.call(api.models.listChat, {}, { as: test.guest() })
  const model = models.find(({ provider }) => provider === label)
  const before = sent.length
  await test.events(
    api.chat.process,
    { prompt: 'Hello', gptModelId: model?.id, options: { reasoning: 'low' } },
    { as: test.guest() },
  )
  // What follows asks for a title.
  const { body = {}, url = '' } = sent[before] ?? {}
  asked = url
  return Object.keys(body)
    .filter((name) => /reasoning|thinking|template/.test(name))
    .sort()
}

const set = (choice: string, label: string, baseUrl: string) =>
  test.call(
    connectionAdmin.save,
    { choice, label, settings: { baseUrl }, secrets: { apiKey: 'k' } },
    { as: owner },
  )
const shown = async (label: string) =>
  (await test.call(connectionAdmin.list, {}, { as: owner })).rows.find((row) => row.label === label)

it.each([
  ['vllm', 'http://gpu.lan:9000/v1', ['chat_template_kwargs']],
  ['llamacpp', 'http://gpu.lan:9001/v1', ['chat_template_kwargs']],
  ['ollama', 'http://127.0.0.1:8000/v1', ['reasoning_effort']],
  ['lmstudio', 'http://127.0.0.1:8080/v1', []],
  ['deepseek', 'https://mirror.example/v1', ['reasoning_effort', 'thinking']],
  ['qwen', 'https://mirror.example/qwen/v1', ['enable_thinking', 'thinking_budget']],
  ['engine:openai-compatible', 'http://127.0.0.1:8000/v1', ['reasoning_effort']],
])('that was set up as %s at %s is spoken with so', async (choice, baseUrl, words) => {
  await set(choice, `Set up as ${choice}`, baseUrl)
  expect(await wordsOf(`Set up as ${choice}`)).toEqual(words)
  expect(asked).toBe(`${baseUrl}/chat/completions`)
  expect(await shown(`Set up as ${choice}`)).toMatchObject({ choice, settings: { baseUrl } })
})

it('is another as soon as another is chosen', async () => {
  const { id } = await set('vllm', 'Changes', 'http://gpu.lan:9002/v1')
  const settings = { baseUrl: 'http://gpu.lan:9002/v1' }
  await test.call(
    connectionAdmin.save,
    { id, choice: 'deepseek', label: 'Changes', settings },
    { as: owner },
  )
  expect(await wordsOf('Changes')).toEqual(['reasoning_effort', 'thinking'])
})

it('is what its variable names when it was found in the environment', async () => {
  const found = connectionsFromEnv({
    DEEPSEEK_API_KEY: 'k',
    DEEPSEEK_BASE_URL: 'https://mirror.example/deepseek/v1',
    VLLM_BASE_URL: 'http://gpu.lan:9000/v1',
    OPENAI_BASE_URL: 'https://gateway.example/v1',
  })
  await test.services.chat.catalog.connectFound(found, 'environment')
  expect(await wordsOf('DeepSeek')).toEqual(['reasoning_effort', 'thinking'])
  expect(await wordsOf('vLLM')).toEqual(['chat_template_kwargs'])
  // OpenAI's address is set for whatever speaks as it does.
  expect(await shown('OpenAI')).toMatchObject({ choice: 'engine:openai-compatible' })
  expect(await shown('DeepSeek')).toMatchObject({ choice: 'deepseek' })
})

it('is what its address says when it was kept before anybody was asked', async () => {
  const { id } = await set('engine:openai-compatible', 'Older', 'http://127.0.0.1:8000/v1')
  await test.database.pool.query('update connections set choice = null where id = $1', [id])
  await test.call(connectionAdmin.test, { id }, { as: owner })
  expect(await wordsOf('Older')).toEqual(['chat_template_kwargs'])
  expect(await shown('Older')).toMatchObject({ choice: 'vllm' })
})
