// What a request names of the caller's own: pictures that go along, and the work that it goes on from.
import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { workStates } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

let harness: QueueHarness
let as: Credential
beforeAll(async () => {
  harness = await openQueueHarness()
  as = harness.guest()
})
afterAll(() => harness.close())

const { draw, drawMidjourney, usePictureTool } = api.queue

/** The fields that are refused, with the status. */
async function problemsOf<E extends typeof draw | typeof drawMidjourney>(
  endpoint: E,
  input: InputOf<E>,
) {
  const { status, body } = await harness.ask(endpoint, input, { as })
  return { status, fields: body.success ? [] : (body.fields ?? []).map(({ field }) => field), body }
}

const failureOf = async (input: InputOf<typeof draw>) => {
  const { status, body } = await harness.ask(draw, input, { as })
  return [status, body.success ? '' : body.error]
}

describe('pictures that go along', () => {
  it('are the caller’s own uploads and files of works', async () => {
    const { id: modelId } = await harness.modelNamed('Big')
    const upload = await harness.makeUpload(as)
    const work = await harness.makeWork(as, modelId)
    for (const picture of [{ upload }, { file: `file-${work}-0` }]) {
      const pictures = [{ role: 'source' as const, ...picture }]
      await harness.call(draw, { prompt: 'x', modelId, task: 'edit', inputs: pictures }, { as })
      expect(harness.plans()).toMatchObject([{ inputs: pictures }])
    }
  })

  it('of others are not there, whoever keeps them, at the field that names them', async () => {
    const { id: modelId } = await harness.modelNamed('Big')
    const others: ({ upload: string } | { file: string })[] = [{ upload: 'none' }, { file: 'none' }]
    // Somebody else, and whoever asks as they are on another site.
    for (const { by, host } of [
      { by: harness.guest(), host: 'localhost' },
      { by: as, host: 'studio.localhost' },
    ])
      others.push(
        { upload: await harness.makeUpload(by, host) },
        { file: `file-${await harness.makeWork(by, modelId, { host })}-0` },
      )
    for (const picture of others) {
      const pictures = [{ role: 'source' as const, ...picture }]
      const asked = { prompt: 'x', modelId, task: 'edit' as const, inputs: pictures }
      expect(await failureOf(asked)).toEqual([404, 'uploads.not_found'])
      expect(await problemsOf(draw, asked)).toMatchObject({ fields: ['inputs'] })
    }
    const drawId = await harness.makeWork(as, (await harness.modelNamed('Midjourney 7')).id)
    const masked = { action: 7 as const, drawId, mask: 'none', prompt: 'a hat' }
    expect(await problemsOf(drawMidjourney, masked)).toMatchObject({
      status: 404,
      fields: ['mask'],
      body: { error: 'uploads.not_found' },
    })
  })

  it('that are no pictures are refused at their field', async () => {
    const { id: modelId } = await harness.modelNamed('Big')
    const file = `file-${await harness.makeWork(as, modelId)}-0`
    await harness.database.pool.query(`update work_files set mime = 'video/mp4' where id = $1`, [
      file,
    ])
    const pictures = [{ role: 'source' as const, file }]
    expect(
      await problemsOf(draw, { prompt: 'x', modelId, task: 'edit', inputs: pictures }),
    ).toMatchObject({
      status: 422,
      fields: ['inputs'],
      body: { error: 'uploads.not_a_picture' },
    })
  })
})

