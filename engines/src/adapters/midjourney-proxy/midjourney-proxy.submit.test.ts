import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { startMidjourneyServer } from '../../testing/midjourney-server.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { WorkStandIn } from '../../testing/work-stand-in.ts'
import { createImage, type Settings } from './midjourney-proxy.image.ts'

const settings = { apiKey: '', auth: 'mj-api-secret', line: 'auto', versions: '7' } as const
const picture = expect.stringMatching(/^data:image\/png;base64,/)

const request: ImageRequest = {
  key: 'work-9',
  model: 'midjourney-7',
  task: 'draw',
  prompt: 'a cat',
  negativePrompt: '',
  pictures: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'zh-CN',
}

const common = { botType: 'MID_JOURNEY', state: 'work-9' }

/** A proxy of a line for each test, and what is posted to it. */
function useProxy(line: 'novicezk' | 'trueai') {
  let server: WorkStandIn
  let io: TestIo
  beforeEach(async () => {
    server = await startMidjourneyServer({ line })
    server.move('done')
    io = createTestIo()
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })
  const submit = (more: Partial<ImageRequest>, changed: Partial<Settings> = {}) =>
    createImage({ ...settings, baseUrl: server.url, ...changed }).submit(
      { ...request, ...more },
      { ...io, progress() {} },
    )
  return {
    submit,
    submits: () => server.submits,
    finished: async (more: Partial<ImageRequest>) => {
      const answer = await submit(more)
      if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
      const engine = createImage({ ...settings, baseUrl: server.url })
      const status = await engine.check(answer.ticket, io)
      if (status.state !== 'done') return expect.fail(status.state)
      return { ticket: status.ticket ?? answer.ticket, outcome: status.outcome }
    },
    posted: () => {
      const last = server.requests.findLast(
        ({ path, method }) => method === 'POST' && path.includes('/submit/'),
      )
      return [last?.path, last?.body]
    },
  }
}

describe.each(['novicezk', 'trueai'] as const)('what is posted to %s', (line) => {
  const { submit, submits, finished, posted } = useProxy(line)

  it('draws with pictures to go by', async () => {
    await submit({
      pictures: [samplePicture('reference')],
      params: { aspect: '3:2', imageWeight: 2 },
    })
    const prompt = 'a cat --ar 3:2 --iw 2 --v 7'
    expect(posted()).toEqual(['/mj/submit/imagine', { ...common, prompt, base64Array: [picture] }])
    await submit({ model: 'niji-6' })
    expect(posted()[1]).toMatchObject({ botType: 'NIJI_JOURNEY', prompt: 'a cat --niji 6' })
  })

  it('draws by a picture of an earlier work as by any other, also when that is forgotten', async () => {
    const pictures = [samplePicture('source')]
    const parent = { ticket: { id: 'forgotten' }, index: 0 }
    await submit({ pictures, parent })
    expect(posted()).toMatchObject(['/mj/submit/imagine', { base64Array: [picture] }])
  })

  it('blends and describes', async () => {
    const pictures = [samplePicture('reference'), samplePicture('reference')]
    await submit({ task: 'blend', pictures, params: { dimensions: 'portrait' } })
    const blend = { ...common, base64Array: [picture, picture], dimensions: 'PORTRAIT' }
    expect(posted()).toEqual(['/mj/submit/blend', blend])
    const { outcome } = await finished({ task: 'describe', pictures: [samplePicture('source')] })
    expect(posted()).toEqual(['/mj/submit/describe', { ...common, base64: picture }])
    expect(outcome.pictures).toEqual([])
    expect(outcome.texts).toHaveLength(4)
    expect(outcome.texts[1]).toBe('A lighthouse number 2, at dusk --ar 3:2')
  })

  it('goes on from a grid: by its buttons where it has any, else by its number', async () => {
    const { ticket, outcome } = await finished({})
    expect(outcome).toMatchObject({ tiles: 4, next: ['upscale', 'vary', 'reroll'] })
    const parent = { ticket, index: 2 }
    const taskId = String(ticket.id)
    const change = (action: string, more = {}) => [
      '/mj/submit/change',
      { ...common, taskId, action, ...more },
    ]
    const press = (customId: string) => [
      '/mj/submit/action',
      { ...common, taskId, customId: expect.stringContaining(customId) },
    ]
    await submit({ task: 'upscale', prompt: '', parent })
    expect(posted()).toEqual(
      line === 'trueai' ? press('MJ::JOB::upsample::3::') : change('UPSCALE', { index: 3 }),
    )
    await submit({ task: 'vary', prompt: '', parent })
    expect(posted()).toEqual(
      line === 'trueai' ? press('MJ::JOB::variation::3::') : change('VARIATION', { index: 3 }),
    )
    // A ticket from before the work was done does not hold its buttons.
    await submit({ task: 'reroll', prompt: '', parent: { ticket: { id: taskId }, index: 0 } })
    expect(posted()).toEqual(line === 'trueai' ? press('MJ::JOB::reroll::0::') : change('REROLL'))
  })

  it('refuses what cannot follow, before anything is posted', async () => {
    const { ticket } = await finished({})
    const before = submits().length
    const parent = { ticket, index: 0 }
    for (const more of [
      { task: 'zoom', parent, params: { zoom: 2 } },
      { task: 'vary', parent: null },
      { task: 'vary', parent: { ticket: { id: '1' }, index: 0 } },
    ] as const)
      await expect(submit(more)).rejects.toMatchObject({ kind: 'invalid' })
    expect(submits()).toHaveLength(before)
  })
})

