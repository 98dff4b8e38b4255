import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { workStates } from '@atelier/contract/work-terms'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { noisyPicture, plainPicture } from '../../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, insertWork, nowhere } from '../../../testing/works.ts'
import { works } from '../works/works.table.ts'
import { createWorkFiles } from './create-work-files.ts'
import { insertFiles, storeResult } from './store-result.ts'
import { workFiles } from './work-files.table.ts'
import { describeFiles } from './work-files.usecases.ts'

const png = await noisyPicture(700, 350).png().toBuffer()
const jpeg = await plainPicture(30, 20).jpeg().toBuffer()

const picture = (data: Uint8Array) => ({ medium: 'picture', file: { data } }) as const

let test: TestApp
/** Storage names that cannot be written, as on a full disk. */
const full = { pattern: /^$/ }
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-works-'))
  await mkdir(join(dataDir, 'files'))
  const folder = createFolderStorage(join(dataDir, 'files'))
  const storage: FileStorage = {
    ...folder,
    async save(name, bytes) {
      if (full.pattern.test(name)) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      await folder.save(name, bytes)
    },
  }
  test = await createTestApp({ dataDir, storage })
})
afterAll(async () => {
  await test.close()
  await rm(dataDir, { recursive: true, force: true })
})

const at = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } })

const storedNames = async () =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

/** The files as the queue has them, over a connection at one address; `asked` is which model that was looked up for, and what was fetched. */
function createQueueFiles() {
  const asked: unknown[] = []
  const files = createWorkFiles({
    ...test.services.workFiles,
    engineIo: (signal) => ({
      signal,
      request: async ({ url }) => {
        asked.push(url)
        return { status: 200, headers: {}, body: Readable.from([png]) }
      },
    }),
    placesOf: async (modelId) => {
      asked.push(modelId)
      return { origin: 'http://127.0.0.1:8188', fileOrigin: null }
    },
  })
  return { files, asked }
}

describe('storing what was made', () => {
  it('takes the same place when it is done again, so that nothing is left over', async () => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId)
    const about = { workId, ownerId, position: 0, source: nowhere }
    const before = await storedNames()
    const first = await storeResult(picture(png), about, test.services.workFiles)
    const second = await storeResult(picture(jpeg), about, test.services.workFiles)
    expect(second.id).toBe(first.id)
    expect((await storedNames()).length - before.length).toBe(2)
    await insertFiles(test.database.db, [second])
    const [file] = (await describeFiles([workId], test.services.workFiles)).get(workId) ?? []
    expect((await at(file?.url ?? '')).rawPayload).toEqual(jpeg)
  })

  it('is undone for a work that ended without its pictures, and for no other', async () => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId, { state: workStates.running, endedAt: null })
    const before = await storedNames()
    const { files } = createQueueFiles()
    const stored = [
      await files.storeResult(picture(jpeg), { workId, ownerId, position: 0 }),
      await files.storeResult(picture(png), { workId, ownerId, position: 1 }),
    ]
    const count = async () => (await storedNames()).length - before.length
    // Somebody else may have taken the work over, and stores the same files.
    await files.discardFiles(stored)
    expect(await count()).toBe(4)
    const end = (state: 3 | 4) =>
      test.database.db.update(works).set({ state, endedAt: new Date() }).where(eq(works.id, workId))
    await end(workStates.done)
    await files.insertFiles(test.database.db, workId, stored)
    await files.discardFiles(stored)
    expect(await count()).toBe(4)
    await test.database.db.delete(workFiles).where(eq(workFiles.workId, workId))
    await end(workStates.failed)
    await files.discardFiles(stored)
    expect(await count()).toBe(0)
    // Its account was deleted while it was being made.
    await test.database.db.delete(works).where(eq(works.id, workId))
    await files.discardFiles([
      await files.storeResult(picture(jpeg), { workId, ownerId, position: 0 }),
    ])
    expect(await count()).toBe(0)
  })

  it('that a crash cut off leaves nothing once the work is deleted for good', async () => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId, { state: workStates.failed })
    const before = await storedNames()
    const { files } = createQueueFiles()
    await files.storeResult(picture(png), { workId, ownerId, position: 2 })
    await files.storePreview({ data: png }, { workId, ownerId })
    expect((await storedNames()).length - before.length).toBe(3)
    await files.deleteFiles([workId])
    expect((await storedNames()).sort()).toEqual(before.sort())
  })

  it('fetches from the connection of the work’s model, wherever that stands', async () => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId, { modelId: 77 })
    const { files, asked } = createQueueFiles()
    const url = 'http://127.0.0.1:8188/view?filename=a.png'
    const file = await files.storeResult(
      { medium: 'picture', file: { url } },
      { workId, ownerId, position: 0 },
    )
    expect(file).toMatchObject({ workId, ownerId, position: 0, width: 700 })
    expect(asked).toEqual([77, url])
    // Another port of that machine is nobody's to ask: the connection itself is.
    await files.storeResult(
      { medium: 'picture', file: { url: 'http://127.0.0.1:5432/a.png' } },
      { workId, ownerId, position: 1 },
    )
    expect(asked.slice(2)).toEqual([77, 'http://127.0.0.1:8188/a.png'])
  })

  it.each([
    ['picture', /\/[\w-]{22}$/],
    ['small picture', /-thumb$/],
  ])('says so when there is no room for the %s, and can be done again', async (_, pattern) => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId)
    const about = { workId, ownerId, position: 0, source: nowhere }
    full.pattern = pattern
    try {
      await expect(storeResult(picture(png), about, test.services.workFiles)).rejects.toMatchObject(
        { code: 'ENOSPC' },
      )
    } finally {
      full.pattern = /^$/
    }
    expect(await storeResult(picture(png), about, test.services.workFiles)).toMatchObject({
      workId,
      hasThumbnail: true,
    })
  })
})

describe('a preview', () => {
  it('is read as it is now, at an address that changes with it, and is gone at the end', async () => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId, { state: workStates.running, endedAt: null })
    const { files } = createQueueFiles()
    const before = await storedNames()
    const first = await files.storePreview({ data: jpeg }, { workId, ownerId })
    const preview = await files.storePreview({ data: png }, { workId, ownerId })
    const address = files.previewAddress({ preview, siteId: 1 })
    expect(address).not.toBe(files.previewAddress({ preview: first, siteId: 1 }))
    expect((await storedNames()).length - before.length).toBe(1)
    const reply = await at(address)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(700)
    expect((await at(address, 'studio.localhost')).statusCode).toBe(404)
    const guess = new URL(address, 'http://x').searchParams
    guess.set('key', 'x'.repeat(32))
    expect((await at(`/api/works/preview?${guess}`)).statusCode).toBe(404)
    await files.discardPreview(preview)
    expect((await at(address)).statusCode).toBe(404)
    expect(files.previewAddress({ preview: '', siteId: 1 })).toBe('')
  })
})
