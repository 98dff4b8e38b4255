import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallClip, smallSong } from '../../../testing/media.ts'
import { noisyPicture, plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork } from '../../../testing/works.ts'
import { moveUploads } from '../../identity/uploads/uploads.store.ts'
import { storeMedia, storePicture } from '../../identity/uploads/uploads.usecases.ts'
import type { InputRef } from '../works/recipe.ts'
import { works } from '../works/works.table.ts'
import { checkInputs, describeInputs, readInputs } from './input-refs.ts'
import { moveWorkFiles } from './work-files.store.ts'
import { deleteWorkFiles } from './work-files.usecases.ts'

const png = await noisyPicture(64, 32).png().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Somebody with an upload, and a work of one file. */
async function createOwner(file = png) {
  const as: Credential = test.guest()
  const accountId = await accountOf(test, as)
  const upload = await storePicture(png, accountId, test.services.uploads)
  const workId = await insertWork(test, accountId)
  const [fileId = ''] = await giveFiles(test, { workId, ownerId: accountId }, [{ data: file }])
  const refs: InputRef[] = [
    { role: 'source', file: fileId },
    { role: 'style', upload: upload.id },
  ]
  return { as, accountId, upload, workId, fileId, refs }
}

async function unusable(refs: InputRef[], accountId: number) {
  const checked = await checkInputs(refs, accountId, test.database.db)
  return 'unusable' in checked ? checked.unusable : undefined
}
const notFound = (ref: InputRef) => ({ ref, code: 'uploads.not_found' })
const describeAll = (refs: InputRef[]) => describeInputs(refs, test.services.workFiles)
const read = (refs: InputRef[], ownerId: number) =>
  readInputs(refs, ownerId, test.services.workFiles)

describe('pictures that go along', () => {
  it('are one’s own uploads and files, in their order, as engines take them', async () => {
    const { refs, accountId, upload, fileId } = await createOwner()
    expect(await unusable(refs, accountId)).toBeUndefined()
    const shown = await describeAll(refs)
    expect(shown).toMatchObject([
      { role: 'source', id: fileId },
      { role: 'style', id: upload.id, url: upload.url },
    ])
    const reply = await test.app.inject({
      url: shown[0]?.url ?? '',
      headers: { host: 'localhost' },
    })
    expect(reply.rawPayload).toEqual(png)
    const pictures = await read(refs, accountId)
    expect(pictures).toMatchObject([
      { role: 'source', mime: 'image/png', width: 64, height: 32 },
      { role: 'style', mime: 'image/png', width: 64, height: 32 },
    ])
    for (const { data } of pictures) expect((await sharp(data).metadata()).width).toBe(64)
  })

  it('of a result beyond what engines take are made smaller', async () => {
    const { refs, accountId } = await createOwner(await plainPicture(5000, 100).png().toBuffer())
    const [picture] = await read(refs, accountId)
    expect(picture).toMatchObject({ mime: 'image/png', width: 4096, height: 82 })
    expect((await sharp(picture?.data).metadata()).width).toBe(4096)
  })

  it('of others are not there, and are not read', async () => {
    const { refs } = await createOwner()
    const stranger = await createOwner()
    for (const ref of refs) {
      expect(await unusable([...stranger.refs, ref], stranger.accountId)).toEqual(notFound(ref))
      await expect(read([ref], stranger.accountId)).rejects.toThrow('works.input_gone')
    }
  })

  it('that never were are not there', async () => {
    const { accountId } = await createOwner()
    for (const ref of [
      { role: 'source', upload: 'none' },
      { role: 'source', file: 'none' },
    ] as const) {
      expect(await unusable([ref], accountId)).toEqual(notFound(ref))
      expect(await describeAll([ref])).toEqual([
        { role: 'source', id: 'none', url: '', mime: '', durationS: null },
      ])
    }
  })

  it('of a kind that engines do not read are told from those that are gone', async () => {
    const { accountId, refs, fileId } = await createOwner()
    await test.database.pool.query(`update work_files set mime = 'video/mp4' where id = $1`, [
      fileId,
    ])
    expect(await unusable(refs, accountId)).toEqual({ ref: refs[0], code: 'uploads.not_a_picture' })
  })

  it('that have been deleted are shown as gone', async () => {
    const { as, refs, accountId, upload, workId } = await createOwner()
    await test.call(api.uploads.remove, { id: upload.id }, { as })
    await test.database.db.update(works).set({ deletedAt: new Date() })
    expect((await describeAll(refs)).map(({ url }) => url)).toEqual(['', ''])
    for (const ref of refs) {
      expect(await unusable([ref], accountId)).toEqual(notFound(ref))
      await expect(read([ref], accountId)).rejects.toThrow('works.input_gone')
    }
    await test.database.db.update(works).set({ deletedAt: null })
    expect((await describeAll(refs))[0]?.url).not.toBe('')
    await deleteWorkFiles([workId], test.services.workFiles)
    expect((await describeAll(refs))[0]?.url).toBe('')
  })

  it('are another account’s once they have been handed over', async () => {
    const { accountId, refs } = await createOwner()
    const memberId = await accountOf(test, test.guest())
    for (const move of [moveUploads, moveWorkFiles])
      await move(test.database.db, accountId, memberId)
    expect(await unusable(refs, accountId)).toMatchObject({ code: 'uploads.not_found' })
    expect(await unusable(refs, memberId)).toBeUndefined()
    expect(await read(refs, memberId)).toHaveLength(2)
  })
})

