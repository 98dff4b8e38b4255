import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { toBase64 } from '../../picture-text.ts'
import { startBflServer } from '../../testing/bfl-server.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { createImages } from './flux.image.ts'
import { fluxModels } from './flux-models.ts'

const subject: ImageSubject = {
  start: startBflServer,
  open: createImages,
  request: { model: 'flux-pro-1.1' },
  // A request cannot be given up, and nobody is told at once that one is unknown.
  lacks: ['cancelled', 'gone'],
}
describeImageEngine('flux', subject)
describeMaxRequests('flux', subject)
describeMappedModels('flux', fluxModels)

const ready = JSON.stringify({ id: '1', polling_url: 'https://api.us1.bfl.ai/v1/get_result?id=1' })

const sent = async (more: Partial<ImageRequest>) => {
  const io = Object.assign(createReplyingIo({ body: ready }), { progress() {} })
  await createImages({ baseUrl: 'https://api.bfl.ai', apiKey: 'k' }).submit(
    pictureRequest(more),
    io,
  )
  const [request] = io.sent
  return { url: request?.url, headers: request?.headers, body: JSON.parse(String(request?.body)) }
}

const source = samplePicture('source')
const mask = samplePicture('mask')
const reference = samplePicture('reference')

describe('a request, as it is sent', () => {
  it('names the key in its own header', async () => {
    const { url, headers } = await sent({ model: 'flux-dev' })
    expect(url).toBe('https://api.bfl.ai/v1/flux-dev')
    expect(headers).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' })
  })

  it.each<[Partial<ImageRequest>, object]>([
    [
      { model: 'flux-pro-1.1', params: { aspect: '16:9', seed: 7, enhance: true, format: 'png' } },
      { width: 1344, height: 768, seed: 7, prompt_upsampling: true, output_format: 'png' },
    ],
    [
      { model: 'flux-pro-1.1-ultra', pictures: [reference], params: { aspect: '21:9', raw: true } },
      { aspect_ratio: '21:9', raw: true, image_prompt: toBase64(reference) },
    ],
    [
      { model: 'flux-kontext-max', task: 'edit', pictures: [source, reference] },
      { input_image: toBase64(source), input_image_2: toBase64(reference) },
    ],
    [
      { model: 'flux-2-pro', pictures: [reference, source, reference] },
      { input_image: toBase64(reference), input_image_2: toBase64(reference) },
    ],
    [
      { model: 'flux-pro-1.0-fill', task: 'edit', pictures: [source, mask], params: { steps: 20 } },
      { image: toBase64(source), mask: toBase64(mask), steps: 20 },
    ],
    [
      { model: 'flux-pro-1.0-expand', task: 'outpaint', pictures: [source], params: { top: 64 } },
      { image: toBase64(source), top: 64 },
    ],
  ])('%#', async (more, body) => {
    expect((await sent(more)).body).toEqual({ prompt: 'a lighthouse at dusk', ...body })
  })
})

describe('the address to ask at', () => {
  const key = 'sk-secret'
  const withServer = async (
    pollingUrl: (id: string) => string,
    use: (asked: () => string[], ask: () => Promise<unknown>) => Promise<void>,
  ) => {
    const server = await startBflServer({ key, pollingUrl })
    const io = Object.assign(createTestIo(), { progress() {} })
    const engine = createImages({ baseUrl: server.url, apiKey: key })
    const answer = await engine.submit(pictureRequest({ model: 'flux-dev' }), io)
    if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
    const { ticket } = answer
    await use(
      () => server.requests.map(({ path }) => path),
      () => engine.check(ticket, io),
    )
    await io.close()
    await server.close()
  }

  it('is never one that the key does not belong to', async () => {
    const elsewhere = await startBflServer()
    await withServer(
      (id) => `${elsewhere.origin}/v1/get_result?id=${id}`,
      async (asked, ask) => {
        expect(await ask()).toEqual({ state: 'waiting' })
        expect(asked().at(-1)).toMatch(/^\/v1\/get_result\?id=\d+$/)
        expect(elsewhere.requests).toEqual([])
      },
    )
    await elsewhere.close()
  })

  it('in a ticket of another connection is not asked', async () => {
    const io = createReplyingIo({ body: '{}' })
    const engine = createImages({ baseUrl: 'https://api.bfl.ai', apiKey: key })
    const ticket = { id: '1', url: 'https://evil.example/r?id=1', since: '2026-01-01T00:00:00Z' }
    await expect(engine.check(ticket, io)).rejects.toMatchObject({ kind: 'invalid' })
    expect(io.sent).toEqual([])
  })
})

describe('a request that is not known there', () => {
  const check = async (since: string) => {
    const body = JSON.stringify({ detail: 'Task not found' })
    const io = createReplyingIo({ status: 404, body })
    const engine = createImages({ baseUrl: 'https://api.bfl.ai', apiKey: 'k' })
    return engine.check({ id: '1', url: 'https://api.bfl.ai/v1/get_result?id=1', since }, io)
  }

  it('may become known while it is young', async () => {
    expect(await check('2025-12-31T23:55:00Z')).toEqual({ state: 'waiting' })
  })

  it('is lost once results are not kept any longer', async () => {
    expect(await check('2025-12-31T23:45:00Z')).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('ten minutes'),
    })
  })
})
