import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { locales } from '@atelier/contract/primitives'
import { priceOfWork } from '@atelier/contract/work-price'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { type MediaHarness, openMediaHarness } from './testing/media-harness.ts'

let harness: MediaHarness
let as: Credential
let modelId: number
beforeAll(async () => {
  harness = await openMediaHarness()
  as = harness.guest()
  modelId = (await harness.modelNamed('Singer 5')).id
})
afterAll(() => harness.close())

const { writeLyrics, compose, separate } = api.queue

async function refusalOf<E extends typeof writeLyrics | typeof compose | typeof separate>(
  endpoint: E,
  input: InputOf<E>,
  language = 'en-US',
) {
  const { status, body } = await harness.ask(endpoint, input, { as, language })
  return body.success ? { status } : { status, error: body.error, fields: body.fields }
}

/** A work of somebody's whose one file is a song. */
async function makeSong(by: Credential, of = modelId, durationS = 20) {
  const id = await harness.makeWork(by, of)
  await harness.database.pool.query(
    `update work_files set mime = 'audio/mpeg', duration_s = $2 where id = $1`,
    [`file-${id}-0`, durationS],
  )
  return id
}

describe('lyrics', () => {
  it('are asked for with an idea, and cost once what was shown', async () => {
    const { price } = await harness.modelNamed('Singer 5', as)
    await harness.call(writeLyrics, { prompt: ' rain on the roof ', modelId, count: 2 }, { as })
    expect(harness.plans()).toMatchObject([
      { type: workTypes.music, task: 'write-lyrics', prompt: 'rain on the roof', params: {} },
    ])
    expect(harness.charged()).toBe(priceOfWork(price['write-lyrics'] ?? expect.fail(), 2))
    expect(harness.charged()).toBe(1)
  })

  it('want an idea, and take no files, in the language of whoever asks', async () => {
    const song = await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 9 })
    const inputs = [{ role: 'song' as const, upload: song }]
    const reasons = []
    for (const language of locales) {
      const none = await refusalOf(writeLyrics, { prompt: ' ' }, language)
      expect(none).toMatchObject({ status: 422, fields: [{ field: 'prompt' }] })
      const strange = await refusalOf(writeLyrics, { prompt: 'rain', inputs }, language)
      expect(strange).toMatchObject({ status: 422, fields: [{ field: 'inputs' }] })
      reasons.push(none.fields?.[0]?.reason, strange.fields?.[0]?.reason)
    }
    expect(new Set(reasons).size).toBe(6)
  })
})

describe('a song', () => {
  it('costs for each version of it what was shown', async () => {
    const { price } = await harness.modelNamed('Singer 5', as)
    const input = { prompt: 'rain', modelId, params: { style: 'folk' } }
    await harness.call(compose, { ...input, count: 2 }, { as })
    expect(harness.plans()).toMatchObject([
      { type: workTypes.music, task: 'compose', params: { style: 'folk' }, count: 2 },
    ])
    expect(harness.charged()).toBe(priceOfWork(price.compose ?? expect.fail(), 2))
    expect(harness.charged()).toBe(20)
    await harness.call(compose, { ...input, beishu: 3 }, { as })
    expect([harness.plans().length, harness.charged()]).toEqual([3, 30])
  })

  it.each(['continue', 'join'] as const)('is to %s a song of the same connection', async (task) => {
    const request = { task, modelId }
    const id = await makeSong(as)
    await harness.call(compose, { ...request, parent: { id, index: 0 } }, { as })
    expect(harness.plans()).toMatchObject([{ task, parent: { workId: id, index: 0 } }])
    const reasons = []
    const beside = await makeSong(as, (await harness.modelNamed('Singer Beside')).id)
    for (const language of locales) {
      const none = await refusalOf(compose, request, language)
      expect(none).toMatchObject({ status: 422, fields: [{ field: 'parent' }] })
      const other = await refusalOf(compose, { ...request, parent: { id: beside } }, language)
      expect(other).toMatchObject({ status: 422, fields: [{ field: 'parent' }] })
      reasons.push(none.fields?.[0]?.reason, other.fields?.[0]?.reason)
    }
    expect(new Set(reasons).size).toBe(6)
  })

  it('goes on from a version that there is, of a work that is done, of one’s own', async () => {
    const request = { task: 'continue' as const, modelId }
    const id = await makeSong(as)
    expect(await refusalOf(compose, { ...request, parent: { id, index: 1 } })).toMatchObject({
      status: 422,
      fields: [{ field: 'parent.index' }],
    })
    const running = await harness.makeWork(as, modelId, { state: workStates.running })
    expect(await refusalOf(compose, { ...request, parent: { id: running } })).toMatchObject({
      status: 409,
      error: 'works.under_way',
    })
    const foreign = await makeSong(harness.guest())
    for (const parent of [{ id: foreign }, { id: 999_999 }])
      expect(await refusalOf(compose, { ...request, parent })).toMatchObject({
        status: 404,
        error: 'works.not_found',
      })
  })

  it('is told only what its task takes', async () => {
    const parent = { id: await makeSong(as) }
    const from = { from: 12.5 }
    await harness.call(compose, { task: 'continue', modelId, parent, params: from }, { as })
    expect(harness.plans()).toMatchObject([{ params: { from: 12.5 } }])
    expect(await refusalOf(compose, { prompt: 'x', modelId, params: from })).toMatchObject({
      fields: [{ field: 'params.from' }],
    })
    const joined = { task: 'join' as const, modelId, parent, params: { style: 'folk' } }
    expect(await refusalOf(compose, joined)).toMatchObject({ fields: [{ field: 'params.style' }] })
  })
})

