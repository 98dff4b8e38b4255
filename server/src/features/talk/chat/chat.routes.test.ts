import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { process, run, stop } = api.chat

/** Sends a prompt and gives the engine's side of it and the events to come. */
async function ask(prompt: string, as = test.guest(), options: Record<string, unknown> = {}) {
  const events = test.events(process, { prompt, options }, { as })
  // A refusal must fail the test, not keep it waiting for an engine that is never asked.
  const answer = await Promise.race([test.engine.next(), events.then(() => undefined)])
  if (!answer) throw new Error('the engine was not asked')
  return { answer, events, as }
}

const textOf = (events: Awaited<ReturnType<TestApp['events']>>) =>
  events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('')

async function startOf(as: `Guest ${string}` | `Bearer ${string}` | '', groupId: number) {
  const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
  return rows
}

describe('an answer', () => {
  it('streams start, text and finish with numbers that run from one', async () => {
    const { answer, events } = await ask('Hello')
    answer.emit({ type: 'text-delta', text: 'Good ' })
    answer.emit({ type: 'text-delta', text: 'day' })
    answer.finish()
    const all = await events
    expect(all.map((event) => event.type)).toEqual(['start', 'text-delta', 'text-delta', 'finish'])
    expect(all.map((event) => event.seq)).toEqual([1, 2, 3, 4])
    expect(all.at(-1)).toMatchObject({
      reason: 'done',
      usage: { inputTokens: 10, outputTokens: 5 },
      price: 0,
    })
  })

  it('is in the log with its prompt once it has finished', async () => {
    const { answer, events, as } = await ask('What is new?')
    answer.emit({ type: 'reasoning-delta', text: 'Hm' })
    answer.emit({ type: 'reasoning-end', durationMs: 7 })
    answer.emit({ type: 'text-delta', text: 'Nothing' })
    answer.finish({ reason: 'length' })
    const [start] = await events
    if (start?.type !== 'start') throw new Error('no start')
    const rows = await startOf(as, start.groupId)
    expect(rows).toMatchObject([
      { id: start.promptId, role: 'user', text: 'What is new?', state: 'done', model: null },
      {
        id: start.entryId,
        role: 'assistant',
        text: 'Nothing',
        state: 'length',
        parentId: start.promptId,
        model: { name: 'Plain', engine: 'scripted' },
        parts: [
          { type: 'reasoning', text: 'Hm', durationMs: 7 },
          { type: 'text', text: 'Nothing' },
        ],
      },
    ])
  })

  it('carries earlier records with the context on, and only the prompt with it off', async () => {
    const first = await ask('My name is Ada')
    first.answer.emit({ type: 'text-delta', text: 'Hello Ada' })
    first.answer.finish()
    const [start] = await first.events
    const groupId = start?.type === 'start' ? start.groupId : 0
    const on = await ask('Who am I?', first.as, { groupId })
    expect(on.answer.request.turns.map((turn) => turn.role)).toEqual(['user', 'assistant', 'user'])
    on.answer.finish()
    await on.events
    const off = await ask('And now?', first.as, { groupId, usingContext: false })
    expect(off.answer.request.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'And now?' }] },
    ])
    off.answer.finish()
    await off.events
  })

  it('cuts the context to the window of the model, and never the prompt', async () => {
    const first = await ask('a'.repeat(6000))
    first.answer.emit({ type: 'text-delta', text: 'long' })
    first.answer.finish()
    const [start] = await first.events
    const groupId = start?.type === 'start' ? start.groupId : 0
    const second = await ask('b'.repeat(6000), first.as, { groupId })
    expect(second.answer.request.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: 'b'.repeat(6000) }] },
    ])
    second.answer.finish()
    await second.events
  })

  it('keeps what came before a failure and says why in the language of the caller', async () => {
    const { EngineError } = await import('@atelier/engines/errors')
    const { answer, events, as } = await ask('Break')
    answer.emit({ type: 'text-delta', text: 'So far' })
    answer.fail(new EngineError('cut', 'socket hang up'))
    const all = await events
    expect(all.at(-1)).toMatchObject({ type: 'error', code: 'engine.cut' })
    const start = all[0]
    const rows = await startOf(as, start?.type === 'start' ? start.groupId : 0)
    expect(rows[1]).toMatchObject({
      state: 'failed',
      text: 'So far',
      error: { code: 'engine.cut' },
    })
  })

  it.each([
    ['quota', 'failed', '（用户额度不足 at …）'],
    ['refused', 'refused', '（用户额度不足 at …）'],
  ] as const)(
    'that fails as %s tells the reason to whoever reads it later, in their language',
    async (kind, state, end) => {
      const { EngineError } = await import('@atelier/engines/errors')
      const { answer, events, as } = await ask('Break')
      answer.fail(new EngineError(kind, '用户额度不足 at https://relay.example/v1'))
      const [start, ...more] = await events
      expect(more.at(-1)).toMatchObject({ type: 'error', code: `engine.${kind}` })
      if (start?.type !== 'start') return expect.fail('no start')
      // Another server, with no memory of the run.
      const other = await createTestApp({ db: test.database.db, serverId: 'another' })
      const again = await other.events(
        api.chat.run,
        { entryId: start.entryId, after: 0 },
        { as, language: 'zh-TW' },
      )
      const message = expect.stringMatching(/供應商.*（用户额度不足 at …）$/)
      expect(again.at(-1)).toMatchObject({ type: 'error', message })
      await other.close()
      const rows = await startOf(as, start.groupId)
      expect(rows[1]).toMatchObject({ state, error: { message: expect.stringContaining(end) } })
    },
  )

  it('lets the model call a tool and go on with its result', async () => {
    const { answer, events } = await ask('12 * 12?', test.guest(), { tools: ['calculate'] })
    expect(answer.request.tools.map((tool) => tool.name)).toEqual(['calculate'])
    answer.emit({
      type: 'tool-call',
      callId: 'c1',
      name: 'calculate',
      input: '{"expression":"12*12"}',
    })
    const next = test.engine.next()
    answer.finish({ reason: 'tools' })
    const round = await next
    expect(round.request.turns.at(-1)).toMatchObject({
      role: 'assistant',
      parts: [
        { type: 'tool-call', callId: 'c1' },
        { type: 'tool-result', callId: 'c1', output: expect.stringContaining('144') },
      ],
    })
    round.emit({ type: 'text-delta', text: '144' })
    round.finish()
    const all = await events
    expect(all.map((event) => event.type)).toContain('tool-result')
    expect(all.at(-1)).toMatchObject({ type: 'finish', usage: { inputTokens: 20 } })
  })
})

