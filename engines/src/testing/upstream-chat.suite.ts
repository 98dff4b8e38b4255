// What every adapter to a chat upstream does, shown against a stand-in that speaks its protocol.
import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { describeChatEngine } from './chat.suite.ts'
import { rechunked } from './rechunked.ts'
import { describeUpstreamFailures } from './upstream-failures.suite.ts'
import { numbered, said, type UpstreamChatSubject, user, useUpstream } from './upstream-harness.ts'
import { describeUpstreamTools } from './upstream-tools.suite.ts'

const png = Uint8Array.from({ length: 68 }, (_, at) => at)

export function describeUpstreamChat(name: string, subject: UpstreamChatSubject): void {
  const { model, reasoningModel } = subject
  describeChatEngine(name, {
    model,
    prompt: 'Hello [[upstream tokens=20 rate=500]]',
    async open() {
      const own = await subject.start({})
      return { chat: subject.open({ baseUrl: own.url, apiKey: '' }), close: () => own.close() }
    },
  })
  describeUpstreamTools(name, subject)
  describeUpstreamFailures(name, subject)

  describe(`${name} answers`, () => {
    const harness = useUpstream(subject)

    it('gives every piece once, in order, and the count of tokens', async () => {
      const { text, emitted, outcome } = await harness.asks('tokens=300 kind=numbered')
      expect(text).toBe(numbered(1, 300))
      expect(emitted).toHaveLength(300)
      expect(outcome).toMatchObject({ reason: 'done', usage: { outputTokens: 300 } })
      expect(outcome?.usage?.inputTokens).toBeGreaterThan(0)
    })

    it.each(['-20', '1e300'])('takes %s tokens for no count at all', async (sent) => {
      const { text, outcome } = await harness.asks(`tokens=3 kind=numbered told=${sent}`)
      expect([text, outcome?.reason]).toEqual([numbered(1, 3), 'done'])
      expect(outcome?.usage?.outputTokens).toBeUndefined()
    })

    it('gives the same text however the bytes are cut, in the middle of a character too', async () => {
      const whole = await harness.asks('tokens=14 kind=md reasoning=1')
      const pieces = await rechunked(harness.io, async (cutIo) => {
        return ask(harness.chat, cutIo, {
          model,
          prompt: 'Hello [[upstream tokens=14 kind=md reasoning=1]]',
        })
      })
      expect(whole.text).toMatch(/\p{Script=Han}/u)
      expect(pieces.length).toBeGreaterThan(500)
      for (const { text, outcome } of pieces) {
        expect(text).toBe(whole.text)
        expect(outcome).toEqual(whole.outcome)
      }
    }, 30_000)

    it('keeps reasoning apart and closes it once, before the text', async () => {
      const { emitted, reasoning, outcome } = await harness.asks('reasoning=5 tokens=3', {
        model: reasoningModel,
        reasoning: 'high',
      })
      expect(emitted.map(({ type }) => type)).toEqual([
        ...Array.from({ length: 5 }, () => 'reasoning-delta'),
        'reasoning-end',
        ...Array.from({ length: 3 }, () => 'text-delta'),
      ])
      expect(reasoning.trim().split(' ')).toHaveLength(5)
      expect(outcome?.usage?.outputTokens).toBe(8)
    })

    it('takes reasoning out of think tags at the beginning of the text', async () => {
      const { emitted, text, reasoning } = await harness.asks(
        'think=1 reasoning=3 tokens=4 kind=numbered',
      )
      expect(reasoning.trim().split(' ')).toHaveLength(3)
      expect(text).toBe(numbered(1, 4))
      expect(emitted.filter(({ type }) => type === 'reasoning-end')).toHaveLength(1)
    })

    it('takes an answer that comes whole although a stream was asked for', async () => {
      const { text, reasoning, outcome } = await harness.asks(
        'whole=1 reasoning=2 tokens=9 kind=numbered',
        {
          model: reasoningModel,
          reasoning: 'high',
        },
      )
      expect(text).toBe(numbered(1, 9))
      expect(reasoning).not.toBe('')
      expect(outcome).toMatchObject({ reason: 'done', usage: { outputTokens: 11 } })
    })

    it('says when the limit of the length was reached and when the content was refused', async () => {
      expect((await harness.asks('length=1')).outcome?.reason).toBe('length')
      expect((await harness.asks('refuse=1')).outcome?.reason).toBe('refused')
    })

    it('shows pictures to the model', async () => {
      const { text } = await harness.asks('tokens=0', {
        turns: [
          {
            role: 'user',
            parts: [
              { type: 'image', mime: 'image/png', data: png },
              { type: 'text', text: 'What is this? [[upstream tokens=1]]' },
            ],
          },
        ],
      })
      expect(text).toContain('I see image/png of 68 bytes.')
    })

    it('goes on where a begun answer stopped', async () => {
      const turns = [user('Go [[upstream kind=numbered tokens=9]]'), said(numbered(1, 4))]
      const { text, outcome } = await harness.asks('', { turns })
      expect(text.trimEnd()).toBe(numbered(5, 9).trimEnd())
      expect(outcome?.reason).toBe('done')
      const newer = await harness.asks('', { turns, model: reasoningModel })
      expect(newer.text.trimEnd()).toBe(numbered(5, 9).trimEnd())
    })

    it('joins turns of one role and leaves empty ones out', async () => {
      const { text, failure } = await harness.asks('', {
        turns: [
          user('One'),
          said(''),
          user('  '),
          said('A'),
          said('B'),
          user('Two'),
          user('Three'),
        ],
      })
      expect(failure).toBeUndefined()
      expect(text).toMatch(/^Message 2: /)
    })
  })

  describe(`${name} lists models`, () => {
    const harness = useUpstream(subject)

    it('leaves out those that do not chat, and says what the others can do', async () => {
      const models = await harness.chat.listModels(harness.io)
      expect(models.map((each) => each.name)).toEqual(subject.listed)
      const reasons = models.find((each) => each.name === reasoningModel)?.abilities
      expect(reasons).toMatchObject({ reasoning: true })
      expect(reasons?.contextTokens).toBeGreaterThan(10_000)
    })

    it('says that an address which lists something else is no upstream', async () => {
      await harness.serve({
        respond(_, response) {
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":1}')
          return true
        },
      })
      await expect(harness.chat.listModels(harness.io)).rejects.toMatchObject({ kind: 'nonsense' })
    })
  })
}
