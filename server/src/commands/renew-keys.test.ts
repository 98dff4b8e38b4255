// A change of the key, over a database in which everything that can be sealed is.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sealedColumns } from '../features/brought-parts.ts'
import { readConfig } from '../platform/config.ts'
import { openDataFolder } from '../platform/data-folder.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { renewKeys } from './renew-keys.ts'

const older = 'the key of before, of more than thirty-two letters'
const newer = 'the key from now on, of more than thirty-two letters'

let database: TestDatabase
let pool: pg.Pool
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ ...database.connection, max: 2 })
  folder = await mkdtemp(join(tmpdir(), 'atelier-keys-'))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A row in each table that holds something sealed, with a text sealed under this key in each of its columns. */
async function fill(key: string): Promise<void> {
  const { seal } = createSecretBox(key)
  const json = (text: string) => JSON.stringify({ sealed: seal(text) })
  const add = (sql: string, values: unknown[] = []) => pool.query(sql, values)
  await add("insert into sites (code) values ('*') on conflict do nothing")
  await add(
    `insert into accounts (site_id, kind, name, guest_hash, totp_secret) select id, 'guest', 'a', 'hash', $1 from sites limit 1`,
    [seal('totp')],
  )
  await add(
    `insert into site_settings (site_id, key, value) select id, 'searchKey', $1::jsonb from sites limit 1`,
    [json('search')],
  )
  await add(
    `insert into site_setting_changes (site_id, key, before, after, at, account_id, actor)
     select id, 'searchKey', $1::jsonb, $2::jsonb, now(), 1, 'somebody' from sites limit 1`,
    [json('search before'), json('search after')],
  )
  for (const [table, column] of [
    ['connections', 'settings'],
    ['own_connections', 'settings'],
    ['tool_servers', 'headers'],
    ['mail_outbox', 'sealed'],
    ['codes', 'sealed'],
  ] as const)
    await addBare(table, { [column]: seal(`${table} secret`) })
}

/** A row of a table with nothing in it but what is given and what it must have; what it points at is not looked for. */
async function addBare(table: string, given: Record<string, string>): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  )
  const filler: Record<string, string> = {
    integer: '1',
    text: 'x',
    jsonb: '[]',
    boolean: 'true',
    'timestamp with time zone': '2026-01-01',
  }
  const needed = Object.fromEntries(rows.map(({ name, type }) => [name, filler[type] ?? '1']))
  const row = { ...needed, ...given }
  const names = Object.keys(row)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** How many texts of the whole database open under a key; every text column is tried, and every text within JSON. */
async function countOpening(key: string): Promise<number> {
  const { open } = createSecretBox(key)
  const { rows: columns } = await pool.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  )
  let opening = 0
  for (const { table, name } of columns) {
    const { rows } = await pool.query<{ value: string | null }>(
      `select "${name}"::text as value from "${table}"`,
    )
    for (const { value } of rows)
      for (const [text] of (value ?? '').matchAll(/[\w-]{38,}/g))
        try {
          open(text)
          opening++
        } catch {
          // Not sealed under this key.
        }
  }
  return opening
}

describe('a change of the key', () => {
  it('given by the environment seals everything anew, and says when the old one can go', async () => {
    await fill(older)
    expect(await countOpening(older)).toBe(sealedColumns.length)
    const said: string[] = []
    const env = { DATABASE_URL: database.url, SECRET_KEY: newer, SECRET_KEY_OLD: older }
    await renewKeys(readConfig(env), (line) => said.push(line))
    expect(await countOpening(older)).toBe(0)
    expect(await countOpening(newer)).toBe(sealedColumns.length)
    expect(said).toEqual([
      `${sealedColumns.length} stored secrets are encrypted under the new key now.`,
      'Take SECRET_KEY_OLD away from all servers.',
    ])
  })

  it('needs the key before', async () => {
    const env = { DATABASE_URL: database.url, SECRET_KEY: newer }
    await expect(renewKeys(readConfig(env), () => undefined)).rejects.toThrow(/SECRET_KEY_OLD/)
  })

  it('that DATA_DIR keeps makes a new one there, again and again, and goes on where it was cut off', async () => {
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder })
    const first = await openDataFolder(folder)
    await first.release()
    await fill(first.secretKey)
    await renewKeys(config, () => undefined)
    const second = await openDataFolder(folder)
    await second.release()
    expect(second.olderKeys).toEqual([first.secretKey])
    expect(await countOpening(second.secretKey)).toBe(sealedColumns.length)
    // As if it had been cut off: something is sealed under the key before still.
    await pool.query('update accounts set totp_secret = $1', [
      createSecretBox(first.secretKey).seal('totp'),
    ])
    await renewKeys(config, () => undefined)
    const third = await openDataFolder(folder)
    await third.release()
    expect(await countOpening(third.secretKey)).toBe(sealedColumns.length)
    expect(third.olderKeys).toEqual([second.secretKey])
    expect((await readFile(join(folder, 'secret.key'), 'utf8')).trim()).toBe(third.secretKey)
  })
})

describe('a secret', () => {
  it('sealed under an older key opens while that is known, and is sealed under the new one', () => {
    const before = createSecretBox(older)
    const both = createSecretBox(newer, [older])
    const sealed = before.seal('a word')
    expect(both.open(sealed)).toBe('a word')
    expect([both.isOld(sealed), both.isOld(both.seal('a word'))]).toEqual([true, false])
    expect(createSecretBox(newer).open(both.seal('a word'))).toBe('a word')
    expect(() => createSecretBox(newer).open(sealed)).toThrow()
  })
})
