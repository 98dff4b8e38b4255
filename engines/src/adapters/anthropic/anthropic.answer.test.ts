import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '../../kinds/chat.ts'
import { ask } from '../../testing/ask.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createChat } from './anthropic.chat.ts'

const stream = (...events: { type: string; [field: string]: unknown }[]) => ({
  body: events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
})
const open = () => createChat({ baseUrl: 'https://upstream.example/v1', apiKey: 'k' })
const start = {
  type: 'message_start',
  message: {
    usage: {
      input_tokens: 10,
      cache_read_input_tokens: 5,
      cache_creation_input_tokens: 2,
      output_tokens: 1,
    },
  },
}
const block = (content_block: object) => ({ type: 'content_block_start', index: 0, content_block })
const delta = (piece: object) => ({ type: 'content_block_delta', index: 0, delta: piece })
const stop = { type: 'content_block_stop', index: 0 }
const end = (stop_reason: string) => [
  { type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 7 } },
  { type: 'message_stop' },
]

describe('an answer of the messages API', () => {
  it('is counted with what the cache gave and took', async () => {
    const io = createReplyingIo(
      stream(start, { type: 'ping' }, { type: 'something_new' }, ...end('end_turn')),
    )
    const { outcome } = await ask(open(), io, {})
    expect(outcome).toEqual({
      reason: 'empty',
      usage: { inputTokens: 17, outputTokens: 7, cachedTokens: 5 },
    })
    expect(io.sent[0]?.url).toBe('https://upstream.example/v1/messages')
  })

  it('leaves out a call that the limit cut', async () => {
    const io = createReplyingIo(
      stream(
        start,
        block({ type: 'tool_use', id: 't1', name: 'add', input: {} }),
        delta({ type: 'input_json_delta', partial_json: '{"a":' }),
        stop,
        ...end('max_tokens'),
      ),
    )
    const { calls, outcome } = await ask(open(), io, {})
    expect(calls).toEqual([])
    expect(outcome?.reason).toBe('length')
  })

  it('is over with its last event, whether a reason came or not, and cut without it', async () => {
    const text = [block({ type: 'text', text: 'So.' }), stop]
    const over = createReplyingIo(stream(start, ...text, { type: 'message_stop' }))
    expect((await ask(open(), over, {})).outcome?.reason).toBe('done')
    const cut = createReplyingIo(stream(start, ...text))
    expect((await ask(open(), cut, {})).failure?.kind).toBe('cut')
  })

  it('has its thinking given back unchanged with the result, sealed parts too, and only then', async () => {
    const chat = open()
    const thinking = stream(
      start,
      block({ type: 'thinking', thinking: '', signature: '' }),
      delta({ type: 'thinking_delta', thinking: 'one ' }),
      delta({ type: 'thinking_delta', thinking: 'two' }),
      delta({ type: 'signature_delta', signature: 'SEAL' }),
      stop,
      block({ type: 'redacted_thinking', data: 'HIDDEN' }),
      stop,
      block({ type: 'tool_use', id: 't1', name: 'add', input: {} }),
      stop,
      ...end('tool_use'),
    )
    const io = createReplyingIo(thinking, stream(start, ...end('end_turn')))
    const question = { model: 'claude-sonnet-4-5', reasoning: 'low' } as const
    const { calls } = await ask(chat, io, question)
    const turns: ChatRequest['turns'] = [
      { role: 'user', parts: [{ type: 'text', text: 'Hello' }] },
      {
        role: 'assistant',
        parts: [...calls, { type: 'tool-result', callId: 't1', name: 'add', output: '2' }],
      },
    ]
    await ask(chat, io, { ...question, turns })
    expect(JSON.parse(String(io.sent[1]?.body)).messages[1].content).toEqual([
      { type: 'thinking', thinking: 'one two', signature: 'SEAL' },
      { type: 'redacted_thinking', data: 'HIDDEN' },
      { type: 'tool_use', id: 't1', name: 'add', input: {} },
    ])
    await ask(chat, io, { ...question, turns, reasoning: 'off' })
    expect(String(io.sent[2]?.body)).not.toContain('SEAL')
    const later: ChatRequest['turns'] = [
      ...turns,
      { role: 'user', parts: [{ type: 'text', text: 'Go' }] },
    ]
    await ask(chat, io, { ...question, turns: later })
    expect(String(io.sent[3]?.body)).not.toContain('SEAL')
  })
})
