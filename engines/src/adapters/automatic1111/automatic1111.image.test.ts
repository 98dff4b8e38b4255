import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EngineIo } from '../../io.ts'
import type { ImageOutput, ImageRequest } from '../../kinds/image.ts'
import { startAutomatic1111Server, type WebUiServer } from '../../testing/automatic1111-server.ts'
import { describeImageEngine } from '../../testing/image.suite.ts'
import { isPng, samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import { createImage } from './automatic1111.image.ts'

const checkpoint = 'v1-5-pruned-emaonly.safetensors [6ce0161689]'

describeImageEngine('automatic1111', {
  start: ({ key }) => startAutomatic1111Server({ key }),
  open: ({ baseUrl, apiKey }) => createImage({ baseUrl, username: 'artist', password: apiKey }),
  request: { model: checkpoint },
  answersAtOnce: true,
  lacks: ['refused', 'no-money', 'unknown models'],
})

const request: ImageRequest = {
  key: 'work-77',
  model: checkpoint,
  task: 'draw',
  prompt: 'a lighthouse',
  negativePrompt: 'fog',
  pictures: [],
  params: {
    width: 512,
    height: 768,
    steps: 20,
    cfgScale: 7,
    sampler: 'Euler a',
    scheduler: 'Karras',
  },
  count: 2,
  parent: null,
  locale: 'en-US',
}

describe('a WebUI', () => {
  const open: { io: TestIo; server: WebUiServer }[] = []
  const use = async (
    options: Parameters<typeof startAutomatic1111Server>[0] = {},
    signal?: AbortSignal,
  ) => {
    const server = await startAutomatic1111Server(options)
    const io = createTestIo(signal ? { signal } : {})
    open.push({ io, server })
    const engine = createImage(
      { baseUrl: server.url, username: '', password: '' },
      { progressEveryMs: 1 },
    )
    const reported: [number, ImageOutput | undefined][] = []
    const submit = (more: Partial<ImageRequest> = {}, world: EngineIo = io) =>
      engine.submit(
        { ...request, ...more },
        {
          ...world,
          progress: (percent, preview) => void reported.push([percent, preview]),
        },
      )
    return { server, io, engine, reported, submit }
  }
  afterEach(async () => {
    for (const { io, server } of open.splice(0)) {
      await io.close()
      await server.close()
    }
  })

  it('is asked to draw in its own words', async () => {
    const { server, submit } = await use()
    server.move('done')
    expect(await submit({ params: { ...request.params, seed: 7, clipSkip: 2 } })).toMatchObject({
      outcome: { seed: 7, texts: [] },
    })
    expect(server.submits[0]?.path).toBe('/sdapi/v1/txt2img')
    expect(server.submits[0]?.body).toEqual({
      prompt: 'a lighthouse',
      negative_prompt: 'fog',
      width: 512,
      height: 768,
      steps: 20,
      cfg_scale: 7,
      sampler_name: 'Euler a',
      scheduler: 'Karras',
      seed: 7,
      batch_size: 1,
      n_iter: 2,
      override_settings: { sd_model_checkpoint: checkpoint, CLIP_stop_at_last_layers: 2 },
      override_settings_restore_afterwards: false,
      send_images: true,
      save_images: false,
      do_not_save_grid: true,
      force_task_id: 'work-77',
    })
  })

  it('paints within a mask at the size of the picture, in steps of 8 pixels', async () => {
    const { server, submit } = await use()
    server.move('done')
    await submit({
      task: 'edit',
      params: { strength: 0.5, maskBlur: 8 },
      pictures: [samplePicture('source', 3000, 1500), samplePicture('mask', 3000, 1500)],
    })
    expect(server.submits[0]?.path).toBe('/sdapi/v1/img2img')
    expect(server.submits[0]?.body).toMatchObject({
      width: 2048,
      height: 1024,
      init_images: [expect.any(String)],
      mask: expect.any(String),
      mask_blur: 8,
      denoising_strength: 0.5,
      inpainting_fill: 1,
    })
  })

  it('leaves out the picture of all pictures that it put before them', async () => {
    const { server, submit } = await use()
    server.move('done')
    const answer = await submit({ params: { seed: 3 } })
    if (!('outcome' in answer)) return expect.fail('there are no pictures')
    const widths = answer.outcome.pictures.map((picture) =>
      'data' in picture ? Buffer.from(picture.data).readUInt32BE(16) : 0,
    )
    expect(widths).toEqual([16, 16])
  })

  it('tells how far our own job is, with a picture of it', async () => {
    const { server, submit, reported } = await use()
    server.move('running')
    const submitting = submit()
    // The first answer may come from before it has begun.
    await vi.waitFor(() => expect(reported.map(([percent]) => percent)).toContain(42))
    const [, preview] = reported.find(([percent]) => percent === 42) ?? []
    expect(preview && 'data' in preview && isPng(preview.data)).toBe(true)
    server.move('done')
    await submitting
  })

  it.each([[true], [false]])("does not take another's job for ours (old: %s)", async (old) => {
    const { server, submit, reported } = await use({ old })
    server.runs('somebody-else')
    server.move('running')
    const submitting = submit()
    await vi.waitFor(() => expect(server.taken).toBe(1))
    server.runs('somebody-else')
    reported.length = 0
    const asked = server.requests.length
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(asked + 3))
    expect(reported.slice(1)).toEqual([])
    server.move('done')
    await submitting
  })

  it.each([
    ['work-77', 1],
    ['somebody-else', 0],
  ])('is interrupted only in our own job: %s', async (running, interrupts) => {
    const control = new AbortController()
    const { server, submit } = await use({}, control.signal)
    server.move('running')
    const submitting = submit()
    await vi.waitFor(() => expect(server.taken).toBe(1))
    server.runs(running)
    control.abort()
    await expect(submitting).rejects.toMatchObject({ kind: 'aborted' })
    expect(server.interrupts).toBe(interrupts)
  })

  it('gets one request at a time', async () => {
    const { server, submit } = await use()
    server.move('running')
    const both = [submit(), submit({ key: 'work-78' })]
    await vi.waitFor(() => expect(server.taken).toBe(1))
    expect(server.submits).toHaveLength(1)
    server.move('done')
    await Promise.all(both)
    expect(
      server.submits.map(({ body }) => (body as { force_task_id: string }).force_task_id),
    ).toEqual(['work-77', 'work-78'])
  })

  it('does not hold up a request that is stopped before its turn', async () => {
    const control = new AbortController()
    const { server, submit, io } = await use()
    server.move('running')
    const first = submit()
    await vi.waitFor(() => expect(server.taken).toBe(1))
    const second = submit({ key: 'work-78' }, { ...io, signal: control.signal })
    control.abort()
    await expect(second).rejects.toMatchObject({ kind: 'aborted', untaken: true })
    server.move('done')
    await first
    expect(server.taken).toBe(1)
  })

  it('says plainly that it was started without its API', async () => {
    const { engine, io, submit } = await use({ noApi: true })
    const failure = { kind: 'invalid', message: expect.stringMatching(/--api/) }
    await expect(engine.listModels(io)).rejects.toMatchObject(failure)
    await expect(submit()).rejects.toMatchObject(failure)
  })

  it('offers what it has: checkpoints with their size, samplers, schedules, upscalers', async () => {
    const { engine, io } = await use()
    const models = await engine.listModels(io)
    const field = (model: number, name: string) =>
      models[model]?.declaration.fields.find((one) => one.name === name)
    expect(models.map(({ label, type }) => [label, type])).toEqual([
      ['v1-5-pruned-emaonly', 'square'],
      ['sd_xl_base_1.0', 'square'],
      ['WebUI tools', 'tool'],
    ])
    expect(field(0, 'width')).toMatchObject({ fallback: 512 })
    expect(field(1, 'width')).toMatchObject({ fallback: 1024 })
    expect(field(0, 'sampler')).toMatchObject({
      options: ['Euler a', 'DPM++ 2M'],
      fallback: 'DPM++ 2M',
    })
    expect(field(0, 'scheduler')).toMatchObject({ options: ['Automatic', 'Karras'] })
    expect(field(2, 'upscaler')).toMatchObject({ options: ['Lanczos', 'R-ESRGAN 4x+'] })
  })

  it('of an older version has no schedules to choose from', async () => {
    const { engine, io } = await use({ old: true })
    const [model] = await engine.listModels(io)
    expect(model?.declaration.fields.map(({ name }) => name)).not.toContain('scheduler')
  })

  it('passes on why a request was not taken', async () => {
    const { submit } = await use()
    await expect(submit({ params: { sampler: 'PLMS' } })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Sampler not found',
    })
    await expect(submit({ params: { steps: 2.5 } })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'steps: value is not a valid integer',
    })
  })
})
