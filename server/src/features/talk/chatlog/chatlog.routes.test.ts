import { api } from '@atelier/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A group with so many entries, one after another. */
async function longGroup(as: Credential, length: number): Promise<number> {
  const { id } = await test.call(api.groups.create, {}, { as })
  await test.database.db.execute(sql`
    with entries as (
      insert into chat_entries (group_id, parent_id, role, state, parts)
      select ${id}::int, case when n > 1 then currval('chat_entries_id_seq') - 0 end,
        case when n % 2 = 1 then 'user' else 'assistant' end, 'done',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'entry ' || n))
      from generate_series(1, ${length}::int) n returning id
    ) select 1`)
  await test.database.db.execute(sql`
    with ordered as (
      select id, lag(id) over (order by id) as previous from chat_entries where group_id = ${id}
    ) update chat_entries set parent_id = ordered.previous from ordered where ordered.id = chat_entries.id`)
  await test.database.db.execute(sql`
    update chat_groups set leaf_id = (select max(id) from chat_entries where group_id = ${id}) where id = ${id}`)
  return id
}

describe('a log', () => {
  it('of five thousand entries pages backwards without a gap or a repeat', async () => {
    const as = test.guest()
    const groupId = await longGroup(as, 5000)
    const seen: string[] = []
    let before: number | undefined
    for (;;) {
      const page = await test.call(api.chatlog.list, { groupId, before, size: 700 }, { as })
      seen.unshift(...page.rows.map((row) => row.text))
      if (page.before === null) break
      before = page.before
    }
    expect(seen).toEqual(Array.from({ length: 5000 }, (_, at) => `entry ${at + 1}`))
  })

  it('loses one message and keeps what followed it', async () => {
    const as = test.guest()
    const groupId = await longGroup(as, 4)
    const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
    await test.call(api.chatlog.delete, { id: rows[1]?.id ?? 0 }, { as })
    await test.call(api.chatlog.delete, { id: rows[3]?.id ?? 0 }, { as })
    const left = await test.call(api.chatlog.list, { groupId }, { as })
    expect(left.rows.map((row) => row.text)).toEqual(['entry 1', 'entry 3'])
    const stranger = await test.ask(
      api.chatlog.delete,
      { id: rows[0]?.id ?? 0 },
      { as: test.guest() },
    )
    expect(stranger.status).toBe(404)
  })

  it('is emptied while its group stays', async () => {
    const as = test.guest()
    const groupId = await longGroup(as, 3)
    await test.call(api.chatlog.deleteByGroup, { groupId }, { as })
    expect(await test.call(api.chatlog.list, { groupId }, { as })).toEqual({
      rows: [],
      before: null,
    })
    expect(await test.call(api.groups.list, {}, { as })).toHaveLength(1)
  })

  it('of an app is that of the group last used with it', async () => {
    const as = test.guest()
    const none = await test.call(api.chatlog.listByApp, { appId: 5 }, { as })
    expect(none).toEqual({ rows: [], before: null, groupId: null })
    const { id } = await test.call(api.groups.create, { appId: 5 }, { as })
    expect((await test.call(api.chatlog.listByApp, { appId: 5 }, { as })).groupId).toBe(id)
  })
})

describe('search', () => {
  it('finds words, beginnings and Chinese within own conversations only', async () => {
    const as = test.guest()
    const say = async (prompt: string, answer: string, who: Credential) => {
      const events = test.events(api.chat.process, { prompt }, { as: who })
      const scripted = await test.engine.next()
      scripted.emit({ type: 'text-delta', text: answer })
      scripted.finish()
      await events
    }
    await say('How do I bake bread?', 'Knead the dough, then wait.', as)
    await say('今天天气怎么样', '北京今天晴朗，适合出门。', as)
    await say('bread is mine', 'secret dough', test.guest())
    const find = async (q: string) =>
      (await test.call(api.chatlog.search, { q }, { as })).rows.map((row) => row.excerpt)
    expect(await find('DOUGH')).toEqual(['Knead the dough, then wait.'])
    expect(await find('bread ba')).toEqual(['How do I bake bread?'])
    expect(await find('天气')).toEqual(['今天天气怎么样'])
    expect(await find('晴')).toEqual(['北京今天晴朗，适合出门。'])
    expect(await find('气北')).toEqual([])
    expect(await find("'; drop table")).toEqual([])
    expect(await find('!!!')).toEqual([])
  })
})
