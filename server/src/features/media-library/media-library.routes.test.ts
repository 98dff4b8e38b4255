import { api } from '@atelier/contract'
import type { Demo } from '@atelier/contract/features/media-library'
import { type ModelDeclaration, readParams } from '@atelier/contract/model-declaration'
import { locales } from '@atelier/contract/primitives'
import { composerDeclaration } from '@atelier/engines/adapters/builtin/music/music-models'
import { readWish } from '@atelier/engines/adapters/builtin/music/words/read-wish'
import { filmModels } from '@atelier/engines/adapters/builtin/video/film-models'
import { mp3Of, tone } from '@atelier/engines/audio/decode/sample-files'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPicture } from '../../testing/pictures.ts'
import { smallClip } from '../../testing/small-clip.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { DemoMaker } from './demo-maker.ts'

const { musicStyles, musicDemos, videoDemos, demoFile } = api.mediaLibrary

const song = await mp3Of([tone(1), tone(1, { hz: 660 })])
const { clip, poster } = await smallClip()

/** Notes what it made, and how many at the same time. */
function createMaker() {
  const notes = { made: [] as string[], mostAtWork: 0, breaks: false }
  let atWork = 0
  const maker: DemoMaker = {
    version: 'test',
    async make({ id, task }) {
      notes.made.push(id)
      atWork += 1
      notes.mostAtWork = Math.max(notes.mostAtWork, atWork)
      // Others get their turn, if they were to have one.
      await new Promise((resolve) => setImmediate(resolve))
      atWork -= 1
      if (notes.breaks) throw new Error('a string broke')
      return task === 'film' ? { file: clip, poster } : { file: song, style: 'folk' }
    },
  }
  return { maker, notes }
}
const casePainter = {
  version: 'test',
  paint: async () => plainPicture(600, 600).png().toBuffer(),
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ demoMaker: createMaker().maker, casePainter })
})
afterAll(() => test.close())
const get = (url: string, headers = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })

async function untilReady(list: typeof musicDemos | typeof videoDemos): Promise<Demo[]> {
  await expect
    .poll(async () => (await test.call(list, {})).rows.every(({ ready }) => ready), {
      timeout: 50_000,
    })
    .toBe(true)
  return (await test.call(list, {})).rows
}

describe('styles of music', () => {
  it('are told in the language of whoever asks, by pages', async () => {
    const names = await Promise.all(
      locales.map(async (language) => (await test.call(musicStyles, { language })).rows),
    )
    expect(names.map((rows) => rows.find(({ id }) => id === 'cinematic')?.name)).toEqual([
      '电影配乐',
      '電影配樂',
      'Cinematic',
    ])
    const second = await test.call(musicStyles, { page: 2, size: 10, language: 'en-US' })
    expect([second.rows.length, second.count]).toEqual([5, 15])
  })

  it('are what the built-in composer makes of their tags, moods and tempos', async () => {
    const { rows } = await test.call(musicStyles, {})
    const nothing = { idea: '', mood: 'auto', key: 'auto', scale: 'auto', seed: 1 }
    for (const { id, tags, mood, tempo } of rows) {
      const params = { style: tags, tempo: tempo.usual, ...(mood ? { mood } : {}) }
      expect(readParams(composerDeclaration, 'compose', params)).toHaveProperty('params')
      expect(readWish({ ...nothing, style: tags, tempo: tempo.usual })).toMatchObject({
        ...{ style: id, tempo: tempo.usual },
      })
      expect(tempo.usual).toBeGreaterThanOrEqual(tempo.least)
      expect(tempo.usual).toBeLessThanOrEqual(tempo.most)
    }
  })
})

