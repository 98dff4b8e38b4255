import { api } from '@atelier/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { noteNewWords, prepareWordsAgain } from './prepare-words.store.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const at = '2024-03-05T10:00:00.000Z'
const texts = [
  'Bon café à Łódź 👍🏽',
  'We use C++ and C# with ASP.NET',
  'The letter C alone',
  'Donaudampfschifffahrt auf der Straße',
  'call getUserName in user_profile',
  'ＦＵＬＬ　ｗｉｄｔｈ　サーバー',
  '去里昂的火车',
]

/** Somebody whose conversation holds the texts. */
async function somebody() {
  const as = test.guest()
  const entries = texts.map((text, place) => ({
    role: 'user' as const,
    parts: [{ type: 'text' as const, text }],
    model: null,
    createdAt: at,
    parent: place > 0 ? place - 1 : null,
  }))
  const conversation = { key: 'a', title: 'Texts', createdAt: at, updatedAt: at, entries, shown: 6 }
  await test.call(api.transfer.import, { conversations: [conversation] }, { as })
  const find = async (q: string) =>
    (await test.call(api.chatlog.search, { q }, { as })).rows.map(({ excerpt }) => excerpt)
  return { find }
}

const cases: [sought: string, places: number[]][] = [
  ['👍', [0]],
  ['👍🏻', [0]],
  ['cafe', [0]],
  ['CAFÉ', [0]],
  ['lodz', [0]],
  ['C++', [1]],
  ['C#', [1]],
  ['.NET', [1]],
  ['schiff', [3]],
  ['fahrt straße', [3]],
  ['strasse', [3]],
  ['username', [4]],
  ['profile user', [4]],
  ['full width', [5]],
  ['サーバー', [5]],
  ['火车', [6]],
  ['letter c', [2]],
]

describe('messages are found', () => {
  it.each(cases)('by %s', async (sought, places) => {
    const { find } = await somebody()
    expect(await find(sought)).toEqual(places.map((place) => texts[place]?.replace(/\s/g, ' ')))
  })

  it('when an older server stored them, once they have been prepared again', async () => {
    const { find } = await somebody()
    const { db } = test.database
    await db.execute(sql`update chat_entries set words = array_to_tsvector(array['of', 'old'])`)
    expect(await find('👍')).toEqual([])
    await db.execute(sql`update prepared_words set form = 1`)
    await prepareWordsAgain({ db, log: test.parts.log, clock: { now: () => new Date(at) } })
    expect(await find('👍')).toEqual([texts[0]])
    // Another server that was there before wrote meanwhile.
    await db.execute(sql`insert into chat_entries (group_id, role, state, parts)
      select group_id, role, state, parts from chat_entries where id in (select max(id) from chat_entries)`)
    await prepareWordsAgain({ db, log: test.parts.log, clock: { now: () => new Date(at) } })
    expect(await find('火车')).toHaveLength(2)
    const later = new Date(Date.parse(at) + 25 * 60 * 60_000)
    await db.execute(sql`update chat_entries set words = array_to_tsvector(array['of', 'old'])`)
    await db.execute(sql`update prepared_words set up_to = 0`)
    await prepareWordsAgain({ db, log: test.parts.log, clock: { now: () => later } })
    expect(await find('👍')).toEqual([])
  })
})

/** The version of each row: another one once it has been written. */
const versions = async () =>
  (await test.database.pool.query('select id, xmin::text from chat_entries order by id')).rows

describe('what has its words already', () => {
  it('is not written again for an older server that may be there', async () => {
    await somebody()
    const { db, pool } = test.database
    const prepareAll = async () => {
      await pool.query('update prepared_words set form = 1')
      await prepareWordsAgain({ db, log: test.parts.log, clock: { now: () => new Date(at) } })
    }
    await prepareAll()
    const before = await versions()
    const last = before.at(-1)
    await pool.query("update chat_entries set words = ''::tsvector where id = $1", [last.id])
    await prepareAll()
    const after = await versions()
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
    expect(after.at(-1)).not.toEqual(last)
  })

  it('is not looked at in a new installation', async () => {
    const { db, pool } = test.database
    const clock = { now: () => new Date(at) }
    await pool.query('delete from prepared_words')
    await noteNewWords({ db, clock })
    expect((await pool.query('select * from prepared_words')).rows).toEqual([])
    await pool.query('delete from accounts')
    await noteNewWords({ db, clock })
    await somebody()
    await pool.query("update chat_entries set words = ''::tsvector")
    const before = await versions()
    await prepareWordsAgain({ db, log: test.parts.log, clock })
    expect(await versions()).toEqual(before)
  })
})