describe('attaching', () => {
  it('gives exactly what came after a number, live and after the end', async () => {
    const { answer, events, as } = await ask('Go on')
    answer.emit({ type: 'text-delta', text: 'one ' })
    answer.emit({ type: 'text-delta', text: 'two ' })
    const rows = await test.call(api.groups.list, {}, { as })
    const log = await startOf(as, rows[0]?.id ?? 0)
    const entryId = log[1]?.id ?? 0
    expect(log[1]?.state).toBe('running')
    const attached = test.events(run, { entryId, after: 2 }, { as })
    answer.emit({ type: 'text-delta', text: 'three' })
    answer.finish()
    await events
    expect(textOf(await attached)).toBe('two three')
    expect(textOf(await test.events(run, { entryId, after: 3 }, { as }))).toBe('three')
    expect(textOf(await test.events(run, { entryId }, { as }))).toBe('one two three')
  })

  it('is refused to everybody else', async () => {
    const { answer, events } = await ask('Private')
    answer.finish()
    const [start] = await events
    const entryId = start?.type === 'start' ? start.entryId : 0
    for (const endpoint of [run, stop]) {
      const reply = await test.ask(endpoint, { entryId } as never, { as: test.guest() })
      expect(reply.status).toBe(404)
    }
  })
})

describe('stopping', () => {
  it('ends the upstream request, keeps the text and finishes for every reader', async () => {
    const { answer, events, as } = await ask('Write on')
    answer.emit({ type: 'text-delta', text: 'Once upon' })
    const groups = await test.call(api.groups.list, {}, { as })
    const log = await startOf(as, groups[0]?.id ?? 0)
    const entryId = log[1]?.id ?? 0
    const other = test.events(run, { entryId }, { as })
    await test.call(stop, { entryId }, { as })
    await answer.aborted
    for (const reader of [events, other])
      expect((await reader).at(-1)).toMatchObject({ type: 'finish', reason: 'stopped' })
    const after = await startOf(as, groups[0]?.id ?? 0)
    expect(after[1]).toMatchObject({ state: 'stopped', text: 'Once upon' })
    await test.call(stop, { entryId }, { as })
  })

  it('happens to the answer of a group that is deleted', async () => {
    const { answer, events, as } = await ask('Doomed')
    const [group] = await test.call(api.groups.list, {}, { as })
    await test.call(api.groups.delete, { groupId: group?.id ?? 0 }, { as })
    await answer.aborted
    expect((await events).at(-1)).toMatchObject({ type: 'finish' })
    expect(await test.call(api.groups.list, {}, { as })).toEqual([])
  })
})

