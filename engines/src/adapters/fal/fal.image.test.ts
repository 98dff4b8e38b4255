import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest, Ticket } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startFalServer } from '../../testing/fal-server.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { WorkStandIn } from '../../testing/work-stand-in.ts'
import { createImages } from './fal.image.ts'
import { falModels } from './fal-models.ts'
import { fal } from './index.ts'

const subject: ImageSubject = {
  start: startFalServer,
  open: (settings) => createImages({ ...settings, models: [] }),
  request: { model: 'fal-ai/flux/schnell' },
}
describeImageEngine('fal', subject)
describeMaxRequests('fal', subject)
describeMappedModels('fal', falModels)

const source = samplePicture('source')
const mask = samplePicture('mask')
const reference = samplePicture('reference')
const key = 'id-of-key:secret-of-key'

describe('fal', () => {
  let server: WorkStandIn
  let io: TestIo & { progress(): void }
  const open = (more: { answersFor?: string } = {}) => startFalServer({ key, ...more })
  const engine = () => createImages({ baseUrl: server.url, apiKey: key, models: [] })
  beforeEach(async () => {
    io = Object.assign(createTestIo(), { progress() {} })
    server = await open()
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })
  const begin = async (more: Partial<ImageRequest>): Promise<Ticket> => {
    const answer = await engine().submit(pictureRequest(more), io)
    return 'ticket' in answer && answer.ticket ? answer.ticket : expect.fail('there is no ticket')
  }

  const prompt = 'a lighthouse at dusk'

  it.each<[Partial<ImageRequest>, string, object]>([
    [
      {
        model: 'fal-ai/flux/schnell',
        count: 2,
        params: { aspect: '16:9', steps: 8, seed: 7, format: 'png' },
      },
      'fal-ai/flux/schnell',
      {
        prompt,
        image_size: 'landscape_16_9',
        num_inference_steps: 8,
        seed: 7,
        output_format: 'png',
        num_images: 2,
        enable_safety_checker: true,
      },
    ],
    [
      { model: 'fal-ai/flux/dev', task: 'edit', pictures: [source], params: { strength: 0.5 } },
      'fal-ai/flux/dev/image-to-image',
      {
        prompt,
        image_url: toDataUrl(source),
        strength: 0.5,
        num_images: 1,
        enable_safety_checker: true,
      },
    ],
    [
      {
        model: 'fal-ai/bytedance/seedream/v4/text-to-image',
        task: 'edit',
        pictures: [source, reference],
      },
      'fal-ai/bytedance/seedream/v4/edit',
      {
        prompt,
        image_urls: [toDataUrl(source), toDataUrl(reference)],
        num_images: 1,
        enable_safety_checker: true,
      },
    ],
    [
      { model: 'fal-ai/bria/eraser', task: 'erase', prompt: '', pictures: [source, mask] },
      'fal-ai/bria/eraser',
      { image_url: toDataUrl(source), mask_url: toDataUrl(mask) },
    ],
    [
      { model: 'fal-ai/esrgan', task: 'upscale', pictures: [source], params: { scale: 4 } },
      'fal-ai/esrgan',
      { image_url: toDataUrl(source), scale: 4 },
    ],
  ])('sends a request as its app wants it: %#', async (more, app, body) => {
    await begin(more)
    expect(server.submits.map(({ path }) => path)).toEqual([`/${app}`])
    expect(server.submits[0]?.body).toEqual(body)
  })

  it('follows a request below its app, although it was asked for deeper down', async () => {
    const ticket = await begin({ model: 'fal-ai/flux/dev', task: 'edit', pictures: [source] })
    expect(await engine().check(ticket, io)).toEqual({ state: 'waiting', ahead: 3 })
    expect(server.requests.at(-1)?.path).toMatch(/^\/fal-ai\/flux\/requests\/[\w-]+\/status$/)
  })

  it('gives its key to no other host that an answer names', async () => {
    const elsewhere = await startFalServer()
    await server.close()
    server = await open({ answersFor: elsewhere.origin })
    const ticket = await begin({ model: 'fal-ai/flux/schnell' })
    expect(await engine().check(ticket, io)).toMatchObject({ state: 'waiting' })
    await engine().cancel?.(ticket, io)
    expect(server.cancelled).toBe(1)
    expect(elsewhere.requests).toEqual([])
    const strange = { ...ticket, status: `${elsewhere.origin}/status` }
    await expect(engine().check(strange, io)).rejects.toMatchObject({ kind: 'invalid' })
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  it('answers with words where a picture is described', async () => {
    server.move('done')
    const model = 'fal-ai/florence-2-large/more-detailed-caption'
    const ticket = await begin({ model, task: 'describe', prompt: '', pictures: [source] })
    expect(await engine().check(ticket, io)).toEqual({
      state: 'done',
      outcome: { pictures: [], texts: ['A lighthouse.'] },
    })
  })

  it('has nothing against a request that is over when it is given up', async () => {
    const ticket = await begin({ model: 'fal-ai/flux/schnell' })
    server.move('done')
    await expect(engine().cancel?.(ticket, io)).resolves.toBeUndefined()
    server.move('gone')
    await expect(engine().cancel?.(ticket, io)).resolves.toBeUndefined()
  })
})

describe('a result that is refused', () => {
  const ticket = {
    task: 'draw',
    status: 'https://queue.fal.run/a/b/requests/1/status',
    response: 'https://queue.fal.run/a/b/requests/1',
    cancel: 'https://queue.fal.run/a/b/requests/1/cancel',
  }
  const policy = { detail: [{ loc: ['body'], msg: 'No.', type: 'content_policy_violation' }] }
  it.each([
    [422, policy, 'refused'],
    [422, { detail: [{ loc: ['body', 'scale'], msg: 'too big', type: 'x' }] }, 'invalid'],
    [500, { detail: 'CUDA out of memory' }, 'broken'],
    [504, { detail: 'Startup timed out' }, 'timeout'],
    [404, { detail: 'expired' }, 'broken'],
  ])('with %s ends the request', async (status, body, kind) => {
    const done = { body: JSON.stringify({ status: 'COMPLETED' }) }
    const io = createReplyingIo(done, { status, body: JSON.stringify(body) })
    const engine = createImages({ baseUrl: 'https://queue.fal.run', apiKey: key, models: [] })
    expect(await engine.check(ticket, io)).toMatchObject({ state: 'failed', kind })
  })

  it('with 503 is asked for again', async () => {
    const done = { body: JSON.stringify({ status: 'COMPLETED' }) }
    const io = createReplyingIo(done, { status: 503, body: 'no healthy upstream' })
    const engine = createImages({ baseUrl: 'https://queue.fal.run', apiKey: key, models: [] })
    await expect(engine.check(ticket, io)).rejects.toMatchObject({ kind: 'overloaded' })
  })
})

it('fal offers what an operator adds, and asks for it as they say', async () => {
  const mine = {
    name: 'me/my-app',
    label: 'Mine',
    type: 'square',
    tasks: { draw: { prompt: 'wanted', at: 'me/my-app/run' } },
    promptTo: 'text',
    fixed: { safe: true },
  }
  const settings = fal.settings.parse({ apiKey: key, models: JSON.stringify([mine]) })
  const { image } = fal.create(settings)
  const io = createReplyingIo({ body: JSON.stringify({ request_id: '1' }) })
  const listed = await image?.listModels(io)
  expect(listed?.[0]).toMatchObject({ name: 'me/my-app', label: 'Mine', type: 'square' })
  const answer = await image?.submit(
    pictureRequest({ model: 'me/my-app' }),
    Object.assign(io, { progress() {} }),
  )
  expect(io.sent[0]?.url).toBe('https://queue.fal.run/me/my-app/run')
  expect(JSON.parse(String(io.sent[0]?.body))).toEqual({
    text: 'a lighthouse at dusk',
    safe: true,
  })
  expect(answer).toMatchObject({
    ticket: { status: 'https://queue.fal.run/me/my-app/requests/1/status' },
  })
})
