import { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { planAgain, type RepeatedWork } from './plan-work.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

let harness: QueueHarness
let context: RequestContext<'caller'>
beforeAll(async () => {
  harness = await openQueueHarness()
  const as = harness.guest()
  const { userInfo } = await harness.call(api.auth.getInfo, {}, { as })
  const [site] = await harness.services.sites.listSites()
  if (!site) throw new Error('there is no site')
  context = {
    site,
    caller: {
      accountId: userInfo.id,
      siteId: site.id,
      kind: 'guest',
      staffRole: null,
      sessionId: null,
      hasSecondFactor: false,
      isLook: false,
      role: '',
      vipUntil: null,
    },
    locale: 'en-US',
    requestId: '',
    host: '',
    ip: '',
    userAgent: '',
  }
})
afterAll(() => harness.close())

const again = async (changes: Partial<RepeatedWork>) => {
  const { id: modelId } = await harness.modelNamed('Big')
  const work: RepeatedWork = {
    id: 1,
    type: workTypes.draw,
    task: 'draw',
    modelId,
    parentId: null,
    parentIndex: null,
    originId: null,
    recipe: {
      prompt: 'a cat',
      negativePrompt: 'dogs',
      inputs: [],
      count: 2,
      params: { steps: 30, seed: 5, gone: 'x' },
    },
    ...changes,
  }
  return planAgain(work, context, harness.services.recipes)
}

describe('a work that is asked for once more', () => {
  it('is planned by its recipe, without what the model has ceased to declare', async () => {
    expect(await again({})).toMatchObject({
      type: workTypes.draw,
      task: 'draw',
      prompt: 'a cat',
      negativePrompt: 'dogs',
      count: 2,
      params: { steps: 30, seed: 5 },
      rates: { perCall: 0, perImage: 4 },
      parent: null,
    })
  })

  it('keeps the name that it was shown by', async () => {
    const recipe = { prompt: 'a cat', negativePrompt: '', inputs: [], count: 1, params: {} }
    expect(await again({ recipe: { ...recipe, inheritedPrompt: 'Night' } })).toMatchObject({
      inheritedPrompt: 'Night',
    })
  })

  it('is not found when its model or its parent is gone', async () => {
    await expect(again({ modelId: 9999 })).rejects.toMatchObject({ code: 'models.not_found' })
    await expect(again({ type: workTypes.music })).rejects.toMatchObject({
      code: 'models.not_found',
    })
    await expect(again({ parentId: 9999, parentIndex: 0 })).rejects.toMatchObject({
      code: 'works.not_found',
    })
  })
})
