import { api } from '@atelier/contract'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork } from '../../../testing/works.ts'
import { storeMedia, storePicture } from '../../identity/uploads/uploads.usecases.ts'
import { storageName } from './work-file-names.ts'

const song = await smallSong('mp3', 0.5)
const red = await plainPicture(800, 600, 'red').png().toBuffer()
const blue = await plainPicture(300, 300, 'blue').jpeg().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function makeSongs(as: Credential = test.guest()) {
  const ownerId = await accountOf(test, as)
  const id = await insertWork(test, ownerId, { type: workTypes.music, prompt: 'rain' })
  await giveResults(test, { workId: id, ownerId }, [
    { medium: 'song', file: { data: song }, about: { title: 'One' }, poster: { data: blue } },
    { medium: 'song', file: { data: song }, about: { title: 'Two' } },
  ])
  const upload = await storePicture(red, ownerId, test.services.uploads)
  return { as, ownerId, id, upload }
}

const read = async (as: Credential, id: number): Promise<Work> =>
  (await test.call(api.works.states, { ids: [id] }, { as }))[0] ?? expect.fail('it is gone')

const songsOf = async (as: Credential, id: number) => (await read(as, id)).files

/** The colour of a small picture in its middle, and its size. */
async function look(thumbnail = '') {
  const reply = await test.app.inject({ url: thumbnail, headers: { host: 'localhost' } })
  expect(reply.statusCode).toBe(200)
  const { width, height } = await sharp(reply.rawPayload).metadata()
  const { dominant } = await sharp(reply.rawPayload).stats()
  return { width, height, isRed: dominant.r > 200 && dominant.b < 80 }
}

const ask = async (
  input: Parameters<typeof test.ask<typeof api.workFiles.setCover>>[1],
  as: Credential,
) => {
  const { status, body } = await test.ask(api.workFiles.setCover, input, { as })
  return [status, 'error' in body ? body.error : '']
}

