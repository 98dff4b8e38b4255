import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { describeFullestWishes } from '../../testing/fullest-wishes.suite.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import type { ImageStandIn } from '../../testing/image-stand-in.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import {
  type Part,
  readParts,
  startOpenAiImagesServer,
} from '../../testing/openai-images-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture, samplePng } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import { wish } from '../../testing/wish.ts'
import { createImages } from './openai-compatible.image.ts'
import { presets } from './presets.ts'

const subject: ImageSubject = {
  start: startOpenAiImagesServer,
  open: createImages,
  wish: { model: 'gpt-image-1', params: { aspect: '1:1' } },
  answersAtOnce: true,
}
describeImageEngine('openai-compatible', subject)
describeFullestWishes('openai-compatible', subject)
for (const { id, images } of presets)
  if (images)
    describeMappedModels(
      id,
      images.rules.map(({ pattern, model }) => ({
        ...model,
        name: pattern.source,
        label: pattern.source,
      })),
    )

const source = samplePicture('source')
const reference = samplePicture('reference')
const prompt = 'a lighthouse at dusk'

describe('pictures by forms', () => {
  let server: ImageStandIn
  let io: TestIo & { progress(): void }
  beforeEach(async () => {
    io = Object.assign(createTestIo(), { progress() {} })
    server = await startOpenAiImagesServer()
    server.move('done')
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })
  const sent = async (more: Partial<ImageRequest>) => {
    await createImages({ baseUrl: server.url, apiKey: 'k' }).submit(wish(more), io)
    const [request] = server.submits
    if (!request) return expect.fail('nothing was sent')
    return { path: request.path, form: await readParts(request) }
  }

  it('go in the order of their roles, the changed one first', async () => {
    const { path, form } = await sent({
      model: 'gpt-image-1',
      task: 'edit',
      pictures: [reference, source],
      count: 2,
      params: { aspect: '3:2', quality: 'high', fidelity: 'high', background: 'transparent' },
    })
    expect(path).toBe('/v1/images/edits')
    const file = ({ role, data }: ImageInput) => ({
      name: `${role}.png`,
      mime: 'image/png',
      data: Buffer.from(data),
    })
    expect(form).toEqual({
      model: 'gpt-image-1',
      prompt,
      'image[]': [file(source), file(reference)],
      n: '2',
      size: '1536x1024',
      quality: 'high',
      input_fidelity: 'high',
      background: 'transparent',
    })
  })

  it('take a mask that is transparent where ours is white, as large as the picture', async () => {
    const half = Buffer.alloc(4 * 4, 0).fill(255, 8)
    const grey = await sharp(half, { raw: { width: 4, height: 4, channels: 1 } })
      .png()
      .toBuffer()
    const mask: ImageInput = { role: 'mask', mime: 'image/png', data: grey, width: 4, height: 4 }
    const { form } = await sent({
      model: 'gpt-image-1',
      task: 'edit',
      pictures: [{ ...source, data: samplePng(16, 8), width: 16, height: 8 }, mask],
    })
    const { data, info } = await sharp(bytesOf(form.mask))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 16, height: 8, channels: 4 })
    const alphaAt = (x: number, y: number) => data[(y * 16 + x) * 4 + 3]
    expect([alphaAt(8, 0), alphaAt(8, 7)]).toEqual([255, 0])
  })

  it('are PNG where a model takes nothing else', async () => {
    const jpeg = await sharp(source.data).jpeg().toBuffer()
    const { form } = await sent({
      model: 'dall-e-2',
      task: 'edit',
      pictures: [{ ...source, mime: 'image/jpeg', data: jpeg }, samplePicture('mask')],
    })
    expect((await sharp(bytesOf(form.image)).metadata()).format).toBe('png')
  })
})

function bytesOf(part: Part | Part[] | undefined): Buffer {
  return part && typeof part === 'object' && 'data' in part ? part.data : expect.fail('no file')
}

