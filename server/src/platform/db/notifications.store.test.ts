import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, queryDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { type Notifications, notify, openNotifications } from './notifications.ts'

const log = pino({ level: 'silent' })
let test: TestDatabase
let database: DatabaseHandle
const lines: Notifications[] = []
beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection, log)
})
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close()
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

/** A listener, and what it hears of a channel, one payload at a time. */
function listenTo(channel: string) {
  const line = openNotifications(test.connection, log)
  lines.push(line)
  const heard: string[] = []
  let next = () => {}
  line.listen(channel, (payload) => {
    heard.push(payload)
    next()
  })
  return {
    line,
    heard,
    /** Resolves when so many have come. */
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (next = resolve))
      return heard
    },
  }
}

it('what is told on a channel reaches whoever listens there, when its transaction commits', async () => {
  const here = listenTo('here')
  await here.line.ready
  await database.db.transaction(async (tx) => {
    await notify(tx, 'here', 'one')
    await notify(tx, 'elsewhere', 'not for us')
  })
  await database.db
    .transaction(async (tx) => {
      await notify(tx, 'here', 'never')
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await notify(database.db, 'here', 'two')
  expect(await here.until(2)).toEqual(['one', 'two'])
})

it('a channel that is wanted later is listened to as well', async () => {
  const first = listenTo('first')
  await first.line.ready
  const heard = new Promise((resolve) => first.line.listen('later', resolve))
  await database.db.execute('select 1')
  await queryDatabase(test.url, 'select 1')
  // The request to listen goes out before this word, though on another connection: it is sent until it is heard.
  const telling = setInterval(() => void notify(database.db, 'later', 'late'), 20)
  expect(await heard).toBe('late')
  clearInterval(telling)
})

it('a line that breaks is opened again, and says so', async () => {
  const here = listenTo('here')
  await here.line.ready
  const restored = new Promise<void>((resolve) => here.line.onRestored(resolve))
  await queryDatabase(
    test.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier-listener' and datname = current_database()",
  )
  await restored
  await notify(database.db, 'here', 'again')
  expect(await here.until(1)).toEqual(['again'])
})

it('a listener that fails keeps nothing from the others', async () => {
  const line = openNotifications(test.connection, log)
  lines.push(line)
  const heard = new Promise<string>((resolve) => {
    line.listen('shared', () => {
      throw new Error('not for me')
    })
    line.listen('shared', resolve)
  })
  await line.ready
  await notify(database.db, 'shared', 'all of you')
  expect(await heard).toBe('all of you')
})
