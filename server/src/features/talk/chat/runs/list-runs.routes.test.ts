import { api } from '@atelier/contract'
import { EngineError } from '@atelier/engines/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureText } from '../../../../platform/http/failure-texts.ts'
import { type CallOptions, createTestApp, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Begins an answer in a new conversation, in the hands of the test. */
async function begin(prompt: string, options: CallOptions) {
  const events = test.events(api.chat.process, { prompt }, options)
  const answer = await Promise.race([test.engine.next(), events.then(() => undefined)])
  if (!answer) throw new Error('the engine was not asked')
  const [row] = await rowsOf(options)
  return { answer, events, entryId: row?.entryId ?? 0, groupId: row?.groupId ?? 0 }
}

const rowsOf = async (options: CallOptions) => (await test.call(api.chat.runs, {}, options)).rows

describe('the list of runs', () => {
  it('names what is under way with its conversation, model and length, the last begun first', async () => {
    const as = test.guest()
    expect(await rowsOf({ as })).toEqual([])
    const first = await begin('First', { as })
    first.answer.emit({ type: 'reasoning-delta', text: 'not counted' })
    first.answer.emit({ type: 'text-delta', text: 'Five!' })
    const second = await begin('Second', { as })

    const { rows, now } = await test.call(api.chat.runs, {}, { as })
    expect(rows).toMatchObject([
      { title: 'Second', model: 'Plain', state: 'running', characters: 0, endedAt: null },
      { title: 'First', model: 'Plain', state: 'running', characters: 5, error: null },
    ])
    expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(rows[0]?.startedAt ?? ''))
    for (const { answer, events } of [first, second]) {
      answer.finish()
      await events
    }
  })

  it('keeps what has ended, with its state and the reason in the language of the reader', async () => {
    const as = test.guest()
    const done = await begin('Done', { as })
    done.answer.finish()
    await done.events
    const failed = await begin('Failed', { as })
    failed.answer.fail(new EngineError('rate', 'slow down'))
    await failed.events
    const stopped = await begin('Stopped', { as })
    await test.call(api.chat.stop, { entryId: stopped.entryId }, { as })
    await stopped.events

    const rows = await rowsOf({ as, language: 'en-US' })
    expect(rows.map(({ entryId, state }) => [entryId, state])).toEqual([
      [stopped.entryId, 'stopped'],
      [failed.entryId, 'failed'],
      [done.entryId, 'done'],
    ])
    expect(rows.every(({ endedAt, characters }) => endedAt !== null && characters === null)).toBe(
      true,
    )
    const other = await rowsOf({ as, language: 'zh-TW' })
    const code = 'engine.rate'
    const values = { detail: 'slow down' }
    expect(rows[1]?.error).toEqual({ code, message: failureText(code, 'en-US', values) })
    expect(other[1]?.error).toEqual({ code, message: failureText(code, 'zh-TW', values) })
  })

  it('lets go of what ended more than ten minutes ago, and never of what runs', async () => {
    const as = test.guest()
    const old = await begin('Old', { as })
    old.answer.finish()
    await old.events
    const long = await begin('Long', { as })
    await test.database.db.execute(sql`
      update chat_runs set started_at = started_at - interval '11 minutes',
        finished_at = finished_at - interval '11 minutes'
      where entry_id in (${old.entryId}, ${long.entryId})`)
    expect((await rowsOf({ as })).map(({ entryId }) => entryId)).toEqual([long.entryId])
    long.answer.finish()
    await long.events
  })

  it('is its owner’s alone: not of another guest, nor of the same one on another site', async () => {
    const as = test.guest()
    const { answer, events } = await begin('Private', { as })
    expect(await rowsOf({ as })).toHaveLength(1)
    expect(await rowsOf({ as: test.guest() })).toEqual([])
    expect(await rowsOf({ as, host: 'studio.localhost' })).toEqual([])
    answer.finish()
    await events
    expect(await rowsOf({ as: test.guest() })).toEqual([])
    expect(await rowsOf({ as, host: 'studio.localhost' })).toEqual([])
  })

  it('of one site leaves out what the same account began on another', async () => {
    const as = test.guest()
    const { answer, events, groupId } = await begin('Here', { as })
    await test.database.db.execute(sql`
      update chat_groups set site_id = (select max(id) from sites) where id = ${groupId}`)
    expect(await rowsOf({ as })).toEqual([])
    answer.finish()
    await events
  })

  it('follows a guest who becomes a member, who then sees it on every device', async () => {
    const guest = test.guest()
    const { answer, events } = await begin('Mine', { as: guest })
    const as = await test.member('collector', { as: guest })
    expect((await rowsOf({ as })).map(({ title }) => title)).toEqual(['Mine'])
    expect(await rowsOf({ as: guest })).toEqual([])
    answer.finish()
    await events
  })
})