describe('clips and songs that go along', () => {
  const song = smallSong('mp3', 2)
  const made = smallClip()

  async function createMaker() {
    const accountId = await accountOf(test, test.guest())
    const [clip, sound] = [(await made).video, await song]
    const upload = await storeMedia(clip, accountId, test.services.uploads)
    const workId = await insertWork(test, accountId)
    const [file = ''] = await giveResults(test, { workId, ownerId: accountId }, [
      { medium: 'song', file: { data: sound } },
    ])
    return { accountId, clip: { upload: upload.id }, song: { file }, bytes: { clip, sound } }
  }

  it('are read as they are, with their sizes and lengths', async () => {
    const { accountId, clip, song, bytes } = await createMaker()
    const refs: InputRef[] = [
      { role: 'clip', ...clip },
      { role: 'song', ...song },
    ]
    expect(await unusable(refs, accountId)).toBeUndefined()
    const [film, sound] = await read(refs, accountId)
    expect(film).toMatchObject({ role: 'clip', mime: 'video/mp4', seconds: expect.closeTo(2, 1) })
    expect(film?.width).toBeGreaterThan(film?.height ?? 0)
    expect(sound).toMatchObject({ role: 'song', mime: 'audio/mpeg', seconds: 2 })
    expect(sound).not.toHaveProperty('width')
    expect(Buffer.from(film?.data ?? [])).toEqual(Buffer.from(bytes.clip))
    expect(Buffer.from(sound?.data ?? [])).toEqual(Buffer.from(bytes.sound))
    expect(await describeAll(refs)).toMatchObject([
      { role: 'clip', mime: 'video/mp4', durationS: expect.closeTo(2, 1) },
      { role: 'song', mime: 'audio/mpeg', durationS: 2 },
    ])
  })

  it('are of no use in the role of another medium', async () => {
    const { accountId, clip, song } = await createMaker()
    const own = await storePicture(png, accountId, test.services.uploads)
    const picture = { upload: own.id }
    const cases: [InputRef, string][] = [
      [{ role: 'clip', ...song }, 'uploads.not_a_clip'],
      [{ role: 'clip', ...picture }, 'uploads.not_a_clip'],
      [{ role: 'song', ...clip }, 'uploads.not_a_song'],
      [{ role: 'song', ...picture }, 'uploads.not_a_song'],
      [{ role: 'first-frame', ...clip }, 'uploads.not_a_picture'],
      [{ role: 'last-frame', ...song }, 'uploads.not_a_picture'],
      [{ role: 'reference', ...song }, 'uploads.not_a_picture'],
    ]
    for (const [ref, code] of cases) expect(await unusable([ref], accountId)).toEqual({ ref, code })
  })

  it('of others are not there', async () => {
    const { clip, song } = await createMaker()
    const accountId = await accountOf(test, test.guest())
    for (const ref of [
      { role: 'clip', ...clip },
      { role: 'song', ...song },
    ] as const) {
      expect(await unusable([ref], accountId)).toEqual(notFound(ref))
      await expect(read([ref], accountId)).rejects.toThrow('works.input_gone')
    }
  })
})