describe('what is posted to trueai alone', () => {
  const { submit, submits, finished, posted } = useProxy('trueai')

  it('goes on from a single picture', async () => {
    const grid = await finished({})
    const single = await finished({
      task: 'upscale',
      prompt: '',
      parent: { ticket: grid.ticket, index: 0 },
    })
    expect(single.outcome.tiles).toBeUndefined()
    expect(single.outcome.next).toEqual(['upscale', 'vary', 'zoom', 'pan', 'edit'])
    const parent = { ticket: single.ticket, index: 0 }
    const pressed = async (more: Partial<ImageRequest>) => {
      await submit({ prompt: '', parent, ...more })
      const { customId } = (submits().at(-1)?.body ?? {}) as { customId?: string }
      return customId?.replace(/::\d::.*/, '')
    }
    expect(await pressed({ task: 'upscale', params: { variant: 'creative' } })).toBe(
      'MJ::JOB::upsample_v7_2x_creative',
    )
    expect(await pressed({ task: 'vary', params: { variant: 'strong' } })).toBe(
      'MJ::JOB::high_variation',
    )
    expect(await pressed({ task: 'pan', params: { direction: 'up' } })).toBe('MJ::JOB::pan_up')
    expect(await pressed({ task: 'zoom', params: { zoom: 2 } })).toBe('MJ::Outpaint::50')
    expect(await pressed({ task: 'zoom', params: { zoom: 1.5 } })).toBe('MJ::Outpaint::75')
    const taskId = expect.any(String)
    expect(await pressed({ task: 'zoom', params: { zoom: 1.2 }, prompt: 'a cat' })).toBe(
      'MJ::CustomZoom',
    )
    expect(posted()).toEqual([
      '/mj/submit/modal',
      { taskId, prompt: 'a cat --zoom 1.2', state: 'work-9' },
    ])
    const pictures = [samplePicture('source'), samplePicture('mask')]
    expect(await pressed({ task: 'edit', pictures, prompt: 'a hat' })).toBe('MJ::Inpaint')
    expect(posted()).toEqual([
      '/mj/submit/modal',
      { taskId, prompt: 'a hat', maskBase64: picture, state: 'work-9' },
    ])
  })

  it('changes pictures from elsewhere, and shortens words', async () => {
    const pictures = [samplePicture('source')]
    await submit({ task: 'edit', pictures })
    expect(posted()).toEqual([
      '/mj/submit/edits',
      { ...common, prompt: 'a cat --v 7', image: picture },
    ])
    await submit({ task: 'restyle', pictures })
    expect(posted()[0]).toBe('/mj/submit/retexture')
    await submit({ task: 'shorten' })
    expect(posted()).toEqual(['/mj/submit/shorten', { ...common, prompt: 'a cat' }])
    const masked = { task: 'edit', pictures: [...pictures, samplePicture('mask')] } as const
    await expect(submit(masked)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('gives pictures that the prompt names an address', async () => {
    const pictures = [samplePicture('style'), samplePicture('reference')]
    await submit({
      pictures,
      params: { styleWeight: 300, referenceAs: 'character', characterWeight: 50 },
    })
    const url = 'https://cdn.discordapp.com/attachments/1/0.png'
    expect(posted()[1]).toMatchObject({
      prompt: `a cat --sref ${url} --sw 300 --oref ${url} --ow 50 --v 7`,
      base64Array: [],
    })
  })

  it('is as fast as was asked for', async () => {
    await submit({ params: { speed: 'turbo' } })
    expect(posted()[0]).toBe('/mj-turbo/mj/submit/imagine')
    await submit({ params: { speed: 'auto' } })
    expect(posted()[0]).toBe('/mj/submit/imagine')
  })
})
