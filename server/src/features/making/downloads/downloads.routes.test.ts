import { api } from '@atelier/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork } from '../../../testing/works.ts'
import { deleteStored } from '../work-files/store-result.ts'
import { works } from '../works/works.table.ts'
import { downloads } from './downloads.table.ts'
import { forgetExpiredDownloads } from './downloads.usecases.ts'

const red = await plainPicture(12, 8, 'red').png().toBuffer()
const blue = await plainPicture(9, 9, 'blue').jpeg().toBuffer()

let test: TestApp
/** How far the server’s clock is ahead. */
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
  })
})
afterAll(() => test.close())

async function makeWork(as: Credential, prompt: string, outputs = [red]) {
  const ownerId = await accountOf(test, as)
  const id = await insertWork(test, ownerId, { prompt })
  const files = await giveFiles(
    test,
    { workId: id, ownerId },
    outputs.map((data) => ({ data })),
  )
  return { id, files }
}

const order = (as: Credential, ids: number[]) => test.call(api.downloads.add, { ids }, { as })
const list = async (as: Credential, id?: string) =>
  (await test.call(api.downloads.list, { id }, { as })).rows
const fetchFrom = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } })

describe('a batch download', () => {
  it('is one archive of all files of the works, each under a name of its own', async () => {
    const as = test.guest()
    const first = await makeWork(as, '雨中的猫', [red, blue])
    const second = await makeWork(as, '../../evil\\name: <b>?')
    const third = await makeWork(as, '雨中的猫')
    const ordered = await order(as, [third.id, first.id, second.id, first.id])
    expect(ordered).toMatchObject({
      status: 'ready',
      progress: 100,
      files: 4,
      bytes: red.length * 3 + blue.length,
    })
    const reply = await fetchFrom(ordered.url)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="works-[\d-]{10}\.zip"/,
    )
    expect([...readZip(reply.rawPayload)]).toEqual([
      ['2026-03-10 001 雨中的猫.png', red],
      ['2026-03-10 002 雨中的猫.png', red],
      ['2026-03-10 003 雨中的猫.jpg', blue],
      ['2026-03-10 004 .. .. evil name b.png', red],
    ])
    expect(await list(as)).toEqual([ordered])
    expect(await list(as, ordered.id)).toEqual([ordered])
  })

  it('names songs by their titles and stems by what they are', async () => {
    const as = test.guest()
    const ownerId = await accountOf(test, as)
    const song = await insertWork(test, ownerId, { prompt: 'sailors going home' })
    const stems = await insertWork(test, ownerId, { prompt: '' })
    const data = await smallSong('mp3', 0.2)
    await giveResults(test, { workId: song, ownerId }, [
      { medium: 'song', file: { data }, about: { title: 'Lantern Song' } },
      { medium: 'song', file: { data } },
    ])
    await giveResults(test, { workId: stems, ownerId }, [
      { medium: 'song', file: { data }, about: { stem: 'vocals' } },
    ])
    const { url } = await order(as, [song, stems])
    const files = readZip((await fetchFrom(url)).rawPayload)
    expect([...files.keys()]).toEqual([
      '2026-03-10 001 Lantern Song.mp3',
      '2026-03-10 002 sailors going home.mp3',
      '2026-03-10 003 vocals.mp3',
    ])
    expect(files.get('2026-03-10 003 vocals.mp3')).toEqual(Buffer.from(data))
  })

  it('holds as many works as may be asked for', async () => {
    const as = test.guest()
    const ownerId = await accountOf(test, as)
    const ids: number[] = []
    for (let count = 0; count < 500; count += 1) ids.push(await insertWork(test, ownerId))
    await giveFiles(test, { workId: ids.at(-1) ?? 0, ownerId }, [{ data: red }])
    expect((await order(as, ids)).files).toBe(1)
    const { status } = await test.ask(api.downloads.add, { ids: [...ids, 1] }, { as })
    expect(status).toBe(422)
  })

  it('is refused with works of others, deleted ones and those without a file', async () => {
    const as = test.guest()
    const { id } = await makeWork(as, 'mine')
    const ask = async (ids: number[], by = as) => {
      const { status, body } = await test.ask(api.downloads.add, { ids }, { as: by })
      return [status, 'error' in body ? body.error : body]
    }
    expect(await ask([id], test.guest())).toEqual([404, 'works.not_found'])
    expect(await ask([id, 999_999])).toEqual([404, 'works.not_found'])
    expect(await ask([])).toEqual([422, 'request.invalid'])
    const empty = await insertWork(test, await accountOf(test, as))
    expect(await ask([empty])).toEqual([409, 'works.no_files'])
    await test.database.db.update(works).set({ deletedAt: new Date() }).where(eq(works.id, id))
    expect(await ask([id])).toEqual([404, 'works.not_found'])
  })

  it('leaves out what has been deleted meanwhile, and is gone with the last', async () => {
    const as = test.guest()
    const kept = await makeWork(as, 'kept')
    const deleted = await makeWork(as, 'deleted')
    const lost = await makeWork(as, 'lost on the disk')
    const { id, url } = await order(as, [kept.id, deleted.id, lost.id])
    const mark = (workId: number) =>
      test.database.db.update(works).set({ deletedAt: new Date() }).where(eq(works.id, workId))
    await mark(deleted.id)
    for (const file of lost.files) await deleteStored(file, test.services.workFiles.storage)
    const archive = readZip((await fetchFrom(url)).rawPayload)
    expect([...archive.keys()]).toEqual(['2026-03-10 001 kept.png'])
    await mark(kept.id)
    await mark(lost.id)
    expect(await list(as, id)).toMatchObject([{ status: 'gone', url: '', files: 0, bytes: 0 }])
    expect((await fetchFrom(url)).statusCode).toBe(404)
  })

  it('is opened by its link alone, and told to nobody else', async () => {
    const as = test.guest()
    const { id: workId } = await makeWork(as, 'secret')
    const { id, url } = await order(as, [workId])
    const other = await order(as, [workId])
    const key = new URL(other.url, 'http://x').searchParams.get('key') ?? ''
    for (const wrong of [key, 'x', ''])
      expect((await fetchFrom(`/api/works/download?id=${id}&key=${wrong}`)).statusCode).toBe(404)
    expect((await fetchFrom(url, 'studio.localhost')).statusCode).toBe(404)
    expect((await fetchFrom(url)).statusCode).toBe(200)
    const stranger = test.guest()
    expect(await list(stranger)).toEqual([])
    const { status, body } = await test.ask(api.downloads.list, { id }, { as: stranger })
    expect([status, body]).toMatchObject([404, { error: 'downloads.not_found' }])
  })

  it('ends after a day, and is swept away', async () => {
    const as = test.guest()
    const { id: workId } = await makeWork(as, 'yesterday')
    const { url, createdAt, expiresAt } = await order(as, [workId])
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 60 * 60 * 1000)
    aheadMs = 24 * 60 * 60 * 1000 + 1000
    try {
      expect((await fetchFrom(url)).statusCode).toBe(404)
      expect(await list(as)).toEqual([])
      await forgetExpiredDownloads(test.services.downloads)
      expect(await test.database.db.select().from(downloads)).toEqual([])
    } finally {
      aheadMs = 0
    }
  })

  it('takes the place of the oldest when there are many, and goes with a guest who becomes a member', async () => {
    const as = test.guest()
    const { id: workId } = await makeWork(as, 'often')
    const ids: string[] = []
    for (let count = 0; count < 22; count += 1) {
      aheadMs += 10
      ids.push((await order(as, [workId])).id)
    }
    const newest = ids.reverse().slice(0, 20)
    expect((await list(as)).map(({ id }) => id)).toEqual(newest)
    const member = await test.member('packer', { as })
    expect((await list(member)).map(({ id }) => id)).toEqual(newest)
  })
})
