// Imports that end in the middle: what came stays, and the same archive goes on from there.
import { readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import { createServices } from '../../../services.ts'
import { exportOf, importInto, inShort, sendArchive } from '../../../testing/archives.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { identify } from '../accounts/identify.usecases.ts'
import {
  createImportHarness,
  type ImportHarness,
  nothing,
  whole,
} from './testing/import-harness.ts'

let harness: ImportHarness
let test: TestApp
let archive: Buffer
beforeAll(async () => {
  harness = await createImportHarness()
  test = harness.test
  archive = harness.archive
})
afterAll(() => harness.close())

const newcomer = () => harness.newcomer()
const ownedBy = (as: Credential) => harness.ownedBy(as)

async function listening(): Promise<number> {
  await test.app.listen({ port: 0, host: 'localhost' })
  const address = test.app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

describe('an import that ends in the middle', () => {
  it('keeps what came, says why it ended, and is completed by the same archive', async () => {
    const as = await newcomer()
    for (const fits of [1, 4]) {
      harness.room = fits
      expect(await importInto(test, archive, as)).toMatchObject({
        state: 'failed',
        failure: { code: 'server.storage_full' },
      })
    }
    harness.room = Number.POSITIVE_INFINITY
    const partly = await ownedBy(as)
    expect(partly.uploads).toBe(3)
    expect(partly.works).toBe(partly.files)
    expect(partly.works).toBeLessThan(3)
    const state = await importInto(test, archive, as)
    expect(state).toMatchObject({ state: 'done', failure: null })
    expect(inShort(state)).toMatchObject({ uploads: [0, 3, 0], conversations: [2, 0, 0] })
    expect(await ownedBy(as)).toEqual(whole)
    expect(await readdir(join(test.dataDir, 'imports'))).toEqual([])
  })

  it('as its server is stopped says so at once, and another server goes on with it', async () => {
    const as = await newcomer()
    const site = await test.services.sites.findSite('localhost')
    const caller = await identify(as, { site, ip: '' }, test.services.accounts)
    if (!caller) throw new Error('nobody is signed in')
    const storage = createFolderStorage(harness.files)
    let ended: Promise<void> | undefined
    const stopping = createServices({
      ...test.parts,
      storage: {
        ...storage,
        async save(name, bytes) {
          ended ??= stopping.accountData.imports.close()
          await storage.save(name, bytes)
        },
      },
    })
    const about = { locale: 'en-US', requestId: '', host: '', ip: '', userAgent: '' } as const
    const receive = (file: string) => writeFile(file, archive)
    await stopping.accountData.imports.take(receive, { site, caller, ...about })
    await stopping.accountData.imports.idle()
    await ended
    expect(await test.call(api.accountData.importState, {}, { as })).toMatchObject({
      state: 'failed',
      failure: { code: 'import.cut' },
    })
    expect(await ownedBy(as)).toEqual({ ...nothing, uploads: 1 })
    expect(inShort(await importInto(test, archive, as))).toMatchObject({ uploads: [2, 1, 0] })
    expect(await ownedBy(as)).toEqual(whole)
    await stopping.closeEngines()
  })

  it('with its server is told to be cut off after a while, and may begin anew then', async () => {
    const as = await newcomer()
    await importInto(test, archive, as)
    const id = await accountOf(test, as)
    const set = (touched: string) =>
      test.database.pool.query(
        `update import_runs set state = 'running', touched_at = ${touched} where account_id = $1`,
        [id],
      )
    await set('now()')
    expect(await test.call(api.accountData.importState, {}, { as })).toMatchObject({
      state: 'running',
    })
    expect(await sendArchive(test, archive, { as })).toMatchObject({
      status: 409,
      body: { error: 'import.running' },
    })
    await set("now() - interval '3 min'")
    expect(await test.call(api.accountData.importState, {}, { as })).toMatchObject({
      state: 'failed',
      failure: { code: 'import.cut' },
    })
    expect(await importInto(test, archive, as)).toMatchObject({ state: 'done' })
    expect(await ownedBy(as)).toEqual(whole)
  })

  it('twice at once doubles nothing', async () => {
    const as = await newcomer()
    const both = await Promise.all([
      sendArchive(test, archive, { as }),
      sendArchive(test, archive, { as }),
    ])
    await test.services.accountData.imports.idle()
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ownedBy(as)).toEqual(whole)
  })

  it('whose file is cut on its way leaves nothing, and may begin at once again', async () => {
    const as = await newcomer()
    const port = await listening()
    const folder = join(test.dataDir, 'imports')
    const head = [
      'POST /api/user/import HTTP/1.1',
      'host: localhost',
      `authorization: ${as}`,
      'content-type: multipart/form-data; boundary=edge',
      `content-length: ${archive.length + 1000}`,
      '',
      '--edge',
      'content-disposition: form-data; name="file"; filename="data.zip"',
      '',
      '',
    ].join('\r\n')
    const line = connect(port, 'localhost')
    line.write(head)
    line.write(archive.subarray(0, archive.length - 100))
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1))
    line.destroy()
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]))
    expect(await importInto(test, archive, as)).toMatchObject({ state: 'done' })
    expect(await ownedBy(as)).toEqual(whole)
  })

  it('reads long lists where nobody else is served, and is whole all the same', async () => {
    const packer = await newcomer()
    const ownerId = await accountOf(test, packer)
    await test.database.pool.query(
      `insert into prompts (owner_id, title, content, tags, version, created_at, updated_at)
       select $1, 'prompt ' || n, n || repeat(' words 一二三', 1000), '{}', 1, now(), now() from generate_series(1, 30) as n`,
      [ownerId],
    )
    const long = await exportOf(test, packer)
    const as = await newcomer()
    const parse = vi.spyOn(JSON, 'parse')
    const state = await importInto(test, long, as)
    const lengths = parse.mock.calls.map(([text]) => String(text).length)
    parse.mockRestore()
    expect(Math.max(0, ...lengths)).toBeLessThan(256 * 1024)
    expect(state.kinds.find(({ kind }) => kind === 'prompts')?.taken).toBe(30)
    expect(await readdir(join(test.dataDir, 'imports'))).toEqual([])
  })

  it('has a place to wait for only once its file is there: those that drip take none', async () => {
    const { imports } = test.services.accountData
    const site = await test.services.sites.findSite('localhost')
    const contextOf = async (as: Credential) => {
      const caller = await identify(as, { site, ip: '' }, test.services.accounts)
      if (!caller) throw new Error('nobody is signed in')
      const at = {
        locale: 'en-US',
        requestId: '',
        host: 'localhost',
        ip: '',
        userAgent: '',
      } as const
      return { ...at, site, caller }
    }
    const cut = Promise.withResolvers<never>()
    const dripping = []
    for (let n = 0; n < 9; n++)
      dripping.push(imports.take(() => cut.promise, await contextOf(await newcomer())))
    const as = await newcomer()
    expect(await importInto(test, archive, as)).toMatchObject({ state: 'done' })
    expect(await ownedBy(as)).toEqual(whole)
    cut.reject(new Error('the line broke'))
    const ends = await Promise.allSettled(dripping)
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  it('many at once wait for each other, and those that find no room are told so', async () => {
    const all = []
    for (let n = 0; n < 12; n++) all.push(newcomer())
    const members = await Promise.all(all)
    const sent = await Promise.all(members.map((as) => sendArchive(test, archive, { as })))
    await test.services.accountData.imports.idle()
    for (const [at, { status, body }] of sent.entries()) {
      const has = await ownedBy(members[at] ?? '')
      if (body.success) expect(has).toEqual(whole)
      else expect([status, body.error, has]).toEqual([503, 'import.busy', nothing])
    }
    expect(sent.filter(({ body }) => body.success).length).toBeGreaterThanOrEqual(4)
  })

  it('is not begun through a look of the staff', async () => {
    const as = await newcomer()
    const boss = await test.staff('owner', { username: 'looking-boss' })
    const id = await accountOf(test, as)
    const { url } = await test.call(api.users.seeAs, { id }, { as: boss })
    const looking: Credential = `Bearer ${url.split('#see-as=')[1] ?? ''}`
    expect(await sendArchive(test, archive, { as: looking })).toMatchObject({
      status: 403,
      body: { error: 'auth.looking_only' },
    })
    expect(await ownedBy(as)).toEqual(nothing)
  })
})
