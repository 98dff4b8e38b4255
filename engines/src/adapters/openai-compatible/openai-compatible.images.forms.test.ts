import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import {
  type Part,
  readParts,
  startOpenAiImagesServer,
} from '../../testing/openai-images-server.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { samplePicture, samplePng } from '../../testing/sample-picture.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { WorkStandIn } from '../../testing/work-stand-in.ts'
import { createImages } from './openai-compatible.image.ts'

const source = samplePicture('source')
const reference = samplePicture('reference')
const prompt = 'a lighthouse at dusk'

describe('pictures by forms', () => {
  let server: WorkStandIn
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
    await createImages({ baseUrl: server.url, apiKey: 'k' }).submit(pictureRequest(more), io)
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