describe('a wish in JSON', () => {
  const sent = async (baseUrl: string, more: Partial<ImageRequest>) => {
    const body = JSON.stringify({ data: [{ url: 'https://files.example/1.png' }] })
    const io = Object.assign(createReplyingIo({ body }), { progress() {} })
    await createImages({ baseUrl, apiKey: 'k' }).submit(wish(more), io)
    const [request] = io.sent
    return { url: request?.url, body: JSON.parse(String(request?.body)) }
  }
  const picture = toDataUrl(source)

  it.each<[string, Partial<ImageRequest>, string, object]>([
    [
      'https://api.openai.com/v1',
      {
        model: 'gpt-image-1.5',
        count: 2,
        params: { aspect: '2:3', quality: 'low', background: 'opaque', format: 'webp' },
      },
      '/images/generations',
      { n: 2, size: '1024x1536', quality: 'low', background: 'opaque', output_format: 'webp' },
    ],
    [
      'https://api.openai.com/v1',
      { model: 'gpt-image-2.5-flare', params: { aspect: '16:9', quality: 'max' } },
      '/images/generations',
      { n: 1, size: '2048x1152', quality: 'max' },
    ],
    [
      'https://api.openai.com/v1',
      { model: 'dall-e-3', params: { aspect: '7:4', quality: 'hd', style: 'natural' } },
      '/images/generations',
      { n: 1, size: '1792x1024', quality: 'hd', style: 'natural', response_format: 'b64_json' },
    ],
    [
      'https://api.siliconflow.cn/v1',
      {
        model: 'Kwai-Kolors/Kolors',
        negativePrompt: 'fog',
        count: 3,
        params: { aspect: '9:16', steps: 30, cfgScale: 5, seed: 9 },
      },
      '/images/generations',
      {
        negative_prompt: 'fog',
        image_size: '720x1280',
        batch_size: 3,
        num_inference_steps: 30,
        guidance_scale: 5,
        seed: 9,
      },
    ],
    [
      'https://api.siliconflow.cn/v1',
      { model: 'Qwen/Qwen-Image-Edit-2509', task: 'edit', pictures: [source, reference] },
      '/images/generations',
      { image: picture, image2: toDataUrl(reference) },
    ],
    [
      'https://open.bigmodel.cn/api/paas/v4',
      { model: 'cogview-4-250304', params: { aspect: '2:1', quality: 'hd', watermark: false } },
      '/images/generations',
      { size: '1440x720', quality: 'hd', watermark_enabled: false },
    ],
    [
      'https://ark.cn-beijing.volces.com/api/v3',
      {
        model: 'doubao-seedream-4-0-250828',
        task: 'edit',
        pictures: [source, reference],
        params: { aspect: '16:9', watermark: true },
      },
      '/images/generations',
      {
        image: [picture, toDataUrl(reference)],
        size: '2560x1440',
        watermark: true,
        response_format: 'b64_json',
        sequential_image_generation: 'disabled',
      },
    ],
    [
      'https://ark.cn-beijing.volces.com/api/v3',
      {
        model: 'doubao-seededit-3-0-i2i-250628',
        task: 'edit',
        pictures: [source],
        params: { seed: 3 },
      },
      '/images/generations',
      { image: picture, seed: 3, size: 'adaptive', response_format: 'b64_json' },
    ],
    [
      'https://api.together.xyz/v1',
      { model: 'black-forest-labs/FLUX.1-schnell', params: { aspect: '16:9' }, count: 2 },
      '/images/generations',
      { width: 1344, height: 768, n: 2, response_format: 'base64' },
    ],
    [
      'https://api.together.xyz/v1',
      { model: 'black-forest-labs/FLUX.1-kontext-pro', task: 'edit', pictures: [source] },
      '/images/generations',
      { image_url: picture, n: 1, response_format: 'base64' },
    ],
    [
      'https://api.x.ai/v1',
      { model: 'grok-2-image-1212', count: 4 },
      '/images/generations',
      { n: 4, response_format: 'b64_json' },
    ],
    [
      'https://api.x.ai/v1',
      {
        model: 'grok-imagine-image',
        task: 'edit',
        pictures: [source],
        params: { resolution: '2k' },
      },
      '/images/edits',
      {
        image: { type: 'image_url', url: picture },
        resolution: '2k',
        n: 1,
        response_format: 'b64_json',
      },
    ],
    [
      'https://gateway.example/v1',
      { model: 'vendor/FLUX.1-dev', params: { aspect: '3:2' } },
      '/images/generations',
      { size: '1536x1024', n: 1 },
    ],
  ])('goes to %s as it is wanted there: %#', async (baseUrl, more, path, fields) => {
    const { url, body } = await sent(baseUrl, more)
    expect(url).toBe(`${baseUrl}${path}`)
    expect(body).toEqual({ model: more.model, prompt, ...fields })
  })
})

