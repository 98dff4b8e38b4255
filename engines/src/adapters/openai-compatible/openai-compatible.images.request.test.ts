import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createImages } from './openai-compatible.image.ts'

const source = samplePicture('source')
const reference = samplePicture('reference')
const prompt = 'a lighthouse at dusk'

describe('a request in JSON', () => {
  const sent = async (baseUrl: string, more: Partial<ImageRequest>) => {
    const body = JSON.stringify({ data: [{ url: 'https://files.example/1.png' }] })
    const io = Object.assign(createReplyingIo({ body }), { progress() {} })
    await createImages({ baseUrl, apiKey: 'k' }).submit(pictureRequest(more), io)
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
