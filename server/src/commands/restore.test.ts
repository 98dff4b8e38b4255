import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, queryDatabase, type TestDatabase } from '../testing/database.ts'
import { runCommand } from './run-command.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'atelier-commands-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command in this process, on a database by its address: a process of its own for each takes seconds. */
async function atelier(args: string[], env: Record<string, string> = {}) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const code = await runCommand({
    args,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'a key of more than thirty-two characters',
      ...env,
    },
    say,
    complain: say,
  })
  return { code, said: said.join('\n') }
}

const codes = async () =>
  (await queryDatabase(database.url, "select code from sites where code <> '*' order by code")).map(
    ({ code }) => code,
  )
const enter = (code: string) =>
  queryDatabase(
    database.url,
    `with site as (insert into sites (code) values ('${code}') returning id)
     insert into accounts (site_id, kind, guest_hash) select id, 'guest', 'hash of ${code}' from site`,
  )

it('what is in use is replaced only when one says so, by a whole backup, and is kept', async () => {
  const file = join(folder, 'one.tar')
  await enter('first')
  expect(await atelier(['backup', '--to', file])).toMatchObject({
    code: 0,
    said: expect.stringContaining('SECRET_KEY is not in it'),
  })
  await enter('second')
  expect(await atelier(['restore', file])).toMatchObject({
    code: 1,
    said: expect.stringContaining('has 2 accounts'),
  })

  const cut = join(folder, 'cut.tar')
  await atelier(['backup', '--to', cut])
  await truncate(cut, 60_000)
  expect(await atelier(['restore', cut, '--replace'])).toMatchObject({ code: 1 })
  expect(await codes()).toEqual(['first', 'second'])

  expect(
    await atelier(['restore', file, '--replace'], {
      SECRET_KEY: 'another key, as long as it has to be',
    }),
  ).toMatchObject({ code: 1, said: expect.stringContaining('under another key') })
  expect(await codes()).toEqual(['first', 'second'])

  const newer = join(folder, 'newer.tar')
  const future =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('f', 9999999999999)"
  await queryDatabase(database.url, future)
  await atelier(['backup', '--to', newer])
  await queryDatabase(database.url, "delete from drizzle.__drizzle_migrations where hash = 'f'")
  expect(await atelier(['restore', newer, '--replace'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('made by a newer Atelier'),
  })
  expect(await codes()).toEqual(['first', 'second'])

  expect(await atelier(['restore', file, '--replace'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('The ledger adds up.'),
  })
  expect(await codes()).toEqual(['first'])
  const [kept = ''] = await readdir(join(folder, 'data/backups'))
  expect(kept).toMatch(/^before-restore-.*\.tar$/)
  await atelier(['restore', join(folder, 'data/backups', kept), '--replace'])
  expect(await codes()).toEqual(['first', 'second'])
}, 60_000)
