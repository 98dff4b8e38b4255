import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { listStoredEvents } from '../journal/stored-events.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** An answer under way, and how many of its events are stored. */
async function growing() {
  const as = test.guest()
  const next = test.engine.next()
  const events = test.events(api.chat.process, { prompt: 'Go' }, { as })
  const answer = await next
  const [group] = await test.call(api.groups.list, {}, { as })
  const { rows } = await test.call(api.chatlog.list, { groupId: group?.id ?? 0 }, { as })
  const entryId = rows[1]?.id ?? 0
  const stored = async () => (await listStoredEvents(test.database.db, entryId)).length
  return { answer, events, entryId, stored }
}

it('a piece that the database does not take keeps no other answer from being saved', async () => {
  const [bad, good] = [await growing(), await growing()]
  await test.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger refuse before insert on chat_run_chunks for each row
      when (new.entry_id = ${bad.entryId} and new.lines like '%unlucky%') execute function refuse()`)
  bad.answer.emit({ type: 'text-delta', text: 'unlucky' })
  good.answer.emit({ type: 'text-delta', text: 'well' })
  await expect.poll(good.stored, { timeout: 10_000 }).toBe(2)
  await test.database.pool.query('drop function refuse cascade')
  for (const { answer, events } of [bad, good]) {
    answer.finish()
    expect((await events).at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
  }
  expect(await bad.stored()).toBe(3)
})
