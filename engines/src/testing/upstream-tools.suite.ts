// How every adapter to a chat upstream calls tools, over several rounds and with what the model thought.
import { describe, expect, it } from 'vitest'
import type { ChatTool, ChatTurn } from '../kinds/chat.ts'
import type { Asked, Question } from './ask.ts'
import { said, type UpstreamChatSubject, user, useUpstream } from './upstream-harness.ts'

const calculate: ChatTool = {
  name: 'calculate',
  description: 'Works out an expression.',
  input: { type: 'object', properties: { expression: { type: 'string' } } },
}

/** The turn that follows calls: they and their results. */
const withResults = ({ text, calls }: Asked, output: string): ChatTurn => ({
  role: 'assistant',
  parts: [
    ...(text ? [{ type: 'text' as const, text }] : []),
    ...calls,
    ...calls.map(({ callId, name }) => ({ type: 'tool-result' as const, callId, name, output })),
  ],
})

export function describeUpstreamTools(name: string, subject: UpstreamChatSubject): void {
  const { reasoningModel } = subject
  describe(`${name} calls tools`, () => {
    const harness = useUpstream(subject)
    const directive = 'tool=calculate,calculate tokens=3 reasoning=3'
    const question = user(`What is it? [[upstream ${directive}]]`)
    const tools = [calculate]

    it('gives parallel calls whole and says that it waits for them', async () => {
      const { calls, outcome, emitted } = await harness.asks(directive, { tools })
      expect(calls).toHaveLength(2)
      expect(new Set(calls.map(({ callId }) => callId)).size).toBe(2)
      expect(calls.map(({ name: tool, input }) => [tool, JSON.parse(input)])).toEqual([
        ['calculate', { expression: '6*7' }],
        ['calculate', { expression: '6*7' }],
      ])
      expect(outcome?.reason).toBe('tools')
      expect(emitted.at(-1)?.type).toBe('tool-call')
    })

    it.each([['plain' as const], ['reasoning' as const]])(
      'goes on with the results, %s',
      async (kind) => {
        const more: Question =
          kind === 'plain' ? { tools } : { tools, model: reasoningModel, reasoning: 'high' }
        const first = await harness.asks('', { ...more, turns: [question] })
        const turns = [question, withResults(first, '42')]
        const second = await harness.asks('', { ...more, turns })
        expect(second.failure).toBeUndefined()
        expect(second.text).toMatch(/^The tool says: 42; 42\. /)
        expect(second.outcome?.reason).toBe('done')
        const third = await harness.asks('', {
          ...more,
          turns: [...turns, said(second.text), user('Thanks')],
        })
        expect(third.failure).toBeUndefined()
      },
    )

    it('goes on several rounds, each in a turn of its own', async () => {
      const turns = [user('What? [[upstream tool=calculate rounds=3 tokens=2]]')]
      for (let round = 1; round <= 3; round++) {
        const asked = await harness.asks('', {
          tools,
          model: reasoningModel,
          reasoning: 'low',
          turns,
        })
        expect(asked.failure).toBeUndefined()
        expect(asked.outcome?.reason).toBe('tools')
        turns.push(withResults(asked, String(round)))
      }
      const last = await harness.asks('', {
        tools: [],
        model: reasoningModel,
        reasoning: 'low',
        turns,
      })
      expect(last.text).toMatch(/^The tool says: 3\. /)
    })

    it('goes on when what the model thought before its calls is forgotten', async () => {
      const more: Question = { tools, model: reasoningModel, reasoning: 'high' }
      const first = await harness.asks('', { ...more, turns: [question] })
      harness.reopen()
      const second = await harness.asks('', {
        ...more,
        turns: [question, withResults(first, '42')],
      })
      expect(second.failure).toBeUndefined()
      expect(second.outcome?.reason).toBe('done')
    })

    it('closes calls that never got their result', async () => {
      const first = await harness.asks('', { tools, turns: [question] })
      const turns = [
        question,
        { role: 'assistant' as const, parts: [...first.calls] },
        user('Go on'),
      ]
      expect((await harness.asks('', { tools, turns })).failure).toBeUndefined()
    })
  })
}
