import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { locales } from '@atelier/contract/primitives'
import { priceOfWork } from '@atelier/contract/work-price'
import { workTypes } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { type MediaHarness, openMediaHarness } from './testing/media-harness.ts'

let bench: MediaHarness
let as: Credential
beforeAll(async () => {
  bench = await openMediaHarness()
  as = bench.guest()
})
afterAll(() => bench.close())

const { film, filmWithPika, filmAsAnime } = api.queue

async function refusalOf<E extends typeof film | typeof filmAsAnime>(
  endpoint: E,
  input: InputOf<E>,
  language = 'en-US',
) {
  const { status, body } = await bench.ask(endpoint, input, { as, language })
  return body.success ? { status } : { status, error: body.error, fields: body.fields }
}

describe('a clip', () => {
  it('is planned with fallbacks filled in, and costs by its seconds what was shown', async () => {
    const model = await bench.modelNamed('Camera 1', as)
    const input = { prompt: ' a fox ', modelId: model.id, count: 2, params: { seconds: 7 } }
    expect(await bench.call(film, input, { as })).toEqual({ id: 501, ids: [501] })
    expect(bench.plans()).toMatchObject([
      { type: workTypes.video, task: 'film', prompt: 'a fox', params: { seconds: 7 }, seconds: 7 },
    ])
    expect(bench.charged()).toBe(priceOfWork(model.price.film ?? expect.fail(), 2, 7))
    expect(bench.charged()).toBe(56)
    await bench.call(film, { prompt: 'a fox', modelId: model.id }, { as })
    expect(bench.charged()).toBe(priceOfWork(model.price.film ?? expect.fail(), 1, 5))
  })

  it('takes a first and a last picture, so many works of it as are wished for', async () => {
    const pictures = await Promise.all([bench.makeUpload(as), bench.makeUpload(as)])
    const inputs = [
      { role: 'first-frame' as const, upload: pictures[0] },
      { role: 'last-frame' as const, upload: pictures[1] },
    ]
    const { ids } = await bench.call(film, { inputs, beishu: 2 }, { as })
    expect(ids).toHaveLength(2)
    expect(bench.plans()).toMatchObject([{ inputs }, { inputs }])
  })

  it('goes on from a clip of the same connection alone', async () => {
    const { id: modelId } = await bench.modelNamed('Camera 1')
    const { id: besideId } = await bench.modelNamed('Camera Beside')
    const own = await bench.makeWork(as, modelId)
    const wish = { task: 'prolong' as const, modelId }
    await bench.call(film, { ...wish, parent: { id: own } }, { as })
    expect(bench.plans()).toMatchObject([
      { task: 'prolong', parent: { workId: own, index: 0 }, inheritedPrompt: 'a cat' },
    ])
    const other = await bench.makeWork(as, besideId)
    expect(await refusalOf(film, { ...wish, parent: { id: other } })).toMatchObject({
      status: 422,
      fields: [{ field: 'parent' }],
    })
    expect(await refusalOf(film, wish)).toMatchObject({ fields: [{ field: 'parent' }] })
    const foreign = await bench.makeWork(bench.guest(), modelId)
    expect(await refusalOf(film, { ...wish, parent: { id: foreign } })).toMatchObject({
      status: 404,
      error: 'works.not_found',
    })
  })

  it('of others’ pictures, or of a clip where a picture is wanted, is refused', async () => {
    const foreign = await bench.makeUpload(bench.guest())
    const first = (upload: string) => ({ inputs: [{ role: 'first-frame' as const, upload }] })
    expect(await refusalOf(film, first(foreign))).toMatchObject({
      status: 404,
      error: 'uploads.not_found',
      fields: [{ field: 'inputs' }],
    })
    const clip = await bench.makeMedia(as, { mime: 'video/mp4', durationS: 3 })
    expect(await refusalOf(film, first(clip))).toMatchObject({
      status: 422,
      error: 'uploads.not_a_picture',
      fields: [{ field: 'inputs' }],
    })
  })

  it.each([
    [{ params: { seconds: 11 } }, 'params.seconds'],
    [{ count: 3 }, 'count'],
    [{ prompt: 'x'.repeat(101) }, 'prompt'],
    [{ negativePrompt: 'dogs' }, 'negativePrompt'],
    [{ task: 'compose' as never }, 'task'],
  ])('that is asked for as %j is refused at the field %s', async (input, field) => {
    const { id: modelId } = await bench.modelNamed('Camera 1')
    expect(await refusalOf(film, { prompt: 'x', modelId, ...input })).toMatchObject({
      status: 422,
      fields: [{ field }],
    })
  })
})

