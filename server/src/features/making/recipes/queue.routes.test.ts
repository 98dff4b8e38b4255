import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { locales } from '@atelier/contract/primitives'
import { priceOfWork, ratesAtSpeed } from '@atelier/contract/work-price'
import { workTypes } from '@atelier/contract/work-terms'
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

const { draw, drawSd3, drawMidjourney, drawMidjourneyBatch, usePictureTool } = api.queue

/** The fields that are refused, with the status. */
async function problemsOf<
  E extends
    | typeof draw
    | typeof drawMidjourney
    | typeof drawMidjourneyBatch
    | typeof usePictureTool,
>(endpoint: E, input: InputOf<E>, language = 'en-US') {
  const { status, body } = await harness.ask(endpoint, input, { as, language })
  return { status, fields: body.success ? [] : (body.fields ?? []).map(({ field }) => field), body }
}

const failureOf = async (input: InputOf<typeof draw>) => {
  const { status, body } = await harness.ask(draw, input, { as })
  return [status, body.success ? '' : body.error]
}

describe('a drawing', () => {
  it('is planned with fallbacks filled in, and costs what was shown', async () => {
    const model = await harness.modelNamed('Big', as)
    const input = { modelId: model.id, prompt: '  a cat\0 ', count: 3, params: { seed: 7 } }
    expect(await harness.call(draw, input, { as })).toEqual({ id: 501, ids: [501] })
    expect(harness.plans()).toMatchObject([
      {
        type: workTypes.draw,
        task: 'draw',
        prompt: 'a cat',
        count: 3,
        params: { seed: 7, steps: 20 },
        inputs: [],
        parent: null,
      },
    ])
    const shown = model.price.draw ?? { perCall: 0, perImage: 0 }
    expect(harness.charged()).toBe(priceOfWork(shown, 3))
    expect(harness.charged()).toBe(12)
  })

  it('takes the default model where none is named, and as many works as are asked for', async () => {
    const { ids } = await harness.call(draw, { prompt: 'a cat', modelId: 1, beishu: 3 }, { as })
    expect(ids).toEqual([501, 502, 503])
    expect(harness.plans().map(({ model }) => model.name)).toEqual(['big', 'big', 'big'])
    await harness.call(drawSd3, { prompt: 'a cat' }, { as })
    expect(harness.plans()).toMatchObject([{ model: { name: 'sd3.5-large' } }])
  })

  it('by a model of the square is one', async () => {
    const { id: modelId } = await harness.modelNamed('Anime')
    await harness.call(draw, { prompt: 'a cat', modelId }, { as })
    expect(harness.plans()).toMatchObject([{ type: workTypes.square, model: { id: modelId } }])
  })

  it.each([
    ['nothing but blanks', { prompt: ' \n ' }, ['prompt']],
    ['too long a prompt', { prompt: 'x'.repeat(101) }, ['prompt']],
    ['more pictures than it makes', { prompt: 'x', count: 5 }, ['count']],
    [
      'wrong parameters',
      { prompt: 'x', params: { steps: 99, seed: 1.5, sampler: 'a' } },
      ['params.sampler', 'params.steps', 'params.seed'],
    ],
    ['a task that it lacks', { prompt: 'x', task: 'zoom' as const }, ['task']],
    ['no picture to change', { prompt: 'x', task: 'edit' as const }, ['inputs']],
    [
      'a picture that it does not take',
      { prompt: 'x', inputs: [{ role: 'style' as const, upload: 'u' }] },
      ['inputs'],
    ],
    [
      'a parameter of no known kind',
      { prompt: 'x', params: { steps: null as never } },
      ['params.steps'],
    ],
  ])('of %s is refused at its field', async (_, input, fields) => {
    const { id: modelId } = await harness.modelNamed('Big')
    expect(await problemsOf(draw, { ...input, modelId })).toMatchObject({ status: 422, fields })
  })

  it('is refused in the language of whoever asks', async () => {
    const { id: modelId } = await harness.modelNamed('Big')
    const input = { prompt: 'x', modelId, params: { steps: 99 }, count: 9 }
    const reasons = await Promise.all(
      locales.map(async (language) => {
        const { body } = await problemsOf(draw, input, language)
        if (body.success) throw new Error('taken')
        return (body.fields ?? []).map(({ reason }) => reason).join(' ')
      }),
    )
    expect(new Set(reasons).size).toBe(3)
    for (const reason of reasons) expect(reason).toMatch(/4/)
  })

  it('by a model of another kind, or none, is not found', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 7')
    expect(await failureOf({ prompt: 'x', modelId })).toEqual([404, 'models.not_found'])
    expect(await failureOf({ prompt: 'x', modelId: 9999 })).toEqual([404, 'models.not_found'])
  })

  it('by a model for VIP time, or one that the site does not offer, is refused', async () => {
    await harness.configure({ vipModels: ['big'] })
    const { id: modelId } = await harness.modelNamed('Big')
    expect(await failureOf({ prompt: 'x', modelId })).toEqual([403, 'models.vip_only'])
    const { body } = await harness.ask(draw, { prompt: 'x', modelId }, { as, language: 'zh-TW' })
    expect(body.message).toContain('大圖')
    await harness.configure({ vipModels: [], workModels: ['mj-7'] })
    expect(await failureOf({ prompt: 'x', modelId })).toEqual([409, 'models.none'])
    await harness.configure({ workModels: ['mj-7', 'anime-v1-5'] })
    expect(await failureOf({ prompt: 'x', modelId })).toEqual([404, 'models.not_found'])
    await harness.configure({ workModels: [] })
  })
})

