import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '../../kinds/chat.ts'
import { requestOf } from '../../testing/ask.ts'
import { prepareRequest } from './anthropic.request.ts'

const bodyOf = (more: Partial<ChatRequest>) => prepareRequest(requestOf(more), () => undefined).body
const thinkingOf = (
  model: string,
  reasoning?: ChatRequest['reasoning'],
  maxOutputTokens?: number,
) => {
  const body = bodyOf({
    model,
    ...(reasoning ? { reasoning } : {}),
    ...(maxOutputTokens ? { maxOutputTokens } : {}),
  })
  return { thinking: body.thinking, effort: body.output_config }
}

describe('a request to the messages API', () => {
  const adaptive = { type: 'adaptive', display: 'summarized' }

  it('lets each generation think as it can', () => {
    expect(thinkingOf('claude-3-5-haiku-latest', 'high')).toEqual({})
    expect(thinkingOf('claude-sonnet-4-5-20250929', 'medium').thinking).toEqual({
      type: 'enabled',
      budget_tokens: 8192,
    })
    expect(thinkingOf('claude-sonnet-4-5', 'off')).toEqual({})
    expect(thinkingOf('claude-opus-4-6', 'low')).toEqual({
      thinking: adaptive,
      effort: { effort: 'low' },
    })
    expect(thinkingOf('claude-opus-4-8')).toEqual({})
    expect(thinkingOf('claude-opus-5')).toEqual({ thinking: adaptive })
    expect(thinkingOf('claude-opus-5', 'off')).toEqual({ thinking: { type: 'disabled' } })
    expect(thinkingOf('claude-opus-5-5', 'off')).toEqual({
      thinking: adaptive,
      effort: { effort: 'low' },
    })
    expect(thinkingOf('claude-newest-9', 'high')).toEqual({
      thinking: adaptive,
      effort: { effort: 'high' },
    })
  })

  it('never thinks beyond the limit of the answer', () => {
    expect(thinkingOf('claude-sonnet-4-5', 'high', 4096).thinking).toMatchObject({
      budget_tokens: 3072,
    })
    expect(thinkingOf('claude-sonnet-4-5', 'high', 1500)).toEqual({})
    expect(bodyOf({ model: 'claude-sonnet-4-5', maxOutputTokens: 1500 }).max_tokens).toBe(1500)
  })

  it('sends one way of sampling, and none where there is none', () => {
    const sampling = { temperature: 1.4, topP: 0.9 }
    expect(bodyOf({ model: 'claude-haiku-4-5', ...sampling })).toMatchObject({ temperature: 1 })
    expect(bodyOf({ model: 'claude-haiku-4-5', ...sampling })).not.toHaveProperty('top_p')
    expect(bodyOf({ model: 'claude-haiku-4-5', reasoning: 'low', ...sampling })).not.toHaveProperty(
      'temperature',
    )
    expect(bodyOf({ model: 'claude-opus-4-7', ...sampling })).not.toHaveProperty('temperature')
  })

  it('names the tools of past calls, and forbids more, when none are offered', () => {
    const body = bodyOf({
      turns: [
        { role: 'user', parts: [{ type: 'text', text: 'Add' }] },
        {
          role: 'assistant',
          parts: [
            { type: 'tool-call', callId: 'c1', name: 'add', input: '{"a":1}' },
            { type: 'tool-result', callId: 'c1', name: 'add', output: 'no', failed: true },
          ],
        },
        { role: 'user', parts: [{ type: 'text', text: 'Again' }] },
      ],
    })
    expect(body).toMatchObject({ tools: [{ name: 'add' }], tool_choice: { type: 'none' } })
    expect(body.messages).toEqual([
      { role: 'user', content: 'Add' },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'c1', name: 'add', input: { a: 1 } }],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c1', content: 'no', is_error: true },
          { type: 'text', text: 'Again' },
        ],
      },
    ])
  })

  it('sends text alone as one string, and blocks only where a picture is', () => {
    const text = (words: string) => ({ type: 'text' as const, text: words })
    const picture = { type: 'image' as const, mime: 'image/png', data: new Uint8Array([1]) }
    const messagesOf = (turns: ChatRequest['turns']) => bodyOf({ turns }).messages
    expect(
      messagesOf([
        { role: 'user', parts: [text('One'), text('Two')] },
        { role: 'assistant', parts: [] },
        { role: 'user', parts: [text('Three')] },
        { role: 'assistant', parts: [text('A'), text('B')] },
        { role: 'user', parts: [text('Four')] },
      ]),
    ).toEqual([
      { role: 'user', content: 'One\n\nTwo\n\nThree' },
      { role: 'assistant', content: 'AB' },
      { role: 'user', content: 'Four' },
    ])
    expect(messagesOf([{ role: 'user', parts: [text('Look'), picture] }])).toMatchObject([
      { content: [{ type: 'text', text: 'Look' }, { type: 'image' }] },
    ])
  })
})