describe('a work that goes on from another', () => {
  const on = async (input: InputOf<typeof drawMidjourney>) =>
    harness.call(drawMidjourney, input, { as })

  it('names a tile of its grid, and costs what a tile does', async () => {
    const model = await harness.modelNamed('Midjourney 7')
    const drawId = await harness.makeWork(as, model.id, { tiles: 4 })
    await on({ action: 2, drawId, orderId: 3 })
    expect(harness.plans()).toMatchObject([
      { task: 'upscale', prompt: '', parent: { workId: drawId, index: 2 } },
    ])
    expect(harness.charged()).toBe(1)
    await on({ action: 'VARIATION', drawId, orderId: 1, prompt: 'red' })
    expect(harness.plans()).toMatchObject([{ task: 'vary', prompt: 'red', parent: { index: 0 } }])
    await on({ action: '5', drawId })
    expect(harness.plans()).toMatchObject([{ task: 'reroll', parent: { workId: drawId } }])
  })

  it('is shown and found by the words of that where it is told none', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const drawId = await harness.makeWork(as, modelId, { prompt: 'a red fox' })
    await on({ action: 2, drawId, prompt: 'told in vain' })
    expect(harness.plans()).toMatchObject([{ prompt: '', inheritedPrompt: 'a red fox' }])
    await on({ action: 3, drawId, prompt: 'a blue fox' })
    expect(harness.plans()).toMatchObject([{ prompt: 'a blue fox', inheritedPrompt: '' }])
    await on({ action: 5, drawId })
    expect(harness.plans()).toMatchObject([{ prompt: '', inheritedPrompt: 'a red fox' }])
  })

  it('is known by the picture that it changes, also where the work of that was stopped', async () => {
    const drawId = await harness.makeWork(as, 1, {
      prompt: 'a red fox',
      files: 2,
      state: workStates.stopped,
    })
    const pictures = [{ role: 'source' as const, file: `file-${drawId}-1` }]
    await harness.call(usePictureTool, { tool: 'remove-background', inputs: pictures }, { as })
    const onward = { parent: { workId: drawId, index: 1 }, inheritedPrompt: 'a red fox' }
    expect(harness.plans()).toMatchObject([onward])
    const parent = { id: drawId, index: 1 }
    await harness.call(usePictureTool, { tool: 'remove-background', parent }, { as })
    expect(harness.plans()).toMatchObject([{ ...onward, inputs: pictures }])
  })

  it('gives its picture where the model wants one', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const drawId = await harness.makeWork(as, modelId)
    const mask = await harness.makeUpload(as)
    await on({ action: 7, drawId, mask, prompt: 'a hat' })
    expect(harness.plans()).toMatchObject([
      {
        task: 'edit',
        inputs: [
          { role: 'source', file: `file-${drawId}-0` },
          { role: 'mask', upload: mask },
        ],
      },
    ])
  })

  it.each([
    ['none', () => ({}), ['drawId']],
    ['no tile of a grid', (drawId: number) => ({ drawId }), ['orderId']],
    ['a tile that it has not', (drawId: number) => ({ drawId, orderId: 5 }), ['orderId']],
  ])('of %s is refused at its field', async (_, input, fields) => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const drawId = await harness.makeWork(as, modelId, { tiles: 4 })
    const asked = { action: 2 as const, ...input(drawId) }
    expect(await problemsOf(drawMidjourney, asked)).toMatchObject({ status: 422, fields })
  })

  it('is refused where that cannot be gone on with so, or not by this model', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const single = await harness.makeWork(as, modelId, { next: ['vary'] })
    const reasons = { status: 422, fields: ['drawId'] }
    expect(await problemsOf(drawMidjourney, { action: 2, drawId: single })).toMatchObject(reasons)
    const strange = await harness.makeWork(as, 9999)
    expect(await problemsOf(drawMidjourney, { action: 2, drawId: strange })).toMatchObject(reasons)
  })

  it('is not found when it is somebody else’s or failed, and waits for its end', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const ask = async (drawId: number) => {
      const { status, body } = await harness.ask(drawMidjourney, { action: 5, drawId }, { as })
      return [status, body.success ? '' : body.error]
    }
    const foreign = await harness.makeWork(harness.guest(), modelId)
    expect(await ask(foreign)).toEqual([404, 'works.not_found'])
    expect(await ask(999_999)).toEqual([404, 'works.not_found'])
    const failed = await harness.makeWork(as, modelId, { state: workStates.failed, files: 0 })
    expect(await ask(failed)).toEqual([404, 'works.not_found'])
    const running = await harness.makeWork(as, modelId, { state: workStates.running, files: 0 })
    expect(await ask(running)).toEqual([409, 'works.under_way'])
  })
})
