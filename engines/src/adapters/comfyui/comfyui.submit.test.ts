import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { type ComfyGraph, startComfyUiServer } from '../../testing/comfyui-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { WorkStandIn } from '../../testing/work-stand-in.ts'
import { openComfyUi } from './comfyui.image.ts'

const request: ImageRequest = {
  key: 'work-5',
  model: 'basic:v1-5-pruned.safetensors',
  task: 'draw',
  prompt: 'a "cat" {{checkpoint}}',
  negativePrompt: 'fog',
  pictures: [],
  params: {
    width: 640,
    height: 512,
    steps: 20,
    cfgScale: 6.5,
    sampler: 'euler',
    scheduler: 'karras',
    seed: 9,
    strength: 0.6,
  },
  count: 2,
  parent: null,
  locale: 'en-US',
}

describe('a ComfyUI', () => {
  let server: WorkStandIn
  let io: TestIo
  beforeEach(async () => {
    server = await startComfyUiServer()
    io = createTestIo()
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })
  const open = (workflows: unknown = []) =>
    openComfyUi({ baseUrl: server.url, apiKey: '', workflows: JSON.stringify(workflows) }).image
  const submit = async (more: Partial<ImageRequest> = {}, workflows: unknown = []) => {
    const answer = await open(workflows).submit({ ...request, ...more }, { ...io, progress() {} })
    if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
    return answer.ticket
  }
  const posted = () => (server.submits.at(-1)?.body ?? {}) as { prompt?: ComfyGraph }
  const classes = () => Object.values(posted().prompt ?? {}).map((node) => node.class_type)

  it('is asked to draw by a graph in which numbers are numbers and words are only words', async () => {
    expect(await submit()).toMatchObject({ promptId: expect.any(String), seed: 9 })
    expect(posted()).toEqual({
      prompt: {
        '3': {
          class_type: 'KSampler',
          inputs: {
            seed: 9,
            steps: 20,
            cfg: 6.5,
            sampler_name: 'euler',
            scheduler: 'karras',
            denoise: 1,
            model: ['4', 0],
            positive: ['6', 0],
            negative: ['7', 0],
            latent_image: ['5', 0],
          },
        },
        '4': {
          class_type: 'CheckpointLoaderSimple',
          inputs: { ckpt_name: 'v1-5-pruned.safetensors' },
        },
        '5': { class_type: 'EmptyLatentImage', inputs: { width: 640, height: 512, batch_size: 2 } },
        '6': {
          class_type: 'CLIPTextEncode',
          inputs: { text: 'a "cat" {{checkpoint}}', clip: ['4', 1] },
        },
        '7': { class_type: 'CLIPTextEncode', inputs: { text: 'fog', clip: ['4', 1] } },
        '8': { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
        '9': {
          class_type: 'SaveImage',
          inputs: { filename_prefix: 'atelier/work-5', images: ['8', 0] },
        },
      },
      client_id: 'atelier-work-5',
      extra_data: { client_id: 'atelier-work-5' },
    })
  })

  it('begins with a picture, paints within a mask, or draws larger, as pictures and task have it', async () => {
    const source = samplePicture('source', 1000, 700)
    await submit({ pictures: [source] })
    expect(classes()).toContain('VAEEncode')
    expect(posted().prompt?.['11']?.inputs).toMatchObject({ width: 640, height: 512 })
    const { width, height, ...params } = request.params
    await submit({ task: 'edit', params, pictures: [source, samplePicture('mask', 1000, 700)] })
    expect(classes()).toContain('SetLatentNoiseMask')
    expect(posted().prompt?.['11']?.inputs).toMatchObject({ width: 1000, height: 704 })
    expect(posted().prompt?.['3']?.inputs).toMatchObject({ denoise: 0.6 })
    expect(posted().prompt?.['13']?.inputs).toMatchObject({ amount: 2 })
    await submit({ task: 'upscale', params: { ...params, scale: 2 }, pictures: [source] })
    expect(posted().prompt?.['13']?.inputs).toMatchObject({ scale_by: 2 })
    await submit({
      model: 'upscale',
      task: 'upscale',
      params: { upscaler: 'RealESRGAN_x4plus.pth' },
      pictures: [source],
    })
    expect(classes()).toEqual([
      'LoadImage',
      'UpscaleModelLoader',
      'ImageUpscaleWithModel',
      'SaveImage',
    ])
  })

  it('takes a seed by chance where none is given, and tells it', async () => {
    const { seed: _, ...params } = request.params
    const ticket = await submit({ params })
    server.move('done')
    const status = await open().check(ticket, io)
    const drawn = posted().prompt?.['3']?.inputs.seed
    expect(drawn).toEqual(expect.any(Number))
    expect(status).toMatchObject({ state: 'done', outcome: { seed: drawn } })
  })

  it('offers each checkpoint, in either way that it tells of them', async () => {
    for (const combo of [false, true]) {
      const other = await startComfyUiServer({ combo, upscalers: [] })
      const engine = openComfyUi({ baseUrl: other.url, apiKey: '', workflows: '[]' }).image
      const models = await engine.listModels(io)
      expect(models.map(({ name, label, type }) => [name, label, type])).toEqual([
        ['basic:v1-5-pruned.safetensors', 'v1-5-pruned', 'square'],
        ['basic:sdxl/sd_xl_base_1.0.safetensors', 'sd_xl_base_1.0', 'square'],
      ])
      const fields = models.map(({ declaration }) =>
        Object.fromEntries(declaration.fields.map((field) => [field.name, field])),
      )
      expect(fields[0]?.width).toMatchObject({ fallback: 512, tasks: ['draw'] })
      expect(fields[1]?.width).toMatchObject({ fallback: 1024 })
      expect(fields[0]?.sampler).toMatchObject({ options: ['euler', 'dpmpp_2m'] })
      expect(models[0]?.declaration.tasks).toEqual({
        draw: { prompt: 'wanted', inputs: [{ role: 'source', least: 0, most: 1 }] },
        edit: {
          prompt: 'wanted',
          inputs: [
            { role: 'source', least: 1, most: 1 },
            { role: 'mask', least: 0, most: 1 },
          ],
        },
        upscale: { prompt: 'optional', inputs: [{ role: 'source', least: 1, most: 1 }] },
      })
      await other.close()
    }
  })

  it('says which node does not take what', async () => {
    await expect(submit({ params: { ...request.params, sampler: 'heun' } })).rejects.toMatchObject({
      kind: 'invalid',
      message: "KSampler: Value not in list: sampler_name: 'heun'",
    })
    expect(server.taken).toBe(0)
  })

  it('tells how many are before a request', async () => {
    await submit({ key: 'one' })
    const ticket = await submit({ key: 'two' })
    expect(await open().check(ticket, io)).toEqual({ state: 'waiting', ahead: 1 })
  })

  const own = [
    {
      id: 'poster',
      label: 'Poster',
      inputs: { prompt: '1.text', steps: '2.steps', seed: ['2.seed'], lora: '1.strength' },
      fields: [
        { name: 'lora', label: 'LoRA', kind: 'number', min: 0, max: 2, step: 0.1, fallback: 0.8 },
      ],
      output: '9',
      graph: {
        '1': {
          class_type: 'CLIPTextEncode',
          inputs: { text: 'from the file', strength: 1, clip: ['4', 1] },
        },
        '2': { class_type: 'Sampler', inputs: { steps: 33, seed: 1 } },
        '9': {
          class_type: 'SaveImage',
          inputs: { filename_prefix: 'for {{key}}, {{batch}}', images: ['1', 0] },
        },
      },
    },
  ]

  it("does an operator's workflow, whose own values are the defaults", async () => {
    const models = await open(own).listModels(io)
    const poster = models.find(({ name }) => name === 'poster')
    expect(poster).toMatchObject({
      label: 'Poster',
      type: 'square',
      declaration: {
        tasks: { draw: { prompt: 'wanted', inputs: [] } },
        negativePrompt: false,
        mostResults: 4,
      },
    })
    expect(poster?.declaration.fields).toEqual([
      { name: 'steps', kind: 'number', min: 1, max: 150, step: 1, fallback: 33, tasks: ['draw'] },
      { name: 'seed', kind: 'seed', max: 4_294_967_295, tasks: ['draw'] },
      { ...own[0]?.fields[0], tasks: ['draw'] },
    ])
    const replying = createReplyingIo({ body: '{"prompt_id":"p","number":1,"node_errors":{}}' })
    const { image: engine } = openComfyUi({
      baseUrl: 'http://comfy.test',
      apiKey: 'k',
      workflows: JSON.stringify(own),
    })
    const params = { steps: 12, seed: 5, lora: 1.2 }
    const answer = await engine.submit(
      { ...request, model: 'poster', params },
      { ...replying, progress() {} },
    )
    expect(answer).toMatchObject({ ticket: { promptId: 'p', seed: 5, output: '9' } })
    expect(JSON.parse(String(replying.sent[0]?.body)).prompt).toEqual({
      '1': {
        class_type: 'CLIPTextEncode',
        inputs: { text: request.prompt, strength: 1.2, clip: ['4', 1] },
      },
      '2': { class_type: 'Sampler', inputs: { steps: 12, seed: 5 } },
      '9': {
        class_type: 'SaveImage',
        inputs: { filename_prefix: 'for work-5, 2', images: ['1', 0] },
      },
    })
  })

  it("lets an operator's workflow stand in place of a built-in one", async () => {
    const models = await open([{ ...own[0], id: 'basic' }]).listModels(io)
    expect(models.map(({ name }) => name)).toEqual(['upscale', 'basic'])
  })

  it('interrupts only what is ours, and leaves what is over alone', async () => {
    const ticket = await submit()
    server.move('running')
    await open().cancel?.({ promptId: 'of-somebody-else' }, io)
    server.move('done')
    await open().cancel?.(ticket, io)
    expect(server.requests.filter(({ path }) => path === '/interrupt')).toEqual([])
    server.move('running')
    await open().cancel?.(ticket, io)
    const { body } = server.requests.find(({ path }) => path === '/interrupt') ?? {}
    expect(body).toEqual({ prompt_id: ticket.promptId })
  })
})
