import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '../../kinds/chat.ts'
import { ask, requestOf } from '../../testing/ask.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createChat } from './gemini.chat.ts'
import { toRequestBody } from './gemini.request.ts'

const stream = (...chunks: object[]) => ({
  body: chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`).join(''),
})
const chunk = (parts: object[], finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}) }],
})
const open = () => createChat({ baseUrl: 'https://upstream.example/v1beta/', apiKey: 'k' })

describe('an answer of the Gemini API', () => {
  it.each([
    ['STOP', 'empty'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'refused'],
    ['PROHIBITED_CONTENT', 'refused'],
    ['RECITATION', 'refused'],
    ['MALFORMED_FUNCTION_CALL', 'invalid'],
    ['SOMETHING_NEW', 'invalid'],
    ['OTHER', 'broken'],
  ])('that has no words and ends with %s is %s', async (reason, ending) => {
    const { outcome, failure } = await ask(open(), createReplyingIo(stream(chunk([], reason))), {})
    expect(outcome?.reason ?? failure?.kind).toBe(ending)
  })

  it('to a blocked prompt is refused, and counted', async () => {
    const blocked = {
      promptFeedback: { blockReason: 'SAFETY' },
      usageMetadata: { promptTokenCount: 9 },
    }
    const { outcome } = await ask(open(), createReplyingIo(stream(blocked)), {})
    expect(outcome).toEqual({ reason: 'refused', usage: { inputTokens: 9 } })
  })

  it('counts thinking as output', async () => {
    const counted = {
      ...chunk([], 'STOP'),
      usageMetadata: {
        promptTokenCount: 9,
        candidatesTokenCount: 4,
        thoughtsTokenCount: 3,
        cachedContentTokenCount: 2,
      },
    }
    const { outcome } = await ask(open(), createReplyingIo(stream(counted)), {})
    expect(outcome?.usage).toEqual({
      inputTokens: 9,
      outputTokens: 7,
      reasoningTokens: 3,
      cachedTokens: 2,
    })
  })

  it('has the seals of its calls given back to the model that made them, and to no other', async () => {
    const chat = open()
    const call = chunk(
      [
        { functionCall: { id: 'up1', name: 'add', args: { a: 1 } }, thoughtSignature: 'SEAL' },
        { functionCall: { id: 'up2', name: 'add', args: { a: 2 } } },
      ],
      'STOP',
    )
    const io = createReplyingIo(stream(call), stream(chunk([{ text: 'x' }], 'STOP')))
    const model = 'gemini-3-flash'
    const { calls } = await ask(chat, io, { model })
    const results = calls.map(({ callId, name }) => ({
      type: 'tool-result' as const,
      callId,
      name,
      output: callId,
    }))
    const turns: ChatRequest['turns'] = [
      { role: 'user', parts: [{ type: 'text', text: 'Hello' }] },
      { role: 'assistant', parts: [...calls, ...results] },
    ]
    await ask(chat, io, { model, turns })
    expect(JSON.parse(String(io.sent[1]?.body)).contents.slice(1)).toEqual([
      {
        role: 'model',
        parts: [
          { functionCall: { id: 'up1', name: 'add', args: { a: 1 } }, thoughtSignature: 'SEAL' },
          { functionCall: { id: 'up2', name: 'add', args: { a: 2 } } },
        ],
      },
      {
        role: 'user',
        parts: [
          { functionResponse: { id: 'up1', name: 'add', response: { output: 'up1' } } },
          { functionResponse: { id: 'up2', name: 'add', response: { output: 'up2' } } },
        ],
      },
    ])
    await ask(chat, io, { model: 'gemini-3-pro', turns })
    expect(String(io.sent[2]?.body)).not.toContain('SEAL')
    expect(io.sent[2]?.url).toBe(
      'https://upstream.example/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse',
    )
  })
})

describe('a request to the Gemini API', () => {
  const thinkingOf = (model: string, reasoning?: ChatRequest['reasoning']) =>
    toRequestBody(requestOf({ model, ...(reasoning ? { reasoning } : {}) }), () => undefined)
      .generationConfig

  it('lets each generation think as it can', () => {
    expect(thinkingOf('gemini-2.0-flash', 'high')).toBeUndefined()
    expect(thinkingOf('gemini-2.5-flash', 'off')).toEqual({
      thinkingConfig: { includeThoughts: false, thinkingBudget: 0 },
    })
    expect(thinkingOf('gemini-2.5-pro', 'off')).toEqual({
      thinkingConfig: { includeThoughts: false, thinkingBudget: 128 },
    })
    expect(thinkingOf('gemini-3-pro-preview', 'high')).toEqual({
      thinkingConfig: { includeThoughts: true, thinkingLevel: 'high' },
    })
    expect(thinkingOf('gemini-3.8-flash', 'off')).toEqual({
      thinkingConfig: { includeThoughts: false, thinkingLevel: 'minimal' },
    })
    expect(thinkingOf('gemini-3.8-flash')).toEqual({ thinkingConfig: { includeThoughts: true } })
  })
})
