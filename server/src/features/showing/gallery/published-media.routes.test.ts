// Clips, songs and stems among published works.
import { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import type { MadeResult } from '@atelier/engines/makers/maker'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallClip, smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveResults, insertWork } from '../../../testing/works.ts'
import { storePicture } from '../../identity/uploads/uploads.usecases.ts'

// Filming takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const clip = await smallClip()
const sound = await smallSong('mp3', 0.5)
const red = await plainPicture(400, 400, 'red').png().toBuffer()
const words = { title: 'Lantern Song', style: 'shanty, slow', lyrics: 'Heave the lanternlight' }

let test: TestApp
let ada: Credential
let bob: Credential
/** What was judged, in order. */
const judged: string[] = []
beforeAll(async () => {
  test = await createTestApp()
  const { judge } = test.services.gallery
  test.services.gallery.judge = async (texts, context) => {
    judged.push(...texts)
    return context.site.settings.galleryCheck === 'none'
      ? judge(texts, context)
      : texts.map((text) => ({ refuses: text.includes('lanternlight'), reason: 'too bright' }))
  }
  ada = await test.member('ada')
  bob = await test.member('bob')
})
afterEach(() =>
  test.configure({ galleryReview: false, galleryCheck: 'none', galleryRefusedWords: [] }),
)
afterAll(() => test.close())

type Given = Parameters<typeof insertWork>[2]

async function makeWork(results: MadeResult[], given: Given, as = ada): Promise<number> {
  const ownerId = await accountOf(test, as)
  const workId = await insertWork(test, ownerId, given)
  await giveResults(test, { workId, ownerId }, results)
  return workId
}

const filmed = (given: Given = {}) =>
  makeWork([{ medium: 'clip', file: { data: clip.video }, poster: { data: clip.poster } }], {
    type: workTypes.video,
    task: 'film',
    prompt: 'a lake at dusk',
    ...given,
  })

const sung = (given: Given = {}) =>
  makeWork([{ medium: 'song', file: { data: sound }, about: words }], {
    type: workTypes.music,
    task: 'compose',
    prompt: 'sailors going home',
    ...given,
  })

const split = (given: Given = {}) =>
  makeWork(
    (['vocals', 'backing'] as const).map((stem) => ({
      medium: 'song',
      file: { data: sound },
      about: { stem },
    })),
    { type: workTypes.separation, task: 'separate', prompt: '', ...given },
  )

const publish = async (id: number, more = {}, as = ada) =>
  (await test.call(api.publications.publish, { ids: [id], ...more }, { as }))[0]
const open = async (id: number, as: Credential = bob) => test.call(api.gallery.open, { id }, { as })
const at = (url = '', headers = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })
const found = async (input: Parameters<typeof test.call<typeof api.gallery.feed>>[1]) =>
  (await test.call(api.gallery.feed, input)).rows.map(({ id }) => id)
const nameOf = (headers: Record<string, unknown>) =>
  decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '',
  )

describe('a published clip', () => {
  it('is told with its length and its picture at rest, and plays', async () => {
    const id = await filmed()
    await publish(id, { title: 'Dusk' })
    const { files, type } = await open(id)
    expect([type, files[0]]).toMatchObject([
      workTypes.video,
      { mime: 'video/mp4', durationS: expect.closeTo(2, 1), blur: expect.stringMatching(/^data:/) },
    ])
    const part = await at(files[0]?.url, { range: 'bytes=0-99' })
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4'])
    expect((await at(files[0]?.thumbnail)).headers['content-type']).toBe('image/webp')
    const saved = await at(`${files[0]?.url}&as=download`)
    expect(nameOf(saved.headers)).toBe(`Dusk ${id}-1.mp4`)
    expect((await at(`${files[0]?.url}&as=mp3`)).statusCode).toBe(404)
  })

  it('goes on from the picture that it was made of', async () => {
    const picture = await makeWork([{ medium: 'picture', file: { data: red } }], {})
    const id = await filmed({ parentId: picture, parentIndex: 0 })
    await publish(picture)
    await publish(id)
    expect(await open(id)).toMatchObject({ ancestors: [{ id: picture, type: workTypes.draw }] })
    expect(await open(picture)).toMatchObject({ descendants: [{ id, type: workTypes.video }] })
  })

  it('tells nothing of a picture that is not published', async () => {
    const picture = await makeWork([{ medium: 'picture', file: { data: red } }], {})
    const id = await filmed({ parentId: picture, parentIndex: 0 })
    await publish(id)
    for (const as of [ada, bob]) {
      const page = await open(id, as)
      expect(page.ancestors).toEqual([])
      expect(page).not.toHaveProperty('inputs')
    }
  })

  it('has a card that shows its picture at rest', async () => {
    const id = await filmed()
    await publish(id)
    const card = await at(`/api/gallery/card?id=${id}`)
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const poster = await sharp(clip.poster).resize(1, 1).removeAlpha().raw().toBuffer()
    const shown = await sharp(card.rawPayload)
      .extract({ left: 60, top: 170, width: 500, height: 290 })
      .resize(1, 1)
      .raw()
      .toBuffer()
    for (const [channel, value] of shown.entries())
      expect(Math.abs(value - (poster[channel] ?? -999))).toBeLessThan(30)
  })
})