describe('a cover', () => {
  it('stands for the song that it was given to, and for no other', async () => {
    const { as, id, upload } = await makeSongs()
    const [one, two] = await songsOf(as, id)
    await test.call(api.workFiles.setCover, { id, index: 1, input: { upload: upload.id } }, { as })
    const [same, covered] = await songsOf(as, id)
    expect(same).toEqual(one)
    expect(two?.thumbnail).toBe('')
    expect(await look(covered?.thumbnail)).toEqual({ width: 512, height: 384, isRed: true })
    expect(covered?.blur).toMatch(/^data:image\/webp;base64,/)
    expect(covered).toMatchObject({
      url: two?.url,
      about: { title: 'Two', peaks: two?.about.peaks },
    })
  })

  it('takes the place of the one that came with the song, under another address', async () => {
    const { as, id, upload, ownerId } = await makeSongs()
    const first = (await songsOf(as, id))[0]
    expect(await look(first?.thumbnail)).toMatchObject({ isRed: false })
    await test.call(api.workFiles.setCover, { id, index: 0, input: { upload: upload.id } }, { as })
    const second = (await songsOf(as, id))[0]
    expect(await look(second?.thumbnail)).toMatchObject({ isRed: true })
    const drawn = await insertWork(test, ownerId)
    const [file = ''] = await giveFiles(test, { workId: drawn, ownerId }, [{ data: blue }])
    await test.call(api.workFiles.setCover, { id, input: { file } }, { as })
    const third = (await songsOf(as, id))[0]
    expect(await look(third?.thumbnail)).toEqual({ width: 300, height: 300, isRed: false })
    const addresses = [first, second, third].map((each) => each?.thumbnail)
    expect(new Set(addresses).size).toBe(3)
    expect(third?.blur).not.toBe(second?.blur)
  })

  it('is taken away again', async () => {
    const { as, id, upload } = await makeSongs()
    await test.call(api.workFiles.setCover, { id, input: { upload: upload.id } }, { as })
    const before = (await songsOf(as, id))[0]
    await test.call(api.workFiles.setCover, { id, input: null }, { as })
    const after = (await songsOf(as, id))[0]
    expect([after?.thumbnail, after?.blur, after?.about.cover]).toEqual(['', '', undefined])
    const old = await test.app.inject({
      url: before?.thumbnail ?? '',
      headers: { host: 'localhost' },
    })
    expect(old.statusCode).toBe(404)
    const { storage } = test.services.workFiles
    expect(await storage.read(storageName(after?.id ?? '', 'thumb'))).toBeUndefined()
    // Nothing to take away is nothing wrong.
    await test.call(api.workFiles.setCover, { id, input: null }, { as })
  })

  it('is whole when several are given at once', async () => {
    const { as, id, upload, ownerId } = await makeSongs()
    const other = await storePicture(blue, ownerId, test.services.uploads)
    const inputs = [upload, other, upload, other].map(({ id: one }) => ({ upload: one }))
    await Promise.all(
      inputs.map((input) => test.call(api.workFiles.setCover, { id, input }, { as })),
    )
    const [covered] = await songsOf(as, id)
    const { isRed, width } = await look(covered?.thumbnail)
    expect(width).toBe(isRed ? 512 : 300)
    const { data } = await sharp(Buffer.from(covered?.blur.split(',')[1] ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect((data[0] ?? 0) > 200).toBe(isRed)
  })

  it('is told to who follows', async () => {
    const { as, id, upload } = await makeSongs()
    await test.services.works.notifications.ready
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const end = new AbortController()
    const follow = await fetch(`${address}/api/works/events`, {
      headers: { authorization: as, host: 'localhost' },
      signal: end.signal,
    })
    const seen: unknown[] = []
    const reader = (follow.body ?? expect.fail('no lines come')).getReader()
    const decoder = new TextDecoder()
    let text = ''
    const until = async (wanted: (line: { type: string; work?: Work }) => boolean) => {
      for (;;) {
        const lines = text.split('\n')
        text = lines.pop() ?? ''
        for (const line of lines.filter(Boolean)) {
          const event = JSON.parse(line)
          seen.push(event)
          if (wanted(event)) return
        }
        const { value, done } = await reader.read()
        if (done) expect.fail(`it never came: ${JSON.stringify(seen)}`)
        text += decoder.decode(value, { stream: true })
      }
    }
    try {
      await until(({ type }) => type === 'ready')
      await test.call(
        api.workFiles.setCover,
        { id, index: 1, input: { upload: upload.id } },
        { as },
      )
      await until(({ work }) => work?.id === id && work.files[1]?.thumbnail !== '')
    } finally {
      end.abort()
    }
  })
})

describe('no cover is given', () => {
  it('to works of others, to what is no song, or to a song that is not there', async () => {
    const { as, id, upload, ownerId } = await makeSongs()
    const input = { upload: upload.id }
    expect(await ask({ id, input }, test.guest())).toEqual([404, 'works.not_found'])
    expect(await ask({ id: 999_999, input }, as)).toEqual([404, 'works.not_found'])
    expect(await ask({ id, index: 7, input }, as)).toEqual([409, 'works.no_files'])
    const drawn = await insertWork(test, ownerId)
    await giveFiles(test, { workId: drawn, ownerId }, [{ data: red }])
    expect(await ask({ id: drawn, input }, as)).toEqual([409, 'works.no_files'])
  })

  it('from pictures of others, from what is none, or from what is gone', async () => {
    const { as, id, upload, ownerId } = await makeSongs()
    const { upload: foreign } = await makeSongs()
    expect(await ask({ id, input: { upload: foreign.id } }, as)).toEqual([404, 'uploads.not_found'])
    expect(await ask({ id, input: { file: 'none' } }, as)).toEqual([404, 'uploads.not_found'])
    const sound = await storeMedia(song, ownerId, test.services.uploads)
    expect(await ask({ id, input: { upload: sound.id } }, as)).toEqual([
      422,
      'uploads.not_a_picture',
    ])
    await test.services.uploads.storage.delete(`uploads/${upload.id.slice(0, 2)}/${upload.id}`)
    expect(await ask({ id, input: { upload: upload.id } }, as)).toEqual([409, 'works.input_gone'])
    expect((await songsOf(as, id))[0]?.about.cover).toBeUndefined()
  })
})