describe('an answer', () => {
  const outcomeOf = async (answer: unknown) => {
    const io = createReplyingIo({ body: JSON.stringify(answer) })
    const engine = createImages({ baseUrl: 'https://gateway.example/v1', apiKey: 'k' })
    const told = await engine.submit(
      wish({ model: 'gpt-image-1' }),
      Object.assign(io, { progress() {} }),
    )
    return 'outcome' in told ? told.outcome : expect.fail('there is no outcome')
  }
  const url = 'https://files.example/1.png'

  it.each([
    [{ data: [{ url }] }, { pictures: [{ url }], texts: [] }],
    [
      { images: [{ url }], seed: 5 },
      { pictures: [{ url }], texts: [], seed: 5 },
    ],
    [
      { data: [{ b64_json: 'aGk=', url: '' }] },
      { pictures: [{ data: Buffer.from('hi') }], texts: [] },
    ],
    [
      { data: [{ url: 'data:image/png;base64,aGk=' }] },
      { pictures: [{ data: Buffer.from('hi') }], texts: [] },
    ],
    [
      {
        data: [{ url }, { error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }],
      },
      { pictures: [{ url }], texts: [] },
    ],
  ])('is read in the vendor’s own way: %#', async (answer, outcome) => {
    expect(await outcomeOf(answer)).toEqual(outcome)
  })

  it.each([
    [
      { data: [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }] },
      'refused',
    ],
    [{ data: [] }, 'cut'],
    [{ data: [{ revised_prompt: 'x' }] }, 'cut'],
    [{ choices: [] }, 'cut'],
  ])('without pictures is a failure: %#', async (answer, kind) => {
    await expect(outcomeOf(answer)).rejects.toMatchObject({ kind })
  })
})

describe('the models of an address', () => {
  const listed = async (baseUrl: string, ...replies: Parameters<typeof createReplyingIo>) => {
    const io = createReplyingIo(...replies)
    const models = await createImages({ baseUrl, apiKey: 'k' }).listModels(io)
    return models.map(({ name }) => name)
  }
  const list = (...ids: string[]) => ({ body: JSON.stringify({ data: ids.map((id) => ({ id })) }) })

  it('are those that make pictures, and those that the vendor documents', async () => {
    const names = await listed(
      'https://api.openai.com/v1',
      list('gpt-5.6', 'dall-e-3', 'gpt-image-1', 'gpt-image-9-turbo', 'tts-1'),
    )
    expect(names.toSorted()).toEqual([
      'dall-e-3',
      'gpt-image-1',
      'gpt-image-1-mini',
      'gpt-image-1.5',
      'gpt-image-2',
      'gpt-image-9-turbo',
    ])
  })

  it('are the documented ones where nothing is listed', async () => {
    expect(await listed('https://open.bigmodel.cn/api/paas/v4', { status: 404, body: '' })).toEqual(
      ['glm-image', 'cogview-4-250304', 'cogview-3-flash'],
    )
  })

  it('are read from a list alone, too', async () => {
    const body = JSON.stringify([{ id: 'black-forest-labs/FLUX.1-schnell', type: 'image' }])
    expect(await listed('https://api.together.xyz/v1', { body })).toEqual([
      'black-forest-labs/FLUX.1-schnell',
    ])
  })

  it('are none where a vendor makes no pictures, who is not asked', async () => {
    const io = createReplyingIo({ status: 500, body: '' })
    const engine = createImages({ baseUrl: 'https://api.deepseek.com/v1', apiKey: 'k' })
    expect(await engine.listModels(io)).toEqual([])
    expect(io.sent).toEqual([])
  })
})