describe('a published song', () => {
  it('is told with its words and how loud it is, and is saved in any format under its title', async () => {
    const id = await sung()
    await publish(id)
    const [file] = (await open(id)).files
    expect(file?.about).toMatchObject({ ...words, peaks: expect.any(Array) })
    const reply = await at(`${file?.url}&as=wav`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(nameOf(reply.headers)).toBe(`Lantern Song ${id}-1.wav`)
    expect((await at(`${file?.url}&as=lrc`)).payload).toContain('Heave the lanternlight')
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    for (const as of ['download', 'wav', 'lrc'])
      expect((await at(`${file?.url}&as=${as}`)).statusCode).toBe(404)
  })

  it('keeps its style to itself with its prompt', async () => {
    const id = await sung()
    await publish(id, { hidesPrompt: true })
    const { prompt, files } = await open(id)
    const { style, title } = files[0]?.about ?? {}
    expect([prompt, style, title]).toEqual(['', undefined, words.title])
  })

  it('is found by what it is, its title and its words', async () => {
    const [id, film] = [await sung(), await filmed()]
    await publish(id)
    await publish(film)
    expect(await found({ type: workTypes.music })).toContain(id)
    expect(await found({ type: workTypes.music })).not.toContain(film)
    expect(await found({ type: workTypes.video })).toContain(film)
    for (const query of ['lantern song', 'lanternlight', 'sailors'])
      expect(await found({ query })).toContain(id)
    expect(await found({ query: 'shanty' })).not.toContain(id)
  })

  it('is refused for words that are sung in it', async () => {
    await test.configure({ galleryRefusedWords: ['lanternlight'] })
    const id = await sung()
    const { status, body } = await test.ask(api.publications.publish, { ids: [id] }, { as: ada })
    expect([status, body]).toMatchObject([
      420,
      { error: 'gallery.refused_words', fields: [{ field: 'prompt' }] },
    ])
  })

  it('is judged with the words that are sung in it', async () => {
    await test.configure({ galleryCheck: 'moderations' })
    judged.length = 0
    expect(await publish(await sung())).toMatchObject({ state: 'refused' })
    expect(judged.map((text) => JSON.parse(text))).toEqual([
      {
        title: '',
        tags: [],
        prompt: 'sailors going home',
        words: [words.title, words.lyrics],
      },
    ])
    expect(await publish(await filmed())).toMatchObject({ state: 'public' })
  })

  it('is looked at again where people look first, once it has another cover', async () => {
    const id = await sung()
    await publish(id)
    const upload = await storePicture(red, await accountOf(test, ada), test.services.uploads)
    const cover = (input: { upload: string } | null) =>
      test.call(api.workFiles.setCover, { id, input }, { as: ada })
    const state = async () =>
      (await test.call(api.publications.statesOf, { ids: [id] }, { as: ada }))[0]?.state
    const card = async () => (await at(`/api/gallery/card?id=${id}`)).rawPayload
    const before = await card()
    await cover({ upload: upload.id })
    expect(await state()).toBe('public')
    expect((await card()).equals(before)).toBe(false)
    const { thumbnail } = (await open(id)).files[0] ?? {}
    expect((await at(thumbnail)).statusCode).toBe(200)
    await test.configure({ galleryReview: true })
    await cover(null)
    expect(await state()).toBe('public')
    await cover({ upload: upload.id })
    expect(await state()).toBe('waiting')
    expect((await at(thumbnail)).statusCode).toBe(404)
  })
})

describe('published stems', () => {
  it('go on from their song, and are saved under their names', async () => {
    const song = await sung()
    const id = await split({ parentId: song, parentIndex: 0 })
    await publish(song)
    await publish(id, { title: 'Apart' })
    const { files, ancestors } = await open(id)
    expect(ancestors.map((each) => each.id)).toEqual([song])
    expect(files.map(({ about }) => about.stem)).toEqual(['vocals', 'backing'])
    expect(nameOf((await at(`${files[1]?.url}&as=mp3`)).headers)).toBe(`Apart backing ${id}-2.mp3`)
  })

  it('have a card of words alone', async () => {
    const id = await split()
    await publish(id, { title: 'Apart' })
    expect((await at(`/api/gallery/card?id=${id}`)).headers['content-type']).toBe('image/jpeg')
  })
})

describe('a link to a song or a clip', () => {
  it('shows and plays it, with its cover', async () => {
    for (const subjectId of [await sung(), await filmed()]) {
      const ask = { kind: 'work' as const, subjectId }
      const { address } = await test.call(api.shares.create, ask, { as: ada })
      const key = address.split('/').at(-1) ?? ''
      const upload = await storePicture(red, await accountOf(test, ada), test.services.uploads)
      const request = { id: subjectId, input: { upload: upload.id } }
      const isSong = (await test.ask(api.workFiles.setCover, request, { as: ada })).status === 200
      const { work } = await test.call(api.shares.open, { key }, {})
      const [file] = work?.files ?? []
      expect(file?.mime).toBe(isSong ? 'audio/mpeg' : 'video/mp4')
      expect((await at(file?.url, { range: 'bytes=0-9' })).statusCode).toBe(206)
      expect((await at(file?.thumbnail)).headers['content-type']).toBe('image/webp')
      expect((await at(`/api/share/card?key=${key}`)).headers['content-type']).toBe('image/jpeg')
    }
  })
})

describe('an album', () => {
  it('holds pictures, clips and songs alike, and its cover is that of its first', async () => {
    const [film, song] = [await filmed(), await sung()]
    await publish(film)
    await publish(song)
    const { id: albumId } = await test.call(api.collections.save, { title: 'All' }, { as: bob })
    await test.call(api.collections.add, { albumId, id: [film, song] }, { as: bob })
    const { rows } = await test.call(api.collections.works, { id: albumId }, { as: bob })
    expect(rows.map(({ type }) => type).sort()).toEqual([workTypes.video, workTypes.music])
    const album = await test.call(api.collections.open, { id: albumId }, { as: bob })
    const cover = album.cover
    expect([cover?.mime, cover?.thumbnail !== '']).toEqual(
      rows[0]?.id === song ? ['audio/mpeg', false] : ['video/mp4', true],
    )
  })
})
