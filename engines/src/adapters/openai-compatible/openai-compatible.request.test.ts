import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '../../kinds/chat.ts'
import { requestOf } from '../../testing/ask.ts'
import { toRequestBody } from './openai-compatible.request.ts'
import { dialectOf, guessPreset, presets } from './presets.ts'

const tools = [{ name: 'add', description: 'Adds.', input: { type: 'object' } }]
const bodyOf = (
  preset: string,
  more: Partial<ChatRequest>,
  recall = () => undefined as string | undefined,
) => {
  const baseUrl = presets.find(({ id }) => id === preset)?.baseUrl ?? preset
  return toRequestBody(requestOf(more), dialectOf(guessPreset(baseUrl)), recall)
}

describe('a request in the dialect of its vendor', () => {
  it('names the limit as the vendor does, and asks for the count only where that is known', () => {
    expect(bodyOf('openai', { maxOutputTokens: 9 })).toMatchObject({
      max_completion_tokens: 9,
      stream_options: { include_usage: true },
    })
    const mistral = bodyOf('mistral', { maxOutputTokens: 9 })
    expect(mistral).toMatchObject({ max_tokens: 9 })
    expect(mistral).not.toHaveProperty('stream_options')
  })

  it.each<[string, string, NonNullable<ChatRequest['reasoning']>, object]>([
    ['openai', 'gpt-5.2', 'high', { reasoning_effort: 'high' }],
    ['openai', 'gpt-5.2', 'off', { reasoning_effort: 'none' }],
    ['openai', 'gpt-5-mini', 'off', { reasoning_effort: 'minimal' }],
    ['openai', 'o3', 'off', { reasoning_effort: 'low' }],
    [
      'deepseek',
      'deepseek-v4-pro',
      'low',
      { thinking: { type: 'enabled' }, reasoning_effort: 'low' },
    ],
    ['deepseek', 'deepseek-v4-pro', 'off', { thinking: { type: 'disabled' } }],
    ['qwen', 'qwen3-32b', 'low', { enable_thinking: true, thinking_budget: 2048 }],
    ['qwen', 'qwen3-32b', 'off', { enable_thinking: false }],
    ['zhipu', 'glm-5', 'medium', { thinking: { type: 'enabled' } }],
    ['moonshot', 'kimi-k2.6', 'off', { thinking: { type: 'disabled' } }],
    ['openrouter', 'nobody/model', 'low', { reasoning: { effort: 'low' } }],
    ['openrouter', 'nobody/model', 'off', { reasoning: { enabled: false } }],
    ['llamacpp', 'Qwen3-8B-Q4', 'off', { chat_template_kwargs: { enable_thinking: false } }],
  ])('asks %s %s for reasoning %s', (preset, model, reasoning, fields) => {
    expect(bodyOf(preset, { model, reasoning })).toMatchObject(fields)
  })

  it('says nothing of reasoning to models that do not reason', () => {
    const plain = Object.keys(bodyOf('openai', { model: 'gpt-4o' }))
    expect(Object.keys(bodyOf('openai', { model: 'gpt-4o', reasoning: 'high' }))).toEqual(plain)
    expect(Object.keys(bodyOf('mistral', { model: 'mistral-large', reasoning: 'high' }))).toEqual(
      Object.keys(bodyOf('mistral', { model: 'mistral-large' })),
    )
  })

  it('leaves out what a model fixes, and reasons or calls tools where both do not go together', () => {
    const sampled = { temperature: 0.3, topP: 0.9 }
    expect(bodyOf('openai', { model: 'gpt-4o', ...sampled })).toMatchObject({
      temperature: 0.3,
      top_p: 0.9,
    })
    expect(bodyOf('openai', { model: 'gpt-5.2', ...sampled })).not.toHaveProperty('temperature')
    expect(bodyOf('moonshot', { model: 'kimi-k2.6', ...sampled })).not.toHaveProperty('top_p')
    expect(bodyOf('openai', { model: 'gpt-5.6-luna', reasoning: 'high', tools })).toMatchObject({
      reasoning_effort: 'none',
    })
  })

  it('gives thinking back with its calls, and short ids where only those are taken', () => {
    const turns: ChatRequest['turns'] = [
      { role: 'user', parts: [{ type: 'text', text: 'Add' }] },
      {
        role: 'assistant',
        parts: [
          { type: 'tool-call', callId: 'call_long_id_1', name: 'add', input: '' },
          { type: 'tool-result', callId: 'call_long_id_1', name: 'add', output: '2' },
        ],
      },
    ]
    const deepseek = bodyOf('deepseek', { turns, system: '' }, () => 'one and one')
    expect(deepseek.messages).toEqual([
      { role: 'user', content: 'Add' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'call_long_id_1', type: 'function', function: { name: 'add', arguments: '{}' } },
        ],
        reasoning_content: 'one and one',
      },
      { role: 'tool', tool_call_id: 'call_long_id_1', content: '2' },
    ])
    const mistral = bodyOf('mistral', { turns }).messages
    expect(mistral).toMatchObject([
      {},
      {},
      { tool_calls: [{ id: expect.stringMatching(/^[a-z0-9]{9}$/) }] },
      { tool_call_id: expect.stringMatching(/^[a-z0-9]{9}$/) },
    ])
    expect(JSON.stringify(mistral)).not.toContain('reasoning')
  })
})

describe('the words of a conversation', () => {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  const picture = { type: 'image' as const, mime: 'image/png', data: new Uint8Array([1, 2]) }
  const messagesOf = (turns: ChatRequest['turns'], system = '') =>
    bodyOf('deepseek', { turns, system }).messages

  it.each<[string, ChatRequest['turns'], object[]]>([
    [
      'of a question with what its file says',
      [{ role: 'user', parts: [text('Passages'), text('What?'), text('(File: a.pdf)')] }],
      [{ role: 'user', content: 'Passages\n\nWhat?\n\n(File: a.pdf)' }],
    ],
    [
      'after an answer of which nothing came',
      [
        { role: 'user', parts: [text('One')] },
        { role: 'assistant', parts: [] },
        { role: 'user', parts: [text('Two')] },
        { role: 'assistant', parts: [text(' ')] },
        { role: 'user', parts: [text('Three')] },
      ],
      [{ role: 'user', content: 'One\n\nTwo\n\nThree' }],
    ],
    [
      'of an answer in several pieces',
      [
        { role: 'user', parts: [text('One')] },
        { role: 'assistant', parts: [text('A'), text('B')] },
        { role: 'user', parts: [text('Two')] },
      ],
      [
        { role: 'user', content: 'One' },
        { role: 'assistant', content: 'AB' },
        { role: 'user', content: 'Two' },
      ],
    ],
  ])('%s go as one string', (_, turns, messages) => {
    expect(messagesOf(turns)).toEqual(messages)
  })

  it('go in pieces beside a picture alone', () => {
    expect(messagesOf([{ role: 'user', parts: [text('A'), picture, text('B')] }])).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'A' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AQI=' } },
          { type: 'text', text: 'B' },
        ],
      },
    ])
  })
})
