// The published work whose recipe a request was made from.
import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { makeWork, publish } from '../../showing/gallery/testing/published.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

let harness: QueueHarness
let ada: Credential
let bob: Credential
beforeAll(async () => {
  harness = await openQueueHarness()
  ada = await harness.member('ada')
  bob = await harness.member('bob')
})
afterAll(() => harness.close())

const { draw, drawMidjourney, drawMidjourneyBatch, drawSd3, usePictureTool, drawInChat } = api.queue
const request = (originId: number) => ({ prompt: 'a fox', originId })
const origins = () => harness.plans().map(({ originId }) => originId)

describe('a request', () => {
  it('goes on from a published work, whichever call it is', async () => {
    const originId = await publish(harness, ada)
    for (const endpoint of [draw, drawMidjourney, drawSd3]) {
      await harness.call(endpoint, request(originId), { as: bob })
      expect([endpoint.path, origins()]).toEqual([endpoint.path, [originId]])
    }
    await harness.call(drawMidjourneyBatch, { prompts: ['a', 'b'], originId }, { as: bob })
    expect(origins()).toEqual([originId, originId])
    const pictures = [{ role: 'source' as const, upload: await harness.makeUpload(bob) }]
    const cut = { tool: 'remove-background' as const, inputs: pictures, originId }
    await harness.call(usePictureTool, cut, { as: bob })
    expect(origins()).toEqual([originId])
    await harness.call(draw, { prompt: 'a fox' }, { as: bob })
    expect(origins()).toEqual([null])
  })

  it('goes on from own works in any state, and from nothing of others that is not shown here', async () => {
    const hidden = await makeWork(harness, ada)
    await harness.call(draw, request(hidden), { as: ada })
    expect(origins()).toEqual([hidden])
    const withdrawn = await publish(harness, ada)
    await harness.call(api.publications.withdraw, { ids: [withdrawn] }, { as: ada })
    const shown = await publish(harness, ada)
    for (const [originId, host] of [
      [hidden, 'localhost'],
      [withdrawn, 'localhost'],
      [999_999, 'localhost'],
      [shown, 'studio.localhost'],
    ] as const) {
      const as = harness.guest()
      const { status, body } = await harness.ask(draw, request(originId), { as, host })
      expect([status, body]).toMatchObject([404, { error: 'gallery.not_found' }])
    }
  })

  it('that goes on from a remake is one as well', async () => {
    const originId = await publish(harness, ada)
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    const drawId = await harness.makeWork(bob, modelId)
    await harness.database.pool.query('update works set origin_id = $1 where id = $2', [
      originId,
      drawId,
    ])
    await harness.call(drawMidjourney, { action: 2, drawId }, { as: bob })
    expect(harness.plans()).toMatchObject([{ parent: { workId: drawId }, originId }])
    const pictures = [{ role: 'source' as const, file: `file-${drawId}-0` }]
    await harness.call(usePictureTool, { tool: 'remove-background', inputs: pictures }, { as: bob })
    expect(origins()).toEqual([originId])
  })
})

describe('what was queued', () => {
  it('is known by its origin once it is published, and so is the same again', async () => {
    const queue = await openQueueHarness({ queues: true })
    await queue.configure({ imagePrice: {} })
    const [eve, dan] = [await queue.member('eve'), await queue.member('dan')]
    const first = await publish(queue, eve, { title: 'First' })
    const made = await queue.call(drawInChat, { ...request(first), appId: 0 }, { as: dan })
    const done = (ids: readonly number[]) =>
      queue.database.pool.query(
        'update works set state = $1, ended_at = now() where id = any($2::int[])',
        [workStates.done, ids],
      )
    await done(made.ids)
    await queue.call(api.publications.withdraw, { ids: [first] }, { as: eve })
    const again = await queue.call(api.works.redo, { id: made.id }, { as: dan })
    const ids = [made.id, again.id]
    await done(ids)
    await queue.call(api.publications.publish, { ids: [first] }, { as: eve })
    await queue.call(api.publications.publish, { ids }, { as: dan })
    const page = await queue.call(api.gallery.open, { id: first }, { as: '' })
    expect([page.remakes, page.descendants.map(({ id }) => id).sort()]).toEqual([2, ids])
    await queue.call(api.works.remove, { ids: [again.id] }, { as: dan })
    const after = await queue.call(api.gallery.open, { id: first }, { as: '' })
    expect([after.remakes, after.descendants.map(({ id }) => id)]).toEqual([1, [made.id]])
    await queue.close()
  })
})