describe('a Midjourney prompt', () => {
  const ask = (input: InputOf<typeof drawMidjourney>) => harness.call(drawMidjourney, input, { as })

  it('has its flags read, and keeps those that the model does not declare', async () => {
    await ask({ prompt: 'a cat --ar 16:9 --s 250 --style raw --no dogs, cars --v 6.1 --ar 7:5' })
    expect(harness.plans()).toMatchObject([
      {
        prompt: 'a cat --v 6.1 --ar 7:5',
        params: { aspect: '16:9', stylize: 250, raw: true, speed: 'auto' },
        negativePrompt: 'dogs, cars',
      },
    ])
  })

  it('costs by its speed and its number of works, as the browser counts', async () => {
    const { price } = await harness.modelNamed('Midjourney 7', as)
    const drawing = price.draw ?? { perCall: 0, perImage: 0 }
    const cases = [
      { input: { prompt: 'x', isFast: 1 as const }, speed: 'fast', works: 1, credits: 4 },
      { input: { prompt: 'x', isFast: 0 as const }, speed: 'relax', works: 1, credits: 2 },
      { input: { prompt: 'x', isFast: 2 as const }, speed: 'turbo', works: 1, credits: 8 },
      { input: { prompt: 'x --turbo', beishu: 2 }, speed: 'turbo', works: 2, credits: 16 },
      { input: { prompt: 'x --repeat 3' }, speed: 'auto', works: 3, credits: 12 },
    ]
    for (const { input, speed, works, credits } of cases) {
      await ask(input)
      expect(harness.plans()).toHaveLength(works)
      expect(harness.plans()[0]?.params.speed).toBe(speed)
      expect(harness.charged()).toBe(credits)
      expect(works * priceOfWork(ratesAtSpeed(drawing, speed), 1)).toBe(credits)
    }
  })

  it('that stands for several is refused where one is asked for, with how many they are', async () => {
    const asked = await problemsOf(drawMidjourney, { prompt: 'a {red, blue} hat {on, off}' })
    expect(asked).toMatchObject({ status: 422, fields: ['prompt'] })
    expect(JSON.stringify(asked.body)).toContain('The braces expand to 4 prompts')
    await ask({ prompt: 'a set {x} of \\{a, b\\}' })
    expect(harness.plans()).toHaveLength(1)
  })

  it('typed with a Chinese keyboard has its flags read as well', async () => {
    await ask({ prompt: '一只猫，——ar 16：9， ——s 250' })
    expect(harness.plans()).toMatchObject([
      { prompt: '一只猫，', params: { aspect: '16:9', stylize: 250 } },
    ])
  })

  it('is refused at a speed, a picture or words that its model does not take', async () => {
    const { id: modelId } = await harness.modelNamed('Midjourney 6')
    const cases: [InputOf<typeof drawMidjourney>, string][] = [
      [{ prompt: 'x', modelId, isFast: 2 }, 'isFast'],
      [{ prompt: 'x', modelId, negativePrompt: 'dogs' }, 'negativePrompt'],
      [{ prompt: 'x', action: 4 }, 'inputs'],
      [{ prompt: 'x', beishu: 10, modelId, action: 'pan' }, 'action'],
      [{ prompt: 'x --r 40', beishu: 2 }, 'beishu'],
      [{ prompt: 'x', action: 'fly' as never }, 'action'],
      [{ prompt: 'x', isFast: 7 as never }, 'isFast'],
    ]
    for (const [input, field] of cases)
      expect(await problemsOf(drawMidjourney, input)).toMatchObject({
        status: 422,
        fields: [field],
      })
  })
})

describe('a batch', () => {
  it('is all its prompts with all their variants', async () => {
    const prompts = ['a {red, blue} hat --ar {1:1, 16:9}', 'a dog']
    const { ids } = await harness.call(drawMidjourneyBatch, { prompts }, { as })
    expect(ids).toHaveLength(5)
    expect(harness.plans().map(({ prompt, params }) => [prompt, params.aspect])).toEqual([
      ['a red hat', '1:1'],
      ['a red hat', '16:9'],
      ['a blue hat', '1:1'],
      ['a blue hat', '16:9'],
      ['a dog', '1:1'],
    ])
    expect(harness.charged()).toBe(20)
  })

  it('of more works than forty, or with an empty prompt, is refused whole', async () => {
    const many = { prompt: '{a,b,c,d,e,f,g} {1,2,3,4,5,6}' }
    expect(await problemsOf(drawMidjourneyBatch, many)).toMatchObject({
      status: 422,
      fields: ['prompt'],
    })
    const doubled = { prompts: ['{a,b,c,d,e}'], beishu: 9 }
    expect(await problemsOf(drawMidjourneyBatch, doubled)).toMatchObject({ fields: ['prompts'] })
    const empty = { prompts: ['a', ' '] }
    expect(await problemsOf(drawMidjourneyBatch, empty)).toMatchObject({ fields: ['prompts.1'] })
  })
})

describe('a picture tool', () => {
  it('is the model that can do it', async () => {
    const upload = await harness.makeUpload(as)
    const pictures = [{ role: 'source' as const, upload }]
    await harness.call(usePictureTool, { tool: 'remove-background', inputs: pictures }, { as })
    expect(harness.plans()).toMatchObject([
      { task: 'remove-background', model: { name: 'cutter' } },
    ])
    expect(harness.charged()).toBe(2)
    const { id: modelId } = await harness.modelNamed('Cutter')
    expect(
      await problemsOf(usePictureTool, { tool: 'upscale', modelId, inputs: pictures }),
    ).toMatchObject({
      status: 422,
      fields: ['tool'],
    })
  })
})
