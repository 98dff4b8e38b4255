// What becomes of works with the account they belong to.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallClip, smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork, nowhere } from '../../../testing/works.ts'
import { storeMedia } from '../../identity/uploads/uploads.usecases.ts'
import { works } from '../works/works.table.ts'
import { storePreview, storeResult } from './store-result.ts'

const red = await plainPicture(12, 8, 'red').png().toBuffer()
const blue = await plainPicture(9, 9, 'blue').webp().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('an archive of an account holds the files of its works as they are, and no others', async () => {
  const as = test.guest()
  const ownerId = await accountOf(test, as)
  const workId = await insertWork(test, ownerId, { prompt: '雨中的猫' })
  await giveFiles(test, { workId, ownerId }, [{ data: red }, { data: blue }])
  const deleted = await insertWork(test, ownerId, { deletedAt: new Date() })
  await giveFiles(test, { workId: deleted, ownerId }, [{ data: red }])
  const strangerId = await accountOf(test, test.guest())
  const theirs = await insertWork(test, strangerId)
  await giveFiles(test, { workId: theirs, ownerId: strangerId }, [{ data: red }])
  const { url } = await test.call(api.accountData.orderExport, {}, { as })
  const reply = await test.app.inject({ url, headers: { host: 'localhost' } })
  const files = readZip(reply.rawPayload)
  const names = [`2026-03-10 ${workId}-1 雨中的猫.png`, `2026-03-10 ${workId}-2 雨中的猫.webp`]
  expect(names.map((name) => files.get(`works/${name}`))).toEqual([red, blue])
  const pictures = [...files.keys()].filter((name) => /^works\/.*\.(png|webp)$/.test(name))
  expect(pictures).toHaveLength(2)
})

it('an archive holds songs with their words, and clips and songs that were sent, under names that say what they are', async () => {
  const as = test.guest()
  const ownerId = await accountOf(test, as)
  const [clip, song] = [(await smallClip()).video, await smallSong('mp3', 0.5)]
  const workId = await insertWork(test, ownerId, { prompt: 'sailors' })
  const about = { title: 'Lantern Song', lyrics: 'Heave' }
  await giveResults(test, { workId, ownerId }, [
    { medium: 'song', file: { data: song }, about },
    { medium: 'song', file: { data: song }, about: { stem: 'vocals' } },
    { medium: 'clip', file: { data: clip } },
  ])
  const sent = []
  for (const bytes of [clip, song])
    sent.push(await storeMedia(bytes, ownerId, test.services.uploads))
  const { url } = await test.call(api.accountData.orderExport, {}, { as })
  const reply = await test.app.inject({ url, headers: { host: 'localhost' } })
  const files = readZip(reply.rawPayload)
  const names = [...files.keys()].filter((name) =>
    /^(works\/2026|uploads\/.*\.(?!json))/.test(name),
  )
  expect(names.sort()).toEqual(
    [
      ...[`uploads/${sent[0]?.id}.mp4`, `uploads/${sent[1]?.id}.mp3`],
      `works/2026-03-10 ${workId}-1 Lantern Song.lrc`,
      `works/2026-03-10 ${workId}-1 Lantern Song.mp3`,
      `works/2026-03-10 ${workId}-2 sailors vocals.mp3`,
      `works/2026-03-10 ${workId}-3 sailors.mp4`,
    ].sort(),
  )
  expect(files.get(`works/2026-03-10 ${workId}-3 sailors.mp4`)).toEqual(Buffer.from(clip))
  expect(String(files.get(`works/2026-03-10 ${workId}-1 Lantern Song.lrc`))).toContain('Heave')
}, 60_000)

it('an archive holds all files of an account that has many', async () => {
  const as = test.guest()
  const ownerId = await accountOf(test, as)
  const first = await insertWork(test, ownerId)
  const second = await insertWork(test, ownerId)
  const ids = await giveFiles(test, { workId: first, ownerId }, [{ data: red }])
  // More than are read at once, of which the last alone lies in storage.
  await test.database.pool.query(
    `insert into work_files (id, work_id, owner_id, position, mime, bytes, has_thumbnail, blur)
     select 'none' || n, $1, $2, n, 'image/png', 1, false, '' from generate_series(1, 410) n`,
    [first, ownerId],
  )
  await giveFiles(test, { workId: second, ownerId }, [{ data: blue }])
  expect(ids).toHaveLength(1)
  const { url } = await test.call(api.accountData.orderExport, {}, { as })
  const reply = await test.app.inject({ url, headers: { host: 'localhost' } })
  const names = [...readZip(reply.rawPayload).keys()].filter((name) => /works\/2026/.test(name))
  expect(names).toEqual([
    `works/2026-03-10 ${first}-1 a cat in the rain.png`,
    `works/2026-03-10 ${second}-1 a cat in the rain.webp`,
  ])
})

it('an account that is deleted takes files, previews and archives of its works along, and no others', async () => {
  const as = await test.member('painter')
  const ownerId = await accountOf(test, as)
  const strangerId = await accountOf(test, test.guest())
  const make = async (accountId: number) => {
    const workId = await insertWork(test, accountId)
    await giveFiles(test, { workId, ownerId: accountId }, [{ data: red }])
    const preview = await storePreview(
      { data: blue },
      { workId, source: nowhere },
      test.services.workFiles,
    )
    await test.database.db.update(works).set({ preview }).where(eq(works.id, workId))
    const failed = await insertWork(test, accountId, { state: workStates.failed })
    await storeResult(
      { medium: 'picture', file: { data: red } },
      { workId: failed, ownerId: accountId, position: 1, source: nowhere },
      test.services.workFiles,
    )
    return workId
  }
  const stored = async () =>
    (await readdir(join(test.dataDir, 'files/works'), { recursive: true })).filter(
      (name) => !/^..$/.test(name),
    )
  await make(strangerId)
  const before = await stored()
  const mine = await make(ownerId)
  await test.call(api.downloads.add, { ids: [mine] }, { as })
  expect((await stored()).length - before.length).toBe(5)
  await test.call(api.accountData.leave, { name: 'painter', password: 'correct horse' }, { as })
  expect((await stored()).sort()).toEqual(before.sort())
  const { rows } = await test.database.pool.query(
    `select (select count(*) from works where owner_id = $1) + (select count(*) from downloads where owner_id = $1)
      + (select count(*) from work_files where owner_id = $1) as count`,
    [ownerId],
  )
  expect(rows).toEqual([{ count: 0 }])
})