describe('a second prompt', () => {
  it('is refused while an answer grows, and answered after it', async () => {
    const { answer, events, as } = await ask('First')
    const [group] = await test.call(api.groups.list, {}, { as })
    const groupId = group?.id ?? 0
    for (const usingContext of [true, false]) {
      const options = { groupId, usingContext }
      const refused = await test.ask(process, { prompt: 'Second', options }, { as })
      expect([refused.status, refused.body]).toMatchObject([409, { error: 'entries.busy' }])
    }
    answer.finish()
    await events
    const second = await ask('Second', as, { groupId })
    second.answer.finish()
    await second.events
    expect((await startOf(as, groupId)).map((row) => row.role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])
  })

  it('is refused when it is empty, too long, or in a group of somebody else', async () => {
    const { answer, events } = await ask('Mine')
    answer.finish()
    const [start] = await events
    const groupId = start?.type === 'start' ? start.groupId : 0
    const as = test.guest()
    const cases = [
      [{ prompt: '   ' }, 422, 'chat.empty_prompt'],
      [{ prompt: 'x'.repeat(200_001) }, 422, 'request.invalid'],
      [{ prompt: 'x', options: { groupId } }, 404, 'groups.not_found'],
      [{ prompt: 'x', gptModelId: 99_999 }, 404, 'models.not_found'],
      [{ prompt: 'x', image_url: 'data:image/png;base64,AAAA' }, 422, 'models.no_vision'],
    ] as const
    for (const [input, status, error] of cases) {
      const reply = await test.ask(process, input, { as })
      expect([reply.status, reply.body]).toMatchObject([status, { error }])
    }
    expect(await test.call(api.groups.list, {}, { as })).toEqual([])
  })
})

describe('versions', () => {
  it('come from answering again and from another wording, and can be chosen between', async () => {
    const first = await ask('Tell')
    first.answer.emit({ type: 'text-delta', text: 'A' })
    first.answer.finish()
    const [start] = await first.events
    if (start?.type !== 'start') throw new Error('no start')
    const { groupId, entryId, promptId } = start
    const again = await ask('', first.as, { groupId, regenerate: entryId })
    again.answer.emit({ type: 'text-delta', text: 'B' })
    again.answer.finish()
    const [second] = await again.events
    const secondId = second?.type === 'start' ? second.entryId : 0
    let rows = await startOf(first.as, groupId)
    expect(rows.map((row) => row.text)).toEqual(['Tell', 'B'])
    expect(rows[1]?.versions).toEqual([entryId, secondId])

    const edited = await ask('Tell me', first.as, { groupId, parentId: null })
    edited.answer.emit({ type: 'text-delta', text: 'C' })
    edited.answer.finish()
    await edited.events
    rows = await startOf(first.as, groupId)
    expect(rows.map((row) => row.text)).toEqual(['Tell me', 'C'])
    expect(rows[0]?.versions).toHaveLength(2)

    await test.call(api.chatlog.selectVersion, { id: promptId }, { as: first.as })
    expect((await startOf(first.as, groupId)).map((row) => row.text)).toEqual(['Tell', 'B'])
    await test.call(api.chatlog.selectVersion, { id: entryId }, { as: first.as })
    expect((await startOf(first.as, groupId)).map((row) => row.text)).toEqual(['Tell', 'A'])
  })

  it('go on where an answer was stopped', async () => {
    const { answer, events, as } = await ask('Count')
    answer.emit({ type: 'text-delta', text: 'one two ' })
    const [group] = await test.call(api.groups.list, {}, { as })
    const groupId = group?.id ?? 0
    const entryId = (await startOf(as, groupId))[1]?.id ?? 0
    await test.call(stop, { entryId }, { as })
    await events
    const more = await ask('', as, { groupId, continue: entryId })
    expect(more.answer.request.turns.at(-1)).toEqual({
      role: 'assistant',
      parts: [{ type: 'text', text: 'one two ' }],
    })
    more.answer.emit({ type: 'text-delta', text: 'three' })
    more.answer.finish()
    await more.events
    expect((await startOf(as, groupId))[1]).toMatchObject({ text: 'one two three', state: 'done' })
  })
})
