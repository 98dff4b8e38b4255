import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { locales } from '@atelier/contract/primitives'
import { priceOfWork } from '@atelier/contract/work-price'
import { workTypes } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { type MediaHarness, openMediaHarness } from './testing/media-harness.ts'

let harness: MediaHarness
let as: Credential
beforeAll(async () => {
  harness = await openMediaHarness()
  as = harness.guest()
})
afterAll(() => harness.close())

const { film, filmWithPika, filmAsAnime } = api.queue

async function refusalOf<E extends typeof film | typeof filmAsAnime>(
  endpoint: E,
  input: InputOf<E>,
  language = 'en-US',
) {
  const { status, body } = await harness.ask(endpoint, input, { as, language })
  return body.success ? { status } : { status, error: body.error, fields: body.fields }
}

describe('a clip', () => {
  it('is planned with fallbacks filled in, and costs by its seconds what was shown', async () => {
    const model = await harness.modelNamed('Camera 1', as)
    const input = { prompt: ' a fox ', modelId: model.id, count: 2, params: { seconds: 7 } }
    expect(await harness.call(film, input, { as })).toEqual({ id: 501, ids: [501] })
    expect(harness.plans()).toMatchObject([
      { type: workTypes.video, task: 'film', prompt: 'a fox', params: { seconds: 7 }, seconds: 7 },
    ])
    expect(harness.charged()).toBe(priceOfWork(model.price.film ?? expect.fail(), 2, 7))
    expect(harness.charged()).toBe(56)
    await harness.call(film, { prompt: 'a fox', modelId: model.id }, { as })
    expect(harness.charged()).toBe(priceOfWork(model.price.film ?? expect.fail(), 1, 5))
  })

  it('takes a first and a last picture, so many works of it as are asked for', async () => {
    const pictures = await Promise.all([harness.makeUpload(as), harness.makeUpload(as)])
    const inputs = [
      { role: 'first-frame' as const, upload: pictures[0] },
      { role: 'last-frame' as const, upload: pictures[1] },
    ]
    const { ids } = await harness.call(film, { inputs, beishu: 2 }, { as })
    expect(ids).toHaveLength(2)
    expect(harness.plans()).toMatchObject([{ inputs }, { inputs }])
  })

  it('goes on from a clip of the same connection alone', async () => {
    const { id: modelId } = await harness.modelNamed('Camera 1')
    const { id: besideId } = await harness.modelNamed('Camera Beside')
    const own = await harness.makeWork(as, modelId)
    const request = { task: 'prolong' as const, modelId }
    await harness.call(film, { ...request, parent: { id: own } }, { as })
    expect(harness.plans()).toMatchObject([
      { task: 'prolong', parent: { workId: own, index: 0 }, inheritedPrompt: 'a cat' },
    ])
    const other = await harness.makeWork(as, besideId)
    expect(await refusalOf(film, { ...request, parent: { id: other } })).toMatchObject({
      status: 422,
      fields: [{ field: 'parent' }],
    })
    expect(await refusalOf(film, request)).toMatchObject({ fields: [{ field: 'parent' }] })
    const foreign = await harness.makeWork(harness.guest(), modelId)
    expect(await refusalOf(film, { ...request, parent: { id: foreign } })).toMatchObject({
      status: 404,
      error: 'works.not_found',
    })
  })

  it('of others’ pictures, or of a clip where a picture is wanted, is refused', async () => {
    const foreign = await harness.makeUpload(harness.guest())
    const first = (upload: string) => ({ inputs: [{ role: 'first-frame' as const, upload }] })
    expect(await refusalOf(film, first(foreign))).toMatchObject({
      status: 404,
      error: 'uploads.not_found',
      fields: [{ field: 'inputs' }],
    })
    const clip = await harness.makeMedia(as, { mime: 'video/mp4', durationS: 3 })
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
    const { id: modelId } = await harness.modelNamed('Camera 1')
    expect(await refusalOf(film, { prompt: 'x', modelId, ...input })).toMatchObject({
      status: 422,
      fields: [{ field }],
    })
  })
})

describe('a clip by Pika', () => {
  const nameOf = async (input: InputOf<typeof filmWithPika>) => {
    await harness.call(filmWithPika, input, { as })
    return harness.plans().map(({ model }) => model.name)
  }

  it('is made by a Pika model where none is named', async () => {
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['pika-2.2'])
    expect(await nameOf({ prompt: 'a fox', modelId: 1 })).toEqual(['pika-2.2'])
    const { id: modelId } = await harness.modelNamed('Camera 1')
    expect(await nameOf({ prompt: 'a fox', modelId })).toEqual(['camera-1'])
  })

  it('is made by the site’s own where it offers no Pika, or only for VIP time', async () => {
    await harness.configure({ workDefaults: { video: 'camera-beside' }, vipModels: ['pika-2.2'] })
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['camera-beside'])
    await harness.configure({ vipModels: [], workModels: ['camera-beside', 'camera-1'] })
    expect(await nameOf({ prompt: 'a fox' })).toEqual(['camera-beside'])
    await harness.configure({ workDefaults: {}, workModels: [] })
  })
})

describe('a clip drawn as anime', () => {
  const clip = (upload: string) => ({ inputs: [{ role: 'clip' as const, upload }] })

  it('is made by the model that can, of the clip, at the price of its seconds', async () => {
    const upload = await harness.makeMedia(as, { mime: 'video/mp4', durationS: 12.2 })
    await harness.call(filmAsAnime, clip(upload), { as })
    expect(harness.plans()).toMatchObject([
      { task: 'anime', model: { name: 'cartoon' }, inputs: clip(upload).inputs, seconds: 13 },
    ])
    const { price } = await harness.modelNamed('Cartoon', as)
    expect(harness.charged()).toBe(priceOfWork(price.anime ?? expect.fail(), 1, 13))
  })

  it('is made of the clip of an earlier work', async () => {
    const { id: modelId } = await harness.modelNamed('Camera 1')
    const id = await harness.makeWork(as, modelId)
    const file = `file-${id}-0`
    await harness.database.pool.query(
      `update work_files set mime = 'video/mp4', duration_s = 4 where id = $1`,
      [file],
    )
    await harness.call(filmAsAnime, { parent: { id } }, { as })
    expect(harness.plans()).toMatchObject([{ inputs: [{ role: 'clip', file }], seconds: 4 }])
  })

  it('wants a clip, and refuses what is none, in the language of whoever asks', async () => {
    const picture = await harness.makeUpload(as)
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
    const long = await harness.makeMedia(as, { mime: 'video/mp4', durationS: 31 })
    const refused = await refusalOf(filmAsAnime, clip(long))
    expect(refused).toMatchObject({ status: 422, fields: [{ field: 'inputs' }] })
    expect(refused.fields?.[0]?.reason).toContain('30 seconds')
    const foreign = await harness.makeMedia(harness.guest(), { mime: 'video/mp4', durationS: 3 })
    expect(await refusalOf(filmAsAnime, clip(foreign))).toMatchObject({
      status: 404,
      error: 'uploads.not_found',
      fields: [{ field: 'inputs' }],
    })
  })
})
