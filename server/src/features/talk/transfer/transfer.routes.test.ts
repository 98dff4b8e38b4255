import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { moveGroups } from '../groups/groups.store.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Conversation = InputOf<typeof api.transfer.import>['conversations'][number]
type Entry = Conversation['entries'][number]

const said = (role: Entry['role'], text: string, parent: number | null): Entry => ({
  role,
  parts: [{ type: 'text', text }],
  model: role === 'user' ? null : 'gpt-4o',
  createdAt: '2024-03-05T10:00:00.000Z',
  parent,
})

const conversation = (key: string, changes: Partial<Conversation> = {}): Conversation => ({
  key,
  title: '里昂之行',
  createdAt: '2024-03-05T10:00:00.000Z',
  updatedAt: '2024-03-06T10:00:00.000Z',
  entries: [
    said('user', '去里昂的火车', null),
    said('assistant', 'First answer', 0),
    said('assistant', 'Second answer \u0000', 0),
    said('user', 'Thanks', 2),
  ],
  shown: 3,
  ...changes,
})

const { import: bring, known } = api.transfer

describe('conversations brought from elsewhere', () => {
  it('keep title, dates, models, order and versions, and cost nothing', async () => {
    const as = test.guest()
    const { imported } = await test.call(bring, { conversations: [conversation('a')] }, { as })
    const groupId = imported[0]?.groupId ?? 0
    const [group] = await test.call(api.groups.list, {}, { as })
    expect(group).toMatchObject({
      id: groupId,
      title: '里昂之行',
      createdAt: '2024-03-05T10:00:00.000Z',
      updatedAt: '2024-03-06T10:00:00.000Z',
    })
    const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
    expect(rows.map(({ text }) => text)).toEqual(['去里昂的火车', 'Second answer ', 'Thanks'])
    expect(rows[1]).toMatchObject({
      price: 0,
      usage: null,
      state: 'done',
      model: { name: 'gpt-4o' },
    })
    expect(rows[1]?.versions).toHaveLength(2)
    await test.call(api.chatlog.selectVersion, { id: rows[1]?.versions[0] ?? 0 }, { as })
    const other = await test.call(api.chatlog.list, { groupId }, { as })
    expect(other.rows.map(({ text }) => text)).toEqual(['去里昂的火车', 'First answer'])
  })

  it('are found by their words', async () => {
    const as = test.guest()
    await test.call(bring, { conversations: [conversation('a')] }, { as })
    const { rows } = await test.call(api.chatlog.search, { q: '火车' }, { as })
    expect(rows.map(({ groupTitle }) => groupTitle)).toEqual(['里昂之行'])
  })

  it('come once for each owner, and again after they were deleted', async () => {
    const as = test.guest()
    const conversations = [conversation('a'), conversation('b')]
    await test.call(bring, { conversations: conversations.slice(0, 1) }, { as })
    const again = await test.call(bring, { conversations }, { as })
    expect(again.known).toEqual(['a'])
    expect(again.imported.map(({ key }) => key)).toEqual(['b'])
    expect((await test.call(known, { keys: ['a', 'b', 'c'] }, { as })).known.toSorted()).toEqual([
      'a',
      'b',
    ])
    expect((await test.call(known, { keys: ['a'] }, { as: test.guest() })).known).toEqual([])
    await test.call(api.groups.delete, { groupId: again.imported[0]?.groupId ?? 0 }, { as })
    const third = await test.call(bring, { conversations }, { as })
    expect(third.imported.map(({ key }) => key)).toEqual(['b'])
  })

  it.each([
    ['entries', { entries: [] }],
    ['entries.0.parent', { entries: [said('user', 'x', 0)], shown: 0 }],
    ['shown', { shown: 9 }],
    ['createdAt', { createdAt: 'yesterday' }],
  ])(
    'that are not right are refused by naming %s, and nothing of the call is kept',
    async (field, changes) => {
      const as = test.guest()
      const conversations = [conversation('good'), conversation('bad', changes)]
      const { status, body } = await test.ask(bring, { conversations }, { as })
      expect(status).toBe(422)
      expect(JSON.stringify(body)).toContain(`conversations.1.${field}`)
      expect(await test.call(api.groups.list, {}, { as })).toEqual([])
    },
  )

  it('with a source that is no web address are refused', async () => {
    const entries: Entry[] = [
      { ...said('user', 'x', null), parts: [{ type: 'source', title: 'x', url: 'javascript:x' }] },
    ]
    const conversations = [conversation('bad', { entries, shown: 0 })]
    expect((await test.ask(bring, { conversations }, { as: test.guest() })).status).toBe(422)
  })

  it('never stand in the future', async () => {
    const as = test.guest()
    const conversations = [conversation('a', { updatedAt: '2999-01-01T00:00:00.000Z' })]
    await test.call(bring, { conversations }, { as })
    const [group] = await test.call(api.groups.list, {}, { as })
    expect(group?.updatedAt.startsWith('2999')).toBe(false)
  })

  it('of a guest go to an account that has brought the same', async () => {
    const [guest, member] = [test.guest(), test.guest()]
    const ids = []
    for (const as of [guest, member]) {
      const { imported } = await test.call(bring, { conversations: [conversation('a')] }, { as })
      ids.push(imported[0]?.groupId)
    }
    const { rows } = await test.database.db.execute<{ owner: number }>(
      `select owner_id as owner from chat_groups where id in (${ids.join()}) order by id`,
    )
    await moveGroups(test.database.db, rows[0]?.owner ?? 0, rows[1]?.owner ?? 0)
    expect(await test.call(api.groups.list, {}, { as: member })).toHaveLength(2)
    expect(await test.call(api.groups.list, {}, { as: guest })).toEqual([])
  })
})
