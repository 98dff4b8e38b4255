import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest, Ticket } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { startReplicateServer } from '../../testing/replicate-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { WorkStandIn } from '../../testing/work-stand-in.ts'
import { createImages } from './replicate.image.ts'
import { replicateModels } from './replicate-models.ts'

const subject: ImageSubject = {
  start: startReplicateServer,
  open: (settings) => createImages({ ...settings, models: [] }),
  request: { model: 'black-forest-labs/flux-schnell' },
}
describeImageEngine('replicate', subject)
describeMaxRequests('replicate', subject)
describeMappedModels('replicate', replicateModels)

const source = samplePicture('source')
const mask = samplePicture('mask')
const key = 'r8_secret-of-this-test'

describe('Replicate', () => {
  let server: WorkStandIn
  let io: TestIo & { progress(): void }
  const engine = () => createImages({ baseUrl: server.url, apiKey: key, models: [] })
  beforeEach(async () => {
    io = Object.assign(createTestIo(), { progress() {} })
    server = await startReplicateServer({ key })
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })
  const begin = async (more: Partial<ImageRequest>, by = engine()): Promise<Ticket> => {
    const answer = await by.submit(pictureRequest(more), io)
    return 'ticket' in answer && answer.ticket ? answer.ticket : expect.fail('there is no ticket')
  }
  const sent = () => server.requests.map(({ method, path }) => `${method} ${path}`)
  const prompt = 'a lighthouse at dusk'

  it.each<[Partial<ImageRequest>, object]>([
    [
      {
        model: 'black-forest-labs/flux-schnell',
        count: 3,
        params: { aspect: '21:9', steps: 2, seed: 7, format: 'webp' },
      },
      {
        prompt,
        aspect_ratio: '21:9',
        num_inference_steps: 2,
        seed: 7,
        output_format: 'webp',
        num_outputs: 3,
      },
    ],
    [
      {
        model: 'black-forest-labs/flux-kontext-pro',
        task: 'edit',
        pictures: [source],
        params: { seed: 7 },
      },
      { prompt, input_image: toDataUrl(source), seed: 7 },
    ],
    [
      {
        model: 'bytedance/seedream-4',
        task: 'edit',
        pictures: [source],
        params: { quality: '4K' },
      },
      { prompt, image_input: [toDataUrl(source)], size: '4K' },
    ],
    [
      {
        model: 'black-forest-labs/flux-fill-pro',
        task: 'edit',
        pictures: [source, mask],
        params: { seed: 1 },
      },
      { prompt, image: toDataUrl(source), mask: toDataUrl(mask), seed: 1 },
    ],
  ])('sends the input of an official model by its name: %#', async (more, input) => {
    await begin(more)
    expect(server.submits.map(({ path }) => path)).toEqual([`/v1/models/${more.model}/predictions`])
    expect(server.submits[0]?.body).toEqual({ input })
  })

  it('looks up the version of a model of the community, once', async () => {
    const one = engine()
    const esrgan = {
      model: 'nightmareai/real-esrgan',
      task: 'upscale',
      pictures: [source],
    } as const
    await begin({ ...esrgan, params: { scale: 2, face: true } }, one)
    await begin(esrgan, one)
    expect(sent()).toEqual([
      'POST /v1/models/nightmareai/real-esrgan/predictions',
      'GET /v1/models/nightmareai/real-esrgan',
      'POST /v1/predictions',
      'POST /v1/predictions',
    ])
    expect(server.submits[1]?.body).toEqual({
      version: 'dd'.repeat(32),
      input: { image: toDataUrl(source), scale: 2, face_enhance: true },
    })
    expect(server.taken).toBe(2)
  })

  it('asks for the version that an operator pinned', async () => {
    const pinned = {
      name: `cjwbw/rembg:${'cc'.repeat(32)}`,
      label: 'rembg',
      type: 'tool' as const,
      tasks: {
        'remove-background': {
          prompt: 'none' as const,
          inputs: [{ role: 'source' as const, least: 1, most: 1, to: 'image' }],
        },
      },
      fields: [],
      promptLimit: 1,
    }
    const one = createImages({ baseUrl: `${server.url}/v1/`, apiKey: key, models: [pinned] })
    await begin({ model: pinned.name, task: 'remove-background', pictures: [source] }, one)
    expect(sent()).toEqual(['POST /v1/predictions'])
    expect(server.submits[0]?.body).toMatchObject({ version: 'cc'.repeat(32) })
  })

  const large = { ...source, data: Buffer.concat([source.data, Buffer.alloc(300_000)]) }

  it('uploads a large picture before', async () => {
    await begin({ model: 'black-forest-labs/flux-dev', task: 'edit', pictures: [large] })
    expect(sent()).toEqual([
      'POST /v1/files',
      'POST /v1/models/black-forest-labs/flux-dev/predictions',
    ])
    expect(server.submits[0]?.body).toMatchObject({ input: { image: `${server.url}/v1/files/0` } })
  })

  it('says that nothing was taken when the upload fails', async () => {
    const broken = createReplyingIo({ status: 500, body: '{"detail":"no room"}' })
    const attempt = engine().submit(
      pictureRequest({ model: 'black-forest-labs/flux-dev', task: 'edit', pictures: [large] }),
      Object.assign(broken, { progress() {} }),
    )
    await expect(attempt).rejects.toMatchObject({ kind: 'broken', untaken: true })
    expect(broken.sent).toHaveLength(1)
  })

  it('gives a seed of its own, the same for the same request, and tells it', async () => {
    server.move('done')
    const model = 'black-forest-labs/flux-schnell'
    const first = await begin({ model, key: 'work-7' })
    expect(await begin({ model, key: 'work-7' })).toMatchObject({ seed: first.seed })
    expect(await engine().check(first, io)).toMatchObject({
      state: 'done',
      outcome: { seed: first.seed },
    })
  })

  it('tells how far a request is, as the model logs it', async () => {
    const ticket = await begin({ model: 'black-forest-labs/flux-schnell' })
    server.move('running')
    expect(await engine().check(ticket, io)).toEqual({ state: 'running', progress: 45 })
  })

  it('answers with words where a picture is described', async () => {
    server.move('done')
    const model = 'methexis-inc/img2prompt'
    const ticket = await begin({ model, task: 'describe', prompt: '', pictures: [source] })
    expect(await engine().check(ticket, io)).toMatchObject({
      outcome: { pictures: [], texts: ['a lighthouse at dusk, oil on canvas'] },
    })
  })

  it('says that pictures have expired', async () => {
    const expired = { id: '1', status: 'succeeded', output: null, data_removed: true }
    const replying = createReplyingIo({ body: JSON.stringify(expired) })
    expect(await engine().check({ id: '1', task: 'draw' }, replying)).toMatchObject({
      state: 'failed',
      kind: 'broken',
      message: expect.stringContaining('expired'),
    })
  })

  it('tells of a wrong key when its models are listed', async () => {
    const other = createImages({ baseUrl: server.url, apiKey: 'r8_wrong-key', models: [] })
    const failure = await other.listModels(io).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'auth' })
    expect(String(failure)).not.toContain('wrong-key')
  })
})
