import { describe, expect, it } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { createChat } from './openai-compatible.chat.ts'

const chat = createChat({ baseUrl: 'https://upstream.example/v1/', apiKey: 'sk-test' })
const stream = (...chunks: unknown[]) => ({
  body: chunks
    .map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`)
    .join(''),
})
const delta = (fields: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta: fields, finish_reason: finish }],
})
const answer = (...chunks: unknown[]) => ask(chat, createReplyingIo(stream(...chunks)), {})

describe('what vendors of the dialect send', () => {
  it('pieces of content in lists, thinking among them', async () => {
    const { text, reasoning } = await answer(
      delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }] }),
      delta({ content: [{ type: 'text', text: 'So.' }] }),
      delta({}, 'stop'),
    )
    expect({ text, reasoning }).toEqual({ text: 'So.', reasoning: 'hm' })
  })

  it('reasoning under either name, once where both are sent', async () => {
    const { reasoning } = await answer(
      delta({ reasoning: 'a', reasoning_content: 'a' }),
      delta({ reasoning: 'b' }),
      delta({ reasoning_content: 'c' }),
      delta({}, 'stop'),
    )
    expect(reasoning).toBe('abc')
  })

  it('whole calls that all have the index 0, without ids, or with arguments as an object', async () => {
    const { calls, outcome } = await answer(
      delta({
        tool_calls: [{ index: 0, id: 'a', function: { name: 'one', arguments: '{"x":1}' } }],
      }),
      delta({
        tool_calls: [{ index: 0, id: 'b', function: { name: 'two', arguments: { y: 2 } } }],
      }),
      delta({ tool_calls: [{ index: 1, function: { name: 'three' } }] }, 'stop'),
    )
    expect(outcome?.reason).toBe('tools')
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ['one', '{"x":1}'],
      ['two', '{"y":2}'],
      ['three', '{}'],
    ])
    expect(new Set(calls.map(({ callId }) => callId)).size).toBe(3)
  })

  it('calls without an end, which end the answer', async () => {
    const calls = (from: number) =>
      Array.from({ length: 600 }, (_, at) => ({ index: from + at, function: { name: 'one' } }))
    const { failure, calls: made } = await answer(
      delta({ tool_calls: calls(0) }),
      delta({ tool_calls: calls(600) }),
      delta({}, 'tool_calls'),
    )
    expect(failure).toMatchObject({ kind: 'nonsense' })
    expect(made).toEqual([])
  })

  it('pings without an end, which end the answer', async () => {
    const pings = Buffer.from(`: ${'ping '.repeat(200_000)}\n`)
    const io = createReplyingIo({ body: Array.from({ length: 300 }, () => pings) })
    const { failure } = await ask(chat, io, {})
    expect(failure?.message).toBe('The upstream answered with too much.')
  })

  it('a call that the limit cut is not made', async () => {
    const { calls, outcome } = await answer(
      delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'one', arguments: '{"x":' } }] }),
      delta({}, 'length'),
    )
    expect(calls).toEqual([])
    expect(outcome?.reason).toBe('length')
  })

  it.each([
    [
      'beside the last piece',
      [{ ...delta({}, 'stop'), usage: { prompt_tokens: 3, completion_tokens: 4 } }],
    ],
    [
      'in the choice',
      [
        {
          choices: [
            { delta: {}, finish_reason: 'stop', usage: { prompt_tokens: 3, completion_tokens: 4 } },
          ],
        },
      ],
    ],
    [
      'in a field of the vendor',
      [{ ...delta({}, 'stop'), x_groq: { usage: { prompt_tokens: 3, completion_tokens: 4 } } }],
    ],
    [
      'after the end, without [DONE]',
      [delta({}, 'stop'), { choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } }],
    ],
  ])('the count of tokens %s', async (_, chunks) => {
    const { outcome } = await answer(delta({ content: 'x' }), ...chunks)
    expect(outcome?.usage).toEqual({ inputTokens: 3, outputTokens: 4 })
  })

  it('counts of cached and of reasoning tokens', async () => {
    const { outcome } = await answer(delta({}, 'stop'), {
      choices: [],
      usage: {
        prompt_tokens: 9,
        completion_tokens: 4,
        prompt_tokens_details: { cached_tokens: 5 },
        completion_tokens_details: { reasoning_tokens: 2 },
      },
    })
    expect(outcome?.usage).toEqual({
      inputTokens: 9,
      outputTokens: 4,
      cachedTokens: 5,
      reasoningTokens: 2,
    })
  })

  it('an end without a reason or [DONE] is a cut', async () => {
    expect((await answer(delta({ content: 'x' }), '[DONE]')).outcome?.reason).toBe('done')
    expect((await answer(delta({ content: 'x' }))).failure?.kind).toBe('cut')
    const half = `${stream(delta({ content: 'x' })).body}data: {"choices":[{"del`
    expect((await ask(chat, createReplyingIo({ body: half }), {})).failure?.kind).toBe('cut')
    expect((await ask(chat, createReplyingIo({ body: '' }), {})).failure?.kind).toBe('cut')
    expect((await ask(chat, createReplyingIo({ body: ': waiting\n\n' }), {})).failure?.kind).toBe(
      'cut',
    )
  })

  it.each([
    [{ error: { message: 'Overloaded', code: 502 } }, 'overloaded'],
    [{ error: 'something broke' }, 'broken'],
    [{ error: { message: 'flagged', code: 403, type: 'moderation' } }, 'refused'],
    [delta({}, 'network_error'), 'broken'],
  ])('an error within the stream: %j', async (chunk, kind) => {
    const { failure, text } = await answer(delta({ content: 'So ' }), chunk)
    expect(failure?.kind).toBe(kind)
    expect(text).toBe('So ')
  })

  it.each([
    ['{"error":{"message":"You exceeded your quota","code":"insufficient_quota"}}', 'quota'],
    ['{"detail":[{"msg":"field required"}]}', 'broken'],
    ['{"hello":1}', 'nonsense'],
    ['Welcome to my server', 'nonsense'],
    ['\n\n<html>', 'nonsense'],
  ])('a document with status 200 that is no answer: %s', async (body, kind) => {
    expect((await ask(chat, createReplyingIo({ body }), {})).failure?.kind).toBe(kind)
  })
})

describe('fields that a model refuses', () => {
  it('are left out, at once and from then on', async () => {
    const server = await startOpenAiServer()
    const io = createTestIo()
    const own = createChat({ baseUrl: server.url, apiKey: '' })
    const question = { model: 'gpt-5.6-luna', temperature: 0.2, maxOutputTokens: 50 }
    expect((await ask(own, io, question)).outcome?.reason).toBe('done')
    expect(server.requests).toHaveLength(3)
    expect(server.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 50 })
    expect(server.requests.at(-1)?.body).not.toHaveProperty('temperature')
    await ask(own, io, question)
    expect(server.requests).toHaveLength(4)
    await io.close()
    await server.close()
  })

  it('do not hide another complaint', async () => {
    const io = createReplyingIo({
      status: 400,
      body: JSON.stringify({ error: { message: 'max_tokens is too large', param: 'max_tokens' } }),
    })
    const { failure } = await ask(chat, io, { maxOutputTokens: 1e9 })
    expect(failure?.kind).toBe('invalid')
    expect(io.sent).toHaveLength(1)
  })
})