describe('demos', () => {
  it.each([
    { list: musicDemos, declaration: composerDeclaration, seconds: [20, 30] },
    { list: videoDemos, declaration: filmModels[0]?.declaration, seconds: [3, 4] },
  ])('are told with a recipe that the built-in model takes as it is: %#', async (told) => {
    const { list, declaration, seconds } = told
    const [chinese, taiwanese, english] = await Promise.all(
      locales.map(async (language) => (await test.call(list, { language })).rows),
    )
    expect(english).toHaveLength(6)
    for (const [at, demo] of (english ?? []).entries()) {
      const model = (declaration ?? expect.fail()) as ModelDeclaration
      expect(readParams(model, demo.task, demo.params)).toHaveProperty('params')
      expect(demo.params.seconds).toBeGreaterThanOrEqual(seconds[0] ?? 0)
      expect(demo.params.seconds).toBeLessThanOrEqual(seconds[1] ?? 0)
      expect([chinese?.[at]?.prompt, demo.meaning]).toEqual([demo.prompt, ''])
      for (const other of [chinese, taiwanese])
        expect(other?.[at]?.title + (other?.[at]?.meaning ?? '')).toMatch(/^\p{Script=Han}/u)
    }
    const kinds = (english ?? []).map(({ params }) => params.style ?? params.camera)
    expect(new Set(kinds).size).toBe(6)
  })

  it('are made in the background once they were asked for, each once, one at a time', async () => {
    const { maker, notes } = createMaker()
    const again = await createTestApp({ demoMaker: maker, casePainter })
    try {
      const visits = Array.from({ length: 30 }, () => again.call(musicDemos, {}))
      const [first] = await Promise.all(visits)
      expect(first?.rows.map(({ poster: cover }) => cover)).toEqual(Array(6).fill(''))
      await expect
        .poll(async () => (await again.call(musicDemos, {})).rows.every(({ ready }) => ready), {
          timeout: 50_000,
        })
        .toBe(true)
      expect(notes.made).toEqual(first?.rows.map(({ id }) => id))
      expect(notes.mostAtWork).toBe(1)
    } finally {
      await again.close()
    }
  }, 60_000)

  it('of songs have a cover, their length, and how loud they are', async () => {
    const [demo] = await untilReady(musicDemos)
    expect(demo).toMatchObject({
      ...{ ready: true, mime: 'audio/mpeg', width: null, height: null },
      about: { style: 'folk', peaks: expect.any(Array) },
    })
    expect(demo?.durationS).toBeCloseTo(1, 0)
    const cover = await get(demo?.poster ?? '')
    expect(cover.headers['content-type']).toBe('image/webp')
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 })
  }, 60_000)

  it('of clips have their picture at rest and their size', async () => {
    const [demo] = await untilReady(videoDemos)
    expect(demo).toMatchObject({ mime: 'video/mp4', width: 72, height: 72, durationS: 2 })
    const reply = await get(demo?.poster ?? '')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 72 })
  }, 60_000)
})

describe('the file of a demo', () => {
  it('is made when it is asked for, answers ranges, and is kept for ever', async () => {
    const { maker, notes } = createMaker()
    const again = await createTestApp({ demoMaker: maker, casePainter })
    try {
      const url = '/api/autoreply/demoFile?id=neon-drive'
      const inject = (headers = {}) =>
        again.app.inject({ url, headers: { host: 'localhost', ...headers } })
      const [whole, part] = await Promise.all([inject(), inject({ range: 'bytes=10-19' })])
      expect(notes.made).toEqual(['neon-drive'])
      expect(whole.rawPayload.equals(song)).toBe(true)
      expect(whole.headers).toMatchObject({
        ...{ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' },
        'cache-control': 'public, max-age=3600',
      })
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes 10-19/${song.length}`,
      ])
      expect(part.rawPayload.equals(song.subarray(10, 20))).toBe(true)
    } finally {
      await again.close()
    }
    const [demo] = await untilReady(musicDemos)
    const kept = await get(demo?.url ?? '')
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is not there for a demo that is not there', async () => {
    const { status, body } = await test.ask(demoFile, { id: 'nobody' })
    expect({ status, body }).toMatchObject({
      ...{ status: 404, body: { error: 'library.demo_not_found' } },
    })
  })

  it('is asked for again when making it failed, and lists leave it alone for a while', async () => {
    const { maker, notes } = createMaker()
    const again = await createTestApp({ demoMaker: maker, casePainter })
    try {
      notes.breaks = true
      const wish = { id: 'dance-on-the-square' }
      const failed = await again.ask(demoFile, wish)
      expect(failed).toMatchObject({ status: 503, body: { error: 'library.demo_not_made' } })
      expect(failed.headers['retry-after']).toBeDefined()
      const before = notes.made.length
      await again.call(musicDemos, { page: 6, size: 1 })
      expect(notes.made.length).toBe(before)
      notes.breaks = false
      const there = await again.app.inject({
        url: `/api/autoreply/demoFile?id=${wish.id}`,
        headers: { host: 'localhost' },
      })
      expect(there.statusCode).toBe(200)
    } finally {
      await again.close()
    }
  })

  it('has no address where nothing makes it', async () => {
    const bare = await createTestApp()
    try {
      const { rows } = await bare.call(videoDemos, {})
      expect(rows).toHaveLength(6)
      for (const row of rows) expect(row).toMatchObject({ ready: false, url: '', poster: '' })
      expect((await bare.ask(demoFile, { id: 'desert-at-sunset' })).status).toBe(503)
    } finally {
      await bare.close()
    }
  })
})
