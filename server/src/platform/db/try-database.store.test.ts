import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase, withDatabase } from '../../testing/database.ts'
import { startOldPooler } from '../../testing/old-pooler.ts'
import { tryDatabase } from './try-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const trying = (connectionString: string, prepare = true) =>
  tryDatabase({ connectionString }, { prepare })

it('a database that can be used passes, however often it is tried', async () => {
  await trying(test.url)
  await trying(test.url)
  await trying(test.url, false)
})

it('a database that is not there is named', async () => {
  await expect(trying(withDatabase(test.url, 'nothing'))).rejects.toThrow(
    'The database at DATABASE_URL cannot be used: database "nothing" does not exist. Check',
  )
})

it('a database that can only be read is told from one that can be written to', async () => {
  const url = new URL(test.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  await expect(trying(url.href)).rejects.toThrow(
    'The database at DATABASE_URL can only be read. Set DATABASE_URL to the one that is written to',
  )
})

it('a pooler that knows no prepared statements is told what to set, and passes without them', async () => {
  const pooler = await startOldPooler(inject('databaseServer').url)
  await expect(trying(pooler.url)).rejects.toThrow('Set DATABASE_PREPARE=off.')
  await trying(pooler.url, false)
  await pooler.stop()
})

it.each([
  ['SSH-2.0-OpenSSH_9.2\r\n', 'as if it were no PostgreSQL'],
  ['HTTP/1.1 400 Bad Request\r\n\r\n', 'as if it were no PostgreSQL'],
  ['', 'as if it were no PostgreSQL'],
])('what answers by %j is told in one line', async (reply, words) => {
  const server = createServer((client) => {
    client.on('error', () => undefined)
    client.on('data', () => client.end(reply))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const failure = await trying(`postgresql://a:b@127.0.0.1:${port}/c`).catch((error) => error)
  server.close()
  expect(failure.message).toContain(words)
  expect(failure.message).not.toContain('\n')
})
