import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportOf, importInto } from '../../../testing/archives.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, insertWork } from '../../../testing/works.ts'
import { enqueueWorks } from '../../making/works/queue/enqueue-works.ts'
import { identify } from '../accounts/identify.usecases.ts'
import { storePicture } from '../uploads/uploads.usecases.ts'

let test: TestApp
let picture: Buffer
beforeAll(async () => {
  test = await createTestApp()
  picture = await plainPicture(8, 6).png().toBuffer()
})
afterAll(() => test.close())

const megabyte = 1024 * 1024
const bounds = { memberStorage: 10_000, guestStorage: 1000, siteStorage: 500 }

async function send(path: string, bytes: Uint8Array, as: Credential) {
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'anything.txt')
  const body = new Response(form)
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      host: 'localhost',
      authorization: as,
      'accept-language': 'en-US',
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: reply.statusCode, ...reply.json() }
}

/** Makes as many bytes of an upload as somebody is to have. */
async function fill(as: Credential, bytes: number): Promise<void> {
  await storePicture(picture, await accountOf(test, as), test.services.uploads)
  await test.database.pool.query('update uploads set bytes = $2 where owner_id = $1', [
    await accountOf(test, as),
    bytes,
  ])
}

async function newGuest(): Promise<Credential> {
  const as = test.guest()
  await test.call(api.auth.getInfo, {}, { as })
  return as
}

describe('what somebody has stored', () => {
  it('is told by kind, beside what they may', async () => {
    await test.configure(bounds)
    const as = await test.member('collector')
    const ownerId = await accountOf(test, as)
    await fill(as, 3 * megabyte)
    await send(api.knowledge.add.path, Buffer.from('words to answer from'), as)
    const workId = await insertWork(test, ownerId, { prompt: 'a work' })
    await giveFiles(test, { workId, ownerId }, [{ data: picture }])
    const told = await test.call(api.accountData.storage, {}, { as })
    expect(told).toMatchObject({ uploads: 3 * megabyte, documents: 20, most: 10_000 * megabyte })
    expect(told.works).toBeGreaterThan(0)
    expect(told.used).toBe(told.uploads + told.documents + told.works)
    const guest = await test.call(api.accountData.storage, {}, { as: await newGuest() })
    expect(guest).toMatchObject({ used: 0, most: 1000 * megabyte })
  })

  it('is told of the site to those who run it, with those who have most', async () => {
    const owner = await test.staff('owner')
    const told = await test.call(api.analytics.storage, {}, { as: owner })
    expect(told).toMatchObject({ most: 500 * 1024 * megabyte })
    expect(told.largest[0]).toMatchObject({ name: 'collector' })
    expect(told.largest[0]?.bytes).toBe(told.used)
  })
})

/** Calls that take a file of somebody, but for those whose file is not kept. */
const notKept = new Set([api.voice.transcribe.path, api.accountData.import.path] as string[])
const kept = Object.values(api)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter(
    ({ body, access, path }) => body === 'multipart' && access !== 'operator' && !notKept.has(path),
  )

describe('whoever has as much as they may', () => {
  it.each(kept.map(({ path }) => path))(
    'stores no more by %s, and is told what to do',
    async (path) => {
      await test.configure({ ...bounds, guestStorage: 1 })
      const as = await newGuest()
      await fill(as, megabyte)
      expect(await send(path, picture, as)).toMatchObject({
        status: 409,
        error: 'storage.full',
        message: 'Your storage is full: 1 of 1 MB. Delete what you don’t need, then try again.',
      })
    },
  )

  it('has no works made, and sends no pictures along', async () => {
    const as = await newGuest()
    await fill(as, megabyte)
    const { accounts } = test.services
    const site = await test.services.sites.findSite('localhost')
    const caller = await identify(as, { site, ip: '' }, accounts)
    if (!caller) throw new Error('nobody is there')
    const asked = enqueueWorks([], { caller, site, locale: 'en-US' }, accounts)
    await expect(asked).rejects.toThrow('storage.full')
    const models = await test.call(api.models.listChat, {})
    const gptModelId = models.find(({ name }) => name === 'Seeing')?.id
    const image_url = `data:image/png;base64,${picture.toString('base64')}`
    const prompt = { gptModelId, prompt: 'What is this?', image_url }
    const sent = await test.ask(api.chat.process, prompt, { as })
    expect(sent.body).toMatchObject({ error: 'storage.full' })
  })

  it('takes of an archive what fits, and the report says of the rest why not', async () => {
    await test.configure({ ...bounds, memberStorage: 1 })
    const packer = await test.member('packer')
    for (let n = 0; n < 2; n++)
      await storePicture(picture, await accountOf(test, packer), test.services.uploads)
    const archive = await exportOf(test, packer)
    const as = await test.member('newcomer')
    await fill(as, megabyte - picture.length - 10)
    const state = await importInto(test, archive, as)
    const uploads = state.kinds.find(({ kind }) => kind === 'uploads')
    expect(uploads?.taken).toBe(1)
    expect(uploads?.leftOut).toMatchObject([{ code: 'storage.full', count: 1 }])
  })

  it('stores again once something is gone', async () => {
    await test.configure({ ...bounds, guestStorage: 1 })
    const as = await newGuest()
    await fill(as, megabyte)
    const { rows } = await test.call(api.uploads.list, {}, { as })
    await test.call(api.uploads.remove, { id: rows[0]?.id ?? '' }, { as })
    expect((await send(api.uploads.addPicture.path, picture, as)).status).toBe(200)
  })
})

it('where the whole site is full nobody stores more', async () => {
  const other = await createTestApp()
  await other.configure({ ...bounds, siteStorage: 0 })
  const form = new FormData()
  form.append('file', new Blob([picture as Uint8Array<ArrayBuffer>]), 'a.png')
  const body = new Response(form)
  const reply = await other.app.inject({
    method: 'POST',
    url: `/api${api.uploads.addPicture.path}`,
    headers: {
      host: 'localhost',
      authorization: other.guest(),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  expect([reply.statusCode, reply.json().error]).toEqual([507, 'storage.site_full'])
  await other.close()
})
