import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageRequest, Ticket } from '../../kinds/image.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { readForm } from '../../testing/read-form.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { startStabilityServer } from '../../testing/stability-server.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { Stage, WorkStandIn } from '../../testing/work-stand-in.ts'
import { createImages } from './stability.image.ts'
import { stabilityModels } from './stability-models.ts'

const subject: ImageSubject = {
  start: startStabilityServer,
  open: createImages,
  request: { model: 'sd3.5-large', params: { aspect: '1:1' } },
  answersAtOnce: true,
}
describeImageEngine('stability', subject)
describeMaxRequests('stability', subject)
describeMappedModels('stability', stabilityModels)

const source = samplePicture('source')
const mask = samplePicture('mask')
const styled = samplePicture('style')

describe('Stability', () => {
  let server: WorkStandIn
  let io: TestIo & { progress(): void }
  const key = 'sk-secret'
  const engine = () => createImages({ baseUrl: server.url, apiKey: key })
  beforeEach(async () => {
    server = await startStabilityServer({ key })
    io = Object.assign(createTestIo(), { progress() {} })
    server.move('done')
  })
  afterEach(async () => {
    await io.close()
    await server.close()
  })

  const image = { name: 'image.png', mime: 'image/png', data: Buffer.from(source.data) }
  const maskFile = { name: 'mask.png', mime: 'image/png', data: Buffer.from(mask.data) }
  const prompt = 'a lighthouse at dusk'

  it.each<[string, Partial<ImageRequest>, string, object]>([
    [
      'words with everything that goes with them',
      {
        model: 'sd3.5-medium',
        negativePrompt: 'fog',
        params: {
          aspect: '21:9',
          style: 'neon-punk',
          cfgScale: 5,
          seed: 4294967294,
          format: 'jpeg',
        },
      },
      'generate/sd3',
      {
        prompt,
        negative_prompt: 'fog',
        aspect_ratio: '21:9',
        style_preset: 'neon-punk',
        cfg_scale: '5',
        seed: '4294967294',
        output_format: 'jpeg',
        mode: 'text-to-image',
        model: 'sd3.5-medium',
      },
    ],
    [
      'a picture that is changed by words',
      { model: 'sd3.5-large-turbo', task: 'edit', pictures: [source], params: { strength: 0.4 } },
      'generate/sd3',
      { prompt, image, strength: '0.4', mode: 'image-to-image', model: 'sd3.5-large-turbo' },
    ],
    [
      'no style',
      { model: 'generate/core', params: { style: 'none', aspect: '1:1' } },
      'generate/core',
      { prompt, aspect_ratio: '1:1' },
    ],
    [
      'a mask as it is: white is changed',
      { model: 'edit/erase', task: 'erase', pictures: [source, mask], params: { growMask: 3 } },
      'edit/erase',
      { image, mask: maskFile, grow_mask: '3' },
    ],
    [
      'the sides of a picture that grows',
      {
        model: 'edit/outpaint',
        task: 'outpaint',
        prompt: '',
        pictures: [source],
        params: { left: 0, right: 8, top: 16, bottom: 24, creativity: 0.2 },
      },
      'edit/outpaint',
      { image, left: '0', right: '8', up: '16', down: '24', creativity: '0.2' },
    ],
    [
      'what to look for',
      {
        model: 'edit/search-and-replace',
        task: 'edit',
        pictures: [source],
        params: { search: 'boat' },
      },
      'edit/search-and-replace',
      { prompt, image, search_prompt: 'boat' },
    ],
    [
      'two pictures by their roles',
      { model: 'control/style-transfer', task: 'restyle', prompt: '', pictures: [source, styled] },
      'control/style-transfer',
      {
        init_image: { ...image, name: 'init_image.png' },
        style_image: {
          name: 'style_image.png',
          mime: 'image/png',
          data: Buffer.from(styled.data),
        },
      },
    ],
  ])('sends %s', async (_, more, path, form) => {
    const answer = await engine().submit(pictureRequest(more), io)
    expect(answer).toMatchObject({ outcome: { seed: 343_940_597 } })
    const [request] = server.submits
    if (!request) return expect.fail('nothing was sent')
    expect(request.path).toBe(`/v2beta/stable-image/${path}`)
    expect(await readForm(request)).toEqual(form)
  })

  it('says that a picture was filtered rather than giving the blurred one', async () => {
    server.move('refused')
    await expect(
      engine().submit(pictureRequest({ model: 'generate/ultra' }), io),
    ).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('CONTENT_FILTERED'),
    })
  })

  it('says what it does not offer, and asks nobody', async () => {
    await expect(
      engine().submit(pictureRequest({ model: 'generate/core', task: 'edit' }), io),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect(server.requests).toEqual([])
  })

  it('tells of a wrong key when its models are listed', async () => {
    const other = createImages({ baseUrl: server.url, apiKey: 'sk-wrong-key' })
    const failure = await other.listModels(io).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'auth' })
    expect(String(failure)).not.toContain('wrong-key')
  })

  describe('waits for what takes long', () => {
    const begin = async (): Promise<Ticket> => {
      const answer = await engine().submit(
        pictureRequest({ model: 'upscale/creative', task: 'upscale', pictures: [source] }),
        io,
      )
      if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
      return JSON.parse(JSON.stringify(answer.ticket)) as Ticket
    }

    it.each<[Stage, object]>([
      ['running', { state: 'running' }],
      ['done', { state: 'done', outcome: { seed: 7 } }],
      ['refused', { state: 'failed', kind: 'refused' }],
      ['gone', { state: 'failed', kind: 'broken' }],
    ])('until it is %s', async (stage, status) => {
      const ticket = await begin()
      server.move(stage)
      expect(await engine().check(ticket, io)).toMatchObject(status)
      expect(server.submits).toHaveLength(1)
    })

    it('and asks again after a failure of the upstream', async () => {
      const ticket = await begin()
      server.move('failed')
      await expect(engine().check(ticket, io)).rejects.toMatchObject({ kind: 'broken' })
    })
  })
})
