import { describe, expect, it } from 'vitest'
import { inputObject, toConversation } from './conversation-steps.ts'
import type { ChatTurn } from './kinds/chat.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })
const call = (callId: string) => ({ type: 'tool-call' as const, callId, name: 'add', input: '{}' })
const result = (callId: string) => ({
  type: 'tool-result' as const,
  callId,
  name: 'add',
  output: callId,
})
const user: ChatTurn = { role: 'user', parts: [text('Hello')] }

function stepsOf(parts: Extract<ChatTurn, { role: 'assistant' }>['parts']) {
  const { turns } = toConversation({ turns: [user, { role: 'assistant', parts }] })
  const last = turns.at(-1)
  return last?.role === 'assistant'
    ? last.steps.map((step) => [
        step.text,
        step.calls.map(({ callId }) => callId).join(),
        step.results.map(({ output }) => output).join(),
      ])
    : []
}

describe('a conversation in steps', () => {
  it('takes calls together that were made before a result came', () => {
    expect(stepsOf([text('a'), call('1'), call('2'), result('1'), result('2'), text('b')])).toEqual(
      [
        ['a', '1,2', '1,2'],
        ['b', '', ''],
      ],
    )
  })

  it('begins a step after a result, and orders results as their calls', () => {
    expect(
      stepsOf([call('1'), result('1'), call('2'), call('3'), result('3'), result('2')]),
    ).toEqual([
      ['', '1', '1'],
      ['', '2,3', '2,3'],
    ])
  })

  it('gives a call without a result one that says so, and drops a result without its call', () => {
    expect(stepsOf([call('1'), result('9')])).toEqual([
      ['', '1', expect.stringContaining('interrupted')],
    ])
  })

  it('knows a begun answer from a round of tools that waits for its answer', () => {
    const parts = [call('1'), result('1')]
    expect(toConversation({ turns: [user, { role: 'assistant', parts }] }).continues).toBe(false)
    const begun = [...parts, text('So')]
    expect(toConversation({ turns: [user, { role: 'assistant', parts: begun }] }).continues).toBe(
      true,
    )
    expect(toConversation({ turns: [user] }).continues).toBe(false)
  })

  it('makes an object of any input', () => {
    expect(inputObject('{"a":1}')).toEqual({ a: 1 })
    expect(inputObject('')).toEqual({})
    expect(inputObject('[1]')).toEqual({ value: [1] })
    expect(inputObject('{"a":')).toEqual({ input: '{"a":' })
  })
})
