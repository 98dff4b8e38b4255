import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { sweepHiddenUploads } from './own-uploads.ts'
import { storePicture } from './uploads.usecases.ts'

const png = await plainPicture(8, 6).png().toBuffer()
const dayMs = 24 * 60 * 60 * 1000

let test: TestApp
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
  })
})
afterAll(() => test.close())

/** Uploads of somebody, in order. */
async function upload(as: Credential, many: number) {
  const accountId = await accountOf(test, as)
  const stored = []
  for (let count = 0; count < many; count += 1)
    stored.push(await storePicture(png, accountId, test.services.uploads))
  return stored
}

async function converse(as: Credential, attachment: string) {
  const models = await test.call(api.models.listChat, {})
  const gptModelId = models.find(({ name }) => name === 'Seeing')?.id ?? 0
  const input = { prompt: 'What is this?', gptModelId, options: { attachments: [attachment] } }
  const events = test.events(api.chat.process, input, { as })
  ;(await test.engine.next()).finish()
  await events
}

const list = (as: Credential, paging: { page?: number; size?: number } = {}) =>
  test.call(api.uploads.list, paging, { as })
const read = async (url: string) =>
  (await test.app.inject({ url, headers: { host: 'localhost' } })).statusCode
const isStored = async (id: string) =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true })).some((name) =>
    name.endsWith(id),
  )

describe('own uploads', () => {
  it('are listed newest first, a page at a time, to nobody else', async () => {
    const as = test.guest()
    const stored = await upload(as, 5)
    const newest = stored.map(({ id }) => id).reverse()
    const page = await list(as, { page: 1, size: 2 })
    expect(page.count).toBe(5)
    expect(page.rows[0]).toMatchObject({ ...stored.at(-1), createdAt: expect.any(String) })
    const pages = [page, await list(as, { page: 2, size: 2 }), await list(as, { page: 3, size: 2 })]
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(newest)
    expect(await list(test.guest())).toEqual({ rows: [], count: 0 })
  })

  it('are gone with row and file when they are deleted, once', async () => {
    const as = test.guest()
    const [first, second] = await upload(as, 2)
    const { id = '', url = '' } = first ?? {}
    expect(await test.call(api.uploads.remove, { id }, { as })).toEqual({ deleted: 1, kept: 0 })
    expect([await read(url), await isStored(id)]).toEqual([404, false])
    expect((await list(as)).rows.map((row) => row.id)).toEqual([second?.id])
    const again = await test.ask(api.uploads.remove, { id }, { as })
    expect([again.status, again.body]).toMatchObject([404, { error: 'uploads.not_found' }])
  })

  it('of others cannot be deleted, alone or with all', async () => {
    const [mine] = await upload(test.guest(), 1)
    const stranger = test.guest()
    const { status } = await test.ask(api.uploads.remove, { id: mine?.id ?? '' }, { as: stranger })
    expect(status).toBe(404)
    expect(await test.call(api.uploads.removeAll, {}, { as: stranger })).toEqual({
      deleted: 0,
      kept: 0,
    })
    expect(await read(mine?.url ?? '')).toBe(200)
  })

  it('stay in the conversation that shows them, and leave the list', async () => {
    const as = test.guest()
    const [shown, other] = await upload(as, 2)
    const { id = '', url = '' } = shown ?? {}
    await converse(as, id)
    expect(await test.call(api.uploads.removeAll, {}, { as })).toEqual({ deleted: 1, kept: 1 })
    expect(await list(as)).toEqual({ rows: [], count: 0 })
    expect([await read(url), await read(other?.url ?? '')]).toEqual([200, 404])
    const again = await test.ask(api.uploads.remove, { id }, { as })
    expect(again.status).toBe(404)
    // Asked again with it: what the conversation shows can still go along.
    await converse(as, id)
  })

  it('that nothing shows any more are deleted within a day', async () => {
    const as = test.guest()
    const [shown, forgotten] = await upload(as, 2)
    await converse(as, shown?.id ?? '')
    await converse(as, forgotten?.id ?? '')
    await test.call(api.uploads.removeAll, {}, { as })
    const [newest] = await test.call(api.groups.list, {}, { as })
    await test.call(api.groups.delete, { groupId: newest?.id ?? 0 }, { as })
    await sweepHiddenUploads({ ...test.services.uploads, log: test.parts.log })
    expect(await read(forgotten?.url ?? '')).toBe(200)
    aheadMs = dayMs + 1000
    try {
      await sweepHiddenUploads({ ...test.services.uploads, log: test.parts.log })
      expect([await read(shown?.url ?? ''), await read(forgotten?.url ?? '')]).toEqual([200, 404])
      expect(await isStored(forgotten?.id ?? '')).toBe(false)
    } finally {
      aheadMs = 0
    }
  })

  it('are deleted all at once, however many there are', async () => {
    const as = test.guest()
    const accountId = await accountOf(test, as)
    await upload(as, 2)
    await test.database.pool.query(
      `insert into uploads (id, key, owner_id, mime, width, height, bytes)
       select 'bulk' || n, 'key', $1, 'image/png', 1, 1, 1 from generate_series(1, 450) n`,
      [accountId],
    )
    expect(await test.call(api.uploads.removeAll, {}, { as })).toEqual({ deleted: 452, kept: 0 })
  })
})