describe('a list of models', () => {
  it('is read with what each vendor adds to it', async () => {
    const rows = [
      {
        id: 'a/one',
        name: 'One',
        context_length: 1000,
        architecture: { input_modalities: ['text', 'image'] },
        supported_parameters: ['tools', 'reasoning'],
      },
      { id: 'two', max_model_len: 2000 },
      {
        id: 'three',
        capabilities: { completion_chat: true, function_calling: true, vision: false },
        max_context_length: 3000,
      },
      { id: 'four', capabilities: { completion_chat: false } },
      { id: 'five', type: 'embeddings' },
      { id: 'six', architecture: { output_modalities: ['image'] } },
      { nothing: 1 },
    ]
    const io = createReplyingIo({ body: JSON.stringify({ data: rows }) })
    expect(await chat.listModels(io)).toEqual([
      {
        name: 'a/one',
        label: 'One',
        abilities: { vision: true, tools: true, reasoning: true, contextTokens: 1000 },
      },
      { name: 'two', abilities: { contextTokens: 2000 } },
      { name: 'three', abilities: { vision: false, tools: true, contextTokens: 3000 } },
    ])
    expect(io.sent[0]).toMatchObject({
      url: 'https://upstream.example/v1/models',
      headers: { authorization: 'Bearer sk-test' },
    })
  })

  it('of which only so many are read, however long it is', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: `model-${at}` }))
    const io = createReplyingIo({ body: JSON.stringify({ data: rows }) })
    expect(await chat.listModels(io)).toHaveLength(5000)
  })
})