describe('a clip by Pika', () => {
  const nameOf = async (input: InputOf<typeof filmWithPika>) => {
    await bench.call(filmWithPika, input, { as })
    return bench.plans().map(({ model }) => model.name)
  }

  it('is made by a Pika model where none is named', async () => {
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['pika-2.2'])
    expect(await nameOf({ prompt: 'a fox', modelId: 1 })).toEqual(['pika-2.2'])
    const { id: modelId } = await bench.modelNamed('Camera 1')
    expect(await nameOf({ prompt: 'a fox', modelId })).toEqual(['camera-1'])
  })

  it('is made by the site’s own where it offers no Pika, or only for VIP time', async () => {
    await bench.configure({ workDefaults: { video: 'camera-beside' }, vipModels: ['pika-2.2'] })
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['camera-beside'])
    await bench.configure({ vipModels: [], workModels: ['camera-beside', 'camera-1'] })
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['camera-beside'])
    await bench.configure({ workDefaults: {}, workModels: [] })
  })
})

describe('a clip drawn as anime', () => {
  const clip = (upload: string) => ({ inputs: [{ role: 'clip' as const, upload }] })

  it('is made by the model that can, of the clip, at the price of its seconds', async () => {
    const upload = await bench.makeMedia(as, { mime: 'video/mp4', durationS: 12.2 })
    await bench.call(filmAsAnime, clip(upload), { as })
    expect(bench.plans()).toMatchObject([
      { task: 'anime', model: { name: 'cartoon' }, inputs: clip(upload).inputs, seconds: 13 },
    ])
    const { price } = await bench.modelNamed('Cartoon', as)
    expect(bench.charged()).toBe(priceOfWork(price.anime ?? expect.fail(), 1, 13))
  })

  it('is made of the clip of an earlier work', async () => {
    const { id: modelId } = await bench.modelNamed('Camera 1')
    const id = await bench.makeWork(as, modelId)
    const file = `file-${id}-0`
    await bench.database.pool.query(
      `update work_files set mime = 'video/mp4', duration_s = 4 where id = $1`,
      [file],
    )
    await bench.call(filmAsAnime, { parent: { id } }, { as })
    expect(bench.plans()).toMatchObject([{ inputs: [{ role: 'clip', file }], seconds: 4 }])
  })

  it('wants a clip, and refuses what is none, in the language of whoever asks', async () => {
    const picture = await bench.makeUpload(as)
    const reasons = []
    for (const language of locales) {
      const none = await refusalOf(filmAsAnime, {}, language)
      expect(none).toMatchObject({ status: 422, fields: [{ field: 'inputs' }] })
      const refused = await refusalOf(filmAsAnime, clip(picture), language)
      expect(refused).toMatchObject({
        status: 422,
        error: 'uploads.not_a_clip',
        fields: [{ field: 'inputs' }],
      })
      reasons.push(none.fields?.[0]?.reason, refused.fields?.[0]?.reason)
    }
    expect(new Set(reasons).size).toBe(6)
  })

  it('refuses a clip that is longer than the model takes, and one of others', async () => {
    const long = await bench.makeMedia(as, { mime: 'video/mp4', durationS: 31 })
    const refused = await refusalOf(filmAsAnime, clip(long))
    expect(refused).toMatchObject({ status: 422, fields: [{ field: 'inputs' }] })
    expect(refused.fields?.[0]?.reason).toContain('30 seconds')
    const foreign = await bench.makeMedia(bench.guest(), { mime: 'video/mp4', durationS: 3 })
    expect(await refusalOf(filmAsAnime, clip(foreign))).toMatchObject({
      status: 404,
      error: 'uploads.not_found',
      fields: [{ field: 'inputs' }],
    })
  })
})
