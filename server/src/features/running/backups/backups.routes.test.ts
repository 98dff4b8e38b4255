import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '../../../platform/backup/restore-backup.ts'
import { openCommandPool } from '../../../platform/db/reach-database.ts'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import { createEmptyDatabase } from '../../../testing/database.ts'
import {
  type Credential,
  createTestApp,
  openServerBeside,
  type TestApp,
} from '../../../testing/test-app.ts'
import { backupRuns } from './backups.table.ts'

let test: TestApp
let owner: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.member('keeper')
  await test.database.pool.query("update accounts set staff_role = 'owner'")
})
afterAll(() => test.close())

const list = () => test.call(api.backups.list, {}, { as: owner })
const make = () => test.ask(api.backups.make, {}, { as: owner })
const fetchFile = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })

describe('a backup by the button', () => {
  it('is made in the background, listed, downloaded, and can be restored', async () => {
    expect(await list()).toMatchObject({ rows: [], makingSince: null, failure: null })
    expect((await make()).status).toBe(200)
    const second = await make()
    expect([second.status, second.body]).toMatchObject([409, { error: 'backups.under_way' }])
    expect((await list()).makingSince).toMatch(/^20/)
    await test.services.backups.idle()
    const { rows, makingSince } = await list()
    expect([rows.length, makingSince]).toEqual([1, null])
    const [{ name, bytes } = { name: '', bytes: 0 }] = rows

    const { url } = await test.call(api.backups.ticket, { name }, { as: owner })
    const file = await fetchFile(url)
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, bytes])
    expect(file.headers['content-disposition']).toContain(name)

    const path = join(test.dataDir, 'downloaded.tar')
    await writeFile(path, file.rawPayload)
    const database = await createEmptyDatabase()
    const pool = openCommandPool(database.connection, 'test')
    await restoreBackup({
      file: path,
      pool,
      files: createFolderStorage(join(test.dataDir, 'elsewhere')),
    })
    const { rows: accounts } = await pool.query('select username from accounts')
    expect(accounts).toEqual([{ username: 'keeper' }])
    await pool.end()
    await database.drop()

    await test.call(api.backups.remove, { name }, { as: owner })
    expect((await list()).rows).toEqual([])
    expect((await fetchFile(url)).statusCode).toBe(404)
  })

  it('goes to nobody without a ticket of now', async () => {
    await make()
    await test.services.backups.idle()
    const [{ name } = { name: '' }] = (await list()).rows
    const { url } = await test.call(api.backups.ticket, { name }, { as: owner })
    const changed = (key: string, value: string) => {
      const address = new URL(url, 'http://localhost')
      address.searchParams.set(key, value)
      return `${address.pathname}${address.search}`
    }
    const made = new URL(url, 'http://localhost').searchParams
    for (const wrong of [
      changed('signature', 'x'.repeat(32)),
      changed('expires', String(Number(made.get('expires')) + 1)),
      changed('name', 'before-update-2026.tar'),
    ])
      expect((await fetchFile(wrong)).statusCode).toBe(404)
    expect((await fetchFile(changed('name', '../secret.key'))).statusCode).toBe(422)
  })

  it('that is not there is neither deleted nor offered', async () => {
    for (const endpoint of [api.backups.remove, api.backups.ticket] as const)
      expect((await test.ask(endpoint, { name: 'absent.tar' }, { as: owner })).status).toBe(404)
  })
})

describe('with another server beside it', () => {
  const listThere = async ({ app }: { app: FastifyInstance }) => {
    const headers = { host: 'localhost', authorization: owner }
    const reply = await app.inject({ url: `/api${api.backups.list.path}`, headers })
    return reply.json().data
  }

  it('it is one at a time, and all are told how it stands', async () => {
    const beside = await openServerBeside(test)
    await test.services.backups.make()
    expect((await listThere(beside)).makingSince).toMatch(/^20/)
    const headers = { host: 'localhost', authorization: owner }
    const url = `/api${api.backups.make.path}`
    const second = await beside.app.inject({ method: 'POST', url, headers, payload: {} })
    expect(second.json()).toMatchObject({ error: 'backups.under_way' })
    await test.services.backups.idle()
    expect(await listThere(beside)).toEqual(await list())
    await beside.close()
  })

  it('what a server that died has begun is told as failed, and another can be made', async () => {
    const longAgo = new Date(Date.now() - 10 * 60_000)
    await test.parts.db.update(backupRuns).set({ beganAt: longAgo, touchedAt: longAgo })
    expect(await list()).toMatchObject({ makingSince: null, failure: 'other' })
    expect((await make()).status).toBe(200)
    await test.services.backups.idle()
    expect(await list()).toMatchObject({ makingSince: null, failure: null })
  })
})

it('one that fails says so, leaves nothing, and can be tried again', async () => {
  await test.database.pool.query('alter table drizzle.__drizzle_migrations rename to away')
  await make()
  await test.services.backups.idle()
  const before = (await list()).rows.length
  expect((await list()).failure).toBe('other')
  const left = await readdir(join(test.dataDir, 'backups'))
  expect(left.filter((name) => name.endsWith('.making'))).toEqual([])
  await test.database.pool.query('alter table drizzle.away rename to __drizzle_migrations')
  await make()
  await test.services.backups.idle()
  expect(await list()).toMatchObject({ failure: null })
  expect((await list()).rows.length).toBeGreaterThanOrEqual(before)
})