describe('a separation', () => {
  const song = (upload: string) => ({ inputs: [{ role: 'song' as const, upload }] })
  let knife: number
  beforeAll(async () => {
    knife = (await harness.modelNamed('Knife')).id
  })

  it('is of an upload, at one price whatever comes of it', async () => {
    const upload = await harness.makeMedia(as, { mime: 'audio/flac', durationS: 59.9 })
    await harness.call(separate, song(upload), { as })
    expect(harness.plans()).toMatchObject([
      { type: workTypes.separation, task: 'separate', model: { name: 'knife' }, ...song(upload) },
    ])
    const { price } = await harness.modelNamed('Knife', as)
    expect(harness.charged()).toBe(priceOfWork(price.separate ?? expect.fail(), 1))
    expect(harness.charged()).toBe(5)
  })

  it('is of the song of a work, whichever model made that', async () => {
    const id = await makeSong(as)
    await harness.call(separate, { modelId: knife, parent: { id, index: 0 } }, { as })
    expect(harness.plans()).toMatchObject([
      {
        inputs: [{ role: 'song', file: `file-${id}-0` }],
        parent: { workId: id, index: 0 },
        inheritedPrompt: 'a cat',
      },
    ])
    await harness.call(separate, { inputs: [{ role: 'song', file: `file-${id}-0` }] }, { as })
    expect(harness.plans()).toMatchObject([{ parent: { workId: id, index: 0 } }])
  })

  it('wants one song, and no longer than the model takes', async () => {
    expect(await refusalOf(separate, {})).toMatchObject({
      status: 422,
      fields: [{ field: 'inputs' }],
    })
    const reasons = []
    for (const language of locales) {
      const long = await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 60.5 })
      const parent = { id: await makeSong(as, modelId, 61) }
      for (const request of [song(long), { modelId: knife, parent }]) {
        const refused = await refusalOf(separate, request, language)
        expect(refused).toMatchObject({ status: 422, fields: [{ field: 'inputs' }] })
        reasons.push(refused.fields?.[0]?.reason)
      }
    }
    expect(new Set(reasons).size).toBe(3)
    for (const reason of reasons) expect(reason).toContain('60')
    const two = [await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 5 }), 'another']
    const inputs = two.map((upload) => ({ role: 'song' as const, upload }))
    expect(await refusalOf(separate, { inputs })).toMatchObject({ fields: [{ field: 'inputs' }] })
  })

  it('is refused for what is no song, and for what is not one’s own', async () => {
    const picture = await harness.makeUpload(as)
    const clip = await harness.makeMedia(as, { mime: 'video/mp4', durationS: 5 })
    const drawn = await harness.makeWork(as, modelId)
    for (const request of [song(picture), song(clip), { modelId: knife, parent: { id: drawn } }])
      expect(await refusalOf(separate, request)).toMatchObject({
        status: 422,
        error: 'uploads.not_a_song',
        fields: [{ field: 'inputs' }],
      })
    const by = harness.guest()
    const foreign = await harness.makeMedia(by, { mime: 'audio/mpeg', durationS: 5 })
    const file = `file-${await makeSong(by)}-0`
    for (const request of [song(foreign), { inputs: [{ role: 'song' as const, file }] }])
      expect(await refusalOf(separate, request)).toMatchObject({
        status: 404,
        error: 'uploads.not_found',
        fields: [{ field: 'inputs' }],
      })
    const parent = { id: await makeSong(by) }
    expect(await refusalOf(separate, { parent })).toMatchObject({ error: 'works.not_found' })
  })

  it('is called what it is told, else by the song’s title, else by the words of the song', async () => {
    const titled = await makeSong(as)
    await harness.database.pool.query(
      `update work_files set about = '{"title": "Harbour"}' where id = $1`,
      [`file-${titled}-0`],
    )
    const plain = await makeSong(as)
    const nameOf = async (request: InputOf<typeof separate>) => {
      await harness.call(separate, request, { as })
      return harness.plans()[0]?.inheritedPrompt
    }
    for (const of of [
      (id: number) => ({ parent: { id } }),
      (id: number) => ({ inputs: [{ role: 'song' as const, file: `file-${id}-0` }] }),
    ]) {
      expect(await nameOf({ ...of(titled), prompt: ' Mine ' })).toBe('Mine')
      expect(await nameOf(of(titled))).toBe('Harbour')
      expect(await nameOf(of(plain))).toBe('a cat')
    }
    const upload = await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 5 })
    expect(await nameOf(song(upload))).toBe('')
  })
})

