// Held against a server of others that speaks the protocols of OpenAI, Anthropic and Gemini as its makers read them.
import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChatTool, ChatTurn } from '../kinds/chat.ts'
import { ask } from '../testing/ask.ts'
import { createTestIo, type TestIo } from '../testing/test-io.ts'
import { said, user } from '../testing/upstream-harness.ts'
import { anthropic } from './anthropic/index.ts'
import { gemini } from './gemini/index.ts'
import { openAiCompatible } from './openai-compatible/index.ts'

let upstream: LLMock
let io: TestIo

beforeAll(async () => {
  upstream = await LLMock.create({ port: 0, logLevel: 'silent' })
  io = createTestIo()
})
afterEach(() => {
  upstream.reset()
})
afterAll(async () => {
  await io.close()
  await upstream.stop()
})

const weather: ChatTool = {
  name: 'weather',
  description: 'Tells the weather of a place.',
  input: { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] },
}

describe.each([
  { name: 'OpenAI', adapter: openAiCompatible, path: '/v1', model: 'gpt-4o' },
  { name: 'Anthropic', adapter: anthropic, path: '', model: 'claude-sonnet-4-5' },
  { name: 'Gemini', adapter: gemini, path: '', model: 'gemini-2.5-flash' },
])('chat by the protocol of $name', ({ adapter, path, model }) => {
  const open = () => {
    const { chat } = adapter.create({ baseUrl: `${upstream.url}${path}`, apiKey: 'k' })
    if (!chat) throw new Error('It cannot chat.')
    return chat
  }
  const asks = (turns: ChatTurn[], tools: ChatTool[] = []) =>
    ask(open(), io, { model, turns, tools })

  it('gives the answer, whole and in order', async () => {
    const content = 'It rains in Zürich, 雨が降る. '.repeat(40)
    upstream.onMessage('Weather?', { content })
    const { text, outcome } = await asks([user('Weather?')])
    expect(text).toBe(content)
    expect(outcome?.reason).toBe('done')
  })

  it('counts what the upstream says was used', async () => {
    const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
    const counted = { input_tokens: 11, output_tokens: 7 }
    const meta = { promptTokenCount: 11, candidatesTokenCount: 7 }
    upstream.onMessage('Count', { content: 'One.', usage: { ...usage, ...counted, ...meta } })
    const { outcome } = await asks([user('Count')])
    expect(outcome?.usage).toMatchObject({ inputTokens: 11, outputTokens: 7 })
  })

  it('keeps what the model thought apart', async () => {
    upstream.onMessage('Think', { content: 'Forty-two.', reasoning: 'Six times seven.' })
    const { text, reasoning } = await ask(open(), io, {
      model,
      turns: [user('Think')],
      reasoning: 'high',
    })
    expect([text, reasoning]).toEqual(['Forty-two.', 'Six times seven.'])
  })

  it('calls tools at once, and goes on with their results', async () => {
    const place = (name: string) => ({
      name: 'weather',
      arguments: JSON.stringify({ place: name }),
    })
    upstream.on({ userMessage: 'Both?', hasToolResult: true }, { content: 'Rain, then sun.' })
    upstream.on(
      { userMessage: 'Both?', hasToolResult: false },
      { toolCalls: [place('Bern'), place('Rome')] },
    )
    const first = await asks([user('Both?')], [weather])
    expect(first.calls.map(({ name, input }) => [name, JSON.parse(input)])).toEqual([
      ['weather', { place: 'Bern' }],
      ['weather', { place: 'Rome' }],
    ])
    expect(first.outcome?.reason).toBe('tools')
    const results = first.calls.map(({ callId, name }) => ({
      type: 'tool-result' as const,
      callId,
      name,
      output: 'rain',
    }))
    const turn: ChatTurn = { role: 'assistant', parts: [...first.calls, ...results] }
    const second = await asks([user('Both?'), turn], [weather])
    expect(second.failure).toBeUndefined()
    expect(second.text).toBe('Rain, then sun.')
  })

  it('says when the answer was cut by its length', async () => {
    upstream.onMessage('Long', { content: 'And so', finishReason: 'length' })
    expect((await asks([user('Long')])).outcome?.reason).toBe('length')
  })

  it('tells an overloaded upstream, a wrong key and an unknown model apart', async () => {
    upstream.onMessage('Hello', { content: 'Hi.' })
    const failures = []
    for (const [status, message] of [
      [429, 'Rate limit reached'],
      [401, 'Invalid API key'],
      [404, 'The model does not exist'],
      [529, 'Overloaded'],
      [500, 'Something broke'],
    ] as const) {
      // Each with the type server_error, whatever the status.
      upstream.nextRequestError(status, { message })
      const { failure } = await asks([user('Hello')])
      failures.push(failure?.kind)
    }
    expect(failures).toEqual(['rate', 'auth', 'unknown_model', 'overloaded', 'broken'])
    expect((await asks([user('Hello'), said('Hi.'), user('Hello')])).text).toBe('Hi.')
  })

  it('fails where the connection breaks off in the middle, with what had come', async () => {
    const content = 'word '.repeat(400)
    upstream.onMessage('Break', { content }, { chunkSize: 5, truncateAfterChunks: 3 })
    const { text, failure } = await asks([user('Break')])
    expect(failure).toBeDefined()
    expect(content.startsWith(text) && text !== content).toBe(true)
  })
})

describe('what else OpenAI offers', () => {
  const open = () => openAiCompatible.create({ baseUrl: `${upstream.url}/v1`, apiKey: 'k' })

  it('turns texts into vectors, each in its place', async () => {
    const request = { model: 'text-embedding-3-small', purpose: 'query' as const }
    const one = await open().embedding?.embed({ ...request, texts: ['a', 'b'] }, io)
    const other = await open().embedding?.embed({ ...request, texts: ['b', 'a'] }, io)
    expect(one?.vectors).toHaveLength(2)
    expect(one?.vectors).toEqual(other?.vectors.toReversed())
  })

  it('judges words', async () => {
    upstream.onModerate(/fight/, { flagged: true, categories: { violence: true } })
    const request = { model: 'omni-moderation-latest', texts: ['a fight'] }
    expect(await open().moderation?.judge(request, io)).toEqual([
      { refuses: true, categories: ['violence'] },
    ])
  })

  it('reads aloud and writes down', async () => {
    upstream.onSpeech('Good morning', { audio: Buffer.from('RIFF sound').toString('base64') })
    upstream.onTranscription({ transcription: { text: 'Good morning' } })
    const { speech, transcription } = open()
    const spoken = await speech?.speak(
      { model: 'tts-1', voice: 'alloy', text: 'Good morning', speed: 1 },
      io,
    )
    expect(Buffer.from(spoken?.bytes ?? []).toString()).toBe('RIFF sound')
    const recording = { bytes: new Uint8Array(800), mime: 'audio/wav' }
    const heard = await transcription?.transcribe(
      { model: 'whisper-1', recording, language: 'en' },
      io,
    )
    expect(heard?.text).toBe('Good morning')
  })
})
