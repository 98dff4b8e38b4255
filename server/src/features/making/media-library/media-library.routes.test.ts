import { api } from '@atelier/contract'
import { type ModelDeclaration, readParams } from '@atelier/contract/model-declaration'
import { locales } from '@atelier/contract/primitives'
import { composerDeclaration } from '@atelier/engines/adapters/builtin/music/music-models'
import { readRequest } from '@atelier/engines/adapters/builtin/music/words/read-request'
import { filmModels } from '@atelier/engines/adapters/builtin/video/film-models'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { musicStyles, musicDemos, videoDemos } = api.mediaLibrary

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
const get = (url: string, headers = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })

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
      expect(readRequest({ ...nothing, style: tags, tempo: tempo.usual })).toMatchObject({
        style: id,
        tempo: tempo.usual,
      })
      expect(tempo.usual).toBeGreaterThanOrEqual(tempo.least)
      expect(tempo.usual).toBeLessThanOrEqual(tempo.most)
    }
  })
})

describe('demos', () => {
  it.each([
    { list: musicDemos, declaration: composerDeclaration, seconds: [10, 15] },
    { list: videoDemos, declaration: filmModels[0]?.declaration, seconds: [2, 3] },
  ])('are told with a recipe that the built-in model takes as it is: %#', async (recipe) => {
    const { list, declaration, seconds } = recipe
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

  it('can be played and seen at once: their files come with the product', async () => {
    const [songs, clips] = await Promise.all([test.call(musicDemos, {}), test.call(videoDemos, {})])
    for (const { id, task, url, mime, poster, blur, durationS, about, width } of [
      ...songs.rows,
      ...clips.rows,
    ]) {
      const [file, picture] = await Promise.all([get(url), get(poster)])
      expect([id, file.statusCode, file.headers['content-type']]).toEqual([id, 200, mime])
      expect([id, mime]).toEqual([id, task === 'compose' ? 'audio/mpeg' : 'video/mp4'])
      expect(picture.headers['content-type'], id).toBe('image/avif')
      expect(blur, id).toMatch(/^data:image\//)
      expect(durationS, id).toBeGreaterThan(2)
      if (task === 'compose') expect(about.peaks?.length, id).toBeGreaterThan(50)
      else expect(width, id).toBeGreaterThanOrEqual(360)
    }
  })
})
