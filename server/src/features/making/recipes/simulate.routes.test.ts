import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListingEngine } from './testing/listing-engine.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

const { simulate, sketch, drawMidjourney } = api.queue

let harness: QueueHarness
beforeAll(async () => {
  harness = await openQueueHarness()
})
afterAll(() => harness.close())

describe('a dry run', () => {
  it('tells what the prompt becomes, and costs what asking for it does', async () => {
    const as = harness.guest()
    const prompt = 'a {red, blue} hat --ar 16:9 --turbo --no dogs'
    const reply = await harness.call(simulate, { prompt, beishu: 2 }, { as })
    expect(reply).toMatchObject({
      prompt: 'a red hat',
      negativePrompt: 'dogs',
      params: { aspect: '16:9', stylize: 100, speed: 'turbo' },
      variants: ['a red hat --ar 16:9 --turbo --no dogs', 'a blue hat --ar 16:9 --turbo --no dogs'],
      works: 4,
      model: { name: 'Midjourney 7', builtin: false },
      price: 32,
      purse: 'credits',
      waitS: null,
      problems: [],
    })
    await harness.call(drawMidjourney, { prompt: 'a red hat --turbo' }, { as })
    expect(harness.charged() * reply.works).toBe(reply.price)
  })

  it.each([
    [{ prompt: ' ' }, 'prompt'],
    [{ prompt: '{a,b,c,d,e,f,g}{1,2,3,4,5,6}' }, 'prompt'],
    [{ prompt: 'x', params: '{"stylize":9999}' }, 'params.stylize'],
  ])('of %j says why it would be refused', async (input, field) => {
    const { problems } = await harness.call(simulate, input, { as: harness.guest() })
    expect(problems.map((problem) => problem.field)).toEqual([field])
  })

  it('with parameters that are no JSON is refused', async () => {
    const asked = { prompt: 'x', params: '{' }
    const reply = await harness.ask(simulate, asked, { as: harness.guest() })
    expect([reply.status, reply.body]).toMatchObject([422, { fields: [{ field: 'params' }] }])
  })

  it('has no sketch where nothing is built in', async () => {
    const reply = await harness.call(sketch, { prompt: 'a cat' }, { as: harness.guest() })
    expect(reply).toMatchObject({ prompt: 'a cat', sketch: '' })
  })

  it('has a small sketch by the built-in engine, which costs nothing', async () => {
    const picture = await sharp({
      create: { width: 1024, height: 512, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const painter = createListingEngine({ id: 'painter', picture })
    const own = await openQueueHarness({ engines: [painter.engine] })
    const found = { engine: 'painter', preset: 'builtin', label: 'Atelier', settings: {} }
    await own.services.chat.catalog.connectFound([found], 'builtin')
    const as = own.guest()
    const reply = await own.call(sketch, { prompt: 'a cat --ar 16:9' }, { as })
    expect(painter.requests).toMatchObject([{ task: 'draw', prompt: 'a cat', parent: null }])
    const [head, data = ''] = reply.sketch.split(',')
    expect(head).toBe('data:image/webp;base64')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 384 })
    expect(own.plans()).toEqual([])
    await own.close()
  })
})
