import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryFolder } from '../platform/repository-folder.ts'
import { createTestDatabase, queryDatabase, type TestDatabase } from '../testing/database.ts'
import { compileCache } from '../testing/spawn-server.ts'

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

/** Runs a command as npm does, on a database by its address. */
async function atelier(args: string[], env: Record<string, string> = {}) {
  const command = join(repositoryFolder, 'server/src/commands/main.ts')
  const run = promisify(execFile)(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'a key of more than thirty-two characters',
      ...env,
    },
  })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
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
  // Nine processes, one after another.
}, 60_000)

it.each([
  { args: [], code: 0, said: 'npm run atelier' },
  { args: ['restore'], code: 2, said: 'A file has to be named.' },
  { args: ['backup', '--too', 'x'], code: 2, said: '--too' },
  { args: ['restaure'], code: 2, said: 'There is no command restaure.' },
  { args: ['check-backup', '/nowhere.tar'], code: 1, said: 'There is no file /nowhere.tar' },
])('asked for $args it says what it can do, or what is wrong', async ({ args, code, said }) => {
  expect(await atelier([...args])).toMatchObject({ code, said: expect.stringContaining(said) })
})
