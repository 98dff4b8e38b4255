import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  test.engine.answerAlways('An answer')
})
afterAll(() => test.close())

const { create, list, update, delete: remove, deleteAll } = api.groups

describe('groups', () => {
  it('are listed sticky first, then the last used first', async () => {
    const as = test.guest()
    const ids = []
    for (const appId of [undefined, 7, 0]) ids.push((await test.call(create, { appId }, { as })).id)
    await test.call(update, { groupId: ids[0] ?? 0, isSticky: true }, { as })
    await test.events(
      api.chat.process,
      { prompt: 'Use the second', options: { groupId: ids[1] } },
      { as },
    )
    const groups = await test.call(list, {}, { as })
    expect(groups.map((group) => group.id)).toEqual([ids[0], ids[1], ids[2]])
    expect(groups.map((group) => group.appId)).toEqual([null, 7, null])
  })

  it('are renamed for good: no later answer names them anew', async () => {
    const as = test.guest()
    const { id } = await test.call(create, {}, { as })
    await test.call(update, { groupId: id, title: '  我的对话  ' }, { as })
    await test.events(api.chat.process, { prompt: 'Hello', options: { groupId: id } }, { as })
    expect((await test.call(list, {}, { as }))[0]?.title).toBe('我的对话')
  })

  it('are named by the model after the first answer, else by the prompt', async () => {
    const as = test.guest()
    await test.events(api.chat.process, { prompt: '# Plan **my** day\nplease' }, { as })
    await expect
      .poll(async () => (await test.call(list, {}, { as }))[0]?.title)
      .toBe('A name from the model')
  })

  it('go with their log when deleted; the sticky ones survive deleting all', async () => {
    const as = test.guest()
    const ids = []
    for (const _ of [1, 2, 3]) ids.push((await test.call(create, {}, { as })).id)
    await test.call(update, { groupId: ids[1] ?? 0, isSticky: true }, { as })
    await test.call(remove, { groupId: ids[0] ?? 0 }, { as })
    expect((await test.ask(api.chatlog.list, { groupId: ids[0] ?? 0 }, { as })).status).toBe(404)
    await test.call(deleteAll, {}, { as })
    expect((await test.call(list, {}, { as })).map((group) => group.id)).toEqual([ids[1]])
  })

  it('of others are not there', async () => {
    const { id: groupId } = await test.call(create, {}, { as: test.guest() })
    const as = test.guest()
    for (const reply of [
      await test.ask(update, { groupId, title: 'Mine' }, { as }),
      await test.ask(remove, { groupId }, { as }),
      await test.ask(api.chatlog.list, { groupId }, { as }),
      await test.ask(api.chatlog.deleteByGroup, { groupId }, { as }),
    ])
      expect([reply.status, reply.body]).toMatchObject([404, { error: 'groups.not_found' }])
  })
})

it('of very many a page is told at a time, and deleting all deletes all', async () => {
  const as = test.guest()
  await test.call(api.auth.getInfo, {}, { as })
  await test.database.pool.query(
    `insert into chat_groups (site_id, owner_id, title, is_sticky, created_at, updated_at)
     select (select site_id from accounts where id = $1), $1, 'conversation ' || n, n = 3, now(), now() - n * interval '1 minute'
     from generate_series(1, 1203) as n`,
    [await accountOf(test, as)],
  )
  const first = await test.call(api.groups.list, {}, { as })
  expect([first.length, first[0]?.title, first[1]?.title]).toEqual([
    500,
    'conversation 3',
    'conversation 1',
  ])
  const others = [2, 3, 4].map((page) => test.call(api.groups.list, { page }, { as }))
  const lengths = (await Promise.all(others)).map((rows) => rows.length)
  expect(lengths).toEqual([500, 203, 0])
  expect(await test.call(api.groups.list, { page: 2, size: 1000 }, { as })).toHaveLength(203)
  expect((await test.ask(api.groups.list, { size: 1001 }, { as })).status).toBe(422)
  await test.call(api.groups.deleteAll, {}, { as })
  expect((await test.call(api.groups.list, {}, { as })).map(({ title }) => title)).toEqual([
    'conversation 3',
  ])
})
