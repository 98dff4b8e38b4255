import { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

const { drawInChat } = api.queue

let harness: QueueHarness
let as: Credential
beforeAll(async () => {
  harness = await openQueueHarness()
  as = harness.guest()
})
afterAll(() => harness.close())

const log = async (groupId: number) =>
  (await harness.call(api.chatlog.list, { groupId }, { as })).rows

describe('a picture asked for in a conversation', () => {
  it('begins one, named by its prompt, whose answer is the work', async () => {
    const reply = await harness.call(drawInChat, { prompt: 'a cat', beishu: 2 }, { as })
    expect(reply).toMatchObject({ id: 501, ids: [501, 502] })
    expect(await log(reply.groupId)).toMatchObject([
      { id: reply.promptId, role: 'user', text: 'a cat', state: 'done' },
      {
        id: reply.entryId,
        role: 'assistant',
        state: 'done',
        parts: [
          { type: 'work', workId: 501 },
          { type: 'work', workId: 502 },
        ],
        model: { id: null, name: 'Big', engine: 'scripted-image' },
      },
    ])
    const [group] = await harness.call(api.groups.list, {}, { as })
    expect(group).toMatchObject({ id: reply.groupId, title: 'a cat' })
  })

  it('goes on with one, and a model that answers after it is told of it', async () => {
    const { groupId } = await harness.call(drawInChat, { prompt: 'a cat' }, { as })
    const second = await harness.call(drawInChat, { prompt: 'a dog', groupId }, { as })
    expect(second.groupId).toBe(groupId)
    expect((await log(groupId)).map(({ text }) => text)).toEqual(['a cat', '', 'a dog', ''])
    const answer = harness.events(
      api.chat.process,
      { prompt: 'And?', options: { groupId } },
      { as },
    )
    const asked = await harness.engine.next()
    asked.finish()
    await answer
    expect(asked.request.turns.map(({ role }) => role)).toEqual([
      ...['user', 'assistant', 'user', 'assistant', 'user'],
    ])
  })

  it('waits for an answer that grows, and is not found in a conversation of others', async () => {
    const events = harness.events(api.chat.process, { prompt: 'Hi' }, { as })
    const answer = await harness.engine.next()
    const [group] = await harness.call(api.groups.list, {}, { as })
    const groupId = group?.id ?? 0
    const busy = await harness.ask(drawInChat, { prompt: 'a cat', groupId }, { as })
    expect([busy.status, busy.body]).toMatchObject([409, { error: 'entries.busy' }])
    answer.finish()
    await events
    const other = harness.guest()
    const foreign = await harness.ask(drawInChat, { prompt: 'a cat', groupId }, { as: other })
    expect([foreign.status, foreign.body]).toMatchObject([404, { error: 'groups.not_found' }])
  })

  it('leaves nothing in the log when it cannot be queued', async () => {
    const short = await openQueueHarness({
      enqueueWorks: async () => {
        throw new Failure('credits.short', { values: { needed: 4, available: 0 } })
      },
    })
    const guest = short.guest()
    const reply = await short.ask(drawInChat, { prompt: 'a cat' }, { as: guest })
    expect(reply.status).toBe(430)
    expect(await short.call(api.groups.list, {}, { as: guest })).toEqual([])
    await short.close()
  })
})