describe('a separation by the upstream that made the song', () => {
  let blade: number
  beforeAll(async () => {
    blade = (await harness.modelNamed('Blade')).id
  })

  it('is told which of its songs, and is given no file', async () => {
    const id = await makeSong(as)
    const parent = { id, index: 0 }
    const asked = { task: 'separate', model: { name: 'blade' }, inputs: [] }
    for (const request of [{ modelId: blade, parent }, { parent }]) {
      await harness.call(separate, request, { as })
      expect(harness.plans()).toMatchObject([{ ...asked, parent: { workId: id, index: 0 } }])
    }
    const { price } = await harness.modelNamed('Blade', as)
    expect(harness.charged()).toBe(priceOfWork(price.separate ?? expect.fail(), 1))
  })

  it('takes no files, songs of others, or what is no song', async () => {
    const upload = await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 5 })
    const inputs = [{ role: 'song' as const, upload }]
    const beside = await makeSong(as, (await harness.modelNamed('Singer Beside')).id)
    const clip = await harness.makeWork(as, (await harness.modelNamed('Camera 1')).id)
    const stems = await harness.makeWork(as, blade)
    for (const parent of [undefined, ...[beside, clip, stems].map((id) => ({ id }))])
      expect(await refusalOf(separate, { modelId: blade, parent })).toMatchObject({
        status: 422,
        fields: [{ field: 'parent' }],
      })
    const own = { id: await makeSong(as) }
    expect(await refusalOf(separate, { modelId: blade, parent: own, inputs })).toMatchObject({
      status: 422,
      fields: [{ field: 'inputs' }],
    })
  })

  it('is not what a song is given to that it did not make, where no model is named', async () => {
    const beside = await makeSong(as, (await harness.modelNamed('Singer Beside')).id)
    const upload = await harness.makeMedia(as, { mime: 'audio/mpeg', durationS: 5 })
    for (const request of [
      { parent: { id: beside } },
      { inputs: [{ role: 'song' as const, upload }] },
    ]) {
      await harness.call(separate, request, { as })
      expect(harness.plans()).toMatchObject([{ model: { name: 'knife' } }])
    }
  })
})
