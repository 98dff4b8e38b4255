import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startFalServer } from '../../testing/fal-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './fal.video.ts'
import { falClipModels } from './fal-clip-models.ts'

describeVideoEngine('fal', {
  start: startFalServer,
  open: createVideos,
  request: { model: 'fal-ai/pika/v2.2' },
})

const settings = { baseUrl: 'https://queue.fal.run/', apiKey: 'id-of-key:secret-of-key' }
const sent = async (more: Partial<VideoRequest>) => {
  const io = Object.assign(createReplyingIo({ body: '{"request_id":"1"}' }), { progress() {} })
  const answer = await createVideos(settings).submit(videoRequest(more), io)
  const [request] = io.sent
  const path = request?.url.slice('https://queue.fal.run/'.length)
  return { path, headers: request?.headers, body: JSON.parse(String(request?.body)), answer }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const prompt = 'a lighthouse at dusk'
const pika = 'fal-ai/pika/v2.2'

describe('a request, as fal is sent it', () => {
  it('goes to the app with the key, and is known below the app', async () => {
    const { path, headers, answer } = await sent({ model: pika })
    expect(path).toBe('fal-ai/pika/v2.2/text-to-video')
    expect(headers).toMatchObject({ authorization: 'Key id-of-key:secret-of-key' })
    expect(answer).toMatchObject({
      ticket: { status: 'https://queue.fal.run/fal-ai/pika/requests/1/status' },
    })
  })

  it.each<[Partial<VideoRequest>, string, object]>([
    [
      {
        model: pika,
        params: { aspect: '4:5', resolution: '1080p', seconds: '10', seed: 7 },
        negativePrompt: 'fog',
      },
      `${pika}/text-to-video`,
      {
        aspect_ratio: '4:5',
        resolution: '1080p',
        duration: '10',
        seed: 7,
        negative_prompt: 'fog',
      },
    ],
    [
      { model: pika, inputs: [first], params: { aspect: '4:5', seconds: '10' } },
      `${pika}/image-to-video`,
      { image_url: toDataUrl(first), duration: '10' },
    ],
    [
      { model: pika, inputs: [last, first], params: { aspect: '4:5', seconds: '10' } },
      `${pika}/pikaframes`,
      { image_urls: [toDataUrl(first), toDataUrl(last)], transitions: [{ duration: 10 }] },
    ],
    [
      {
        model: 'fal-ai/kling-video/v3/pro',
        inputs: [first, last],
        params: { seconds: 12, audio: false, cfgScale: 0.7 },
      },
      'fal-ai/kling-video/v3/pro/image-to-video',
      {
        start_image_url: toDataUrl(first),
        end_image_url: toDataUrl(last),
        duration: '12',
        generate_audio: false,
        cfg_scale: 0.7,
      },
    ],
    [
      {
        model: 'fal-ai/luma-dream-machine/ray-2',
        params: { aspect: '21:9', resolution: '540p', seconds: '9', loop: true },
      },
      'fal-ai/luma-dream-machine/ray-2',
      { aspect_ratio: '21:9', resolution: '540p', duration: '9s', loop: true },
    ],
    [
      { model: 'fal-ai/luma-dream-machine/ray-2', inputs: [last] },
      'fal-ai/luma-dream-machine/ray-2/image-to-video',
      { end_image_url: toDataUrl(last) },
    ],
    [
      { model: 'fal-ai/veo3.1/fast', inputs: [first, last], params: { seconds: '8' } },
      'fal-ai/veo3.1/fast/first-last-frame-to-video',
      { first_frame_url: toDataUrl(first), last_frame_url: toDataUrl(last), duration: '8s' },
    ],
    [
      { model: 'fal-ai/minimax/hailuo-02/standard', params: { seconds: '10', enhance: false } },
      'fal-ai/minimax/hailuo-02/standard/text-to-video',
      { duration: '10', prompt_optimizer: false },
    ],
    [
      { model: 'fal-ai/wan/v2.7', params: { seconds: 3 } },
      'fal-ai/wan/v2.7/text-to-video',
      { duration: '3', enable_safety_checker: true },
    ],
  ])('%#', async (more, app, body) => {
    const { path, body: given } = await sent(more)
    expect(path).toBe(app)
    expect(given).toEqual({ prompt, ...body })
  })

  it('gives the address of a large frame where there is one', async () => {
    const large = { ...first, data: new Uint8Array(5 * 1024 * 1024) }
    const { url: _, ...unreachable } = large
    expect((await sent({ model: pika, inputs: [large] })).body.image_url).toBe(first.url)
    const { body } = await sent({ model: pika, inputs: [unreachable] })
    expect(body.image_url).toMatch(/^data:image\/png;base64,/)
  })

  it('is not sent with frames that the model cannot begin from', async () => {
    const attempt = sent({ model: pika, inputs: [last] })
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', untaken: true })
  })
})

it('has the models of Pika first, which are told by their names', () => {
  const names = falClipModels.map(({ name }) => name)
  expect(names.filter((name) => name.includes('pika'))).toEqual(names.slice(0, 2))
  expect(names[0]).toBe(pika)
})

describe('what fal made', () => {
  const at = 'https://queue.fal.run/fal-ai/pika/requests/1'
  const ticket = { status: `${at}/status`, response: at, cancel: `${at}/cancel` }
  const ask = (...replies: { status?: number; body: unknown }[]) =>
    createVideos(settings).check(
      ticket,
      createReplyingIo(...replies.map((reply) => ({ ...reply, body: JSON.stringify(reply.body) }))),
    )

  it('is done in whichever case it is told, with its seed', async () => {
    const video = { url: 'https://v3.fal.media/files/a/b.mp4', content_type: 'video/mp4' }
    const found = await ask({ body: { status: 'completed' } }, { body: { video, seed: 9 } })
    expect(found).toEqual({
      state: 'done',
      outcome: { clips: [{ video: { url: video.url } }], seed: 9 },
    })
  })

  it.each<[number, unknown, string, string]>([
    [422, [{ loc: ['body', 'image_url'], msg: 'too small', type: 'x' }], 'invalid', 'image_url'],
    [422, [{ loc: ['body'], msg: 'No.', type: 'content_policy_violation' }], 'refused', 'No.'],
    [500, 'CUDA out of memory', 'broken', 'CUDA'],
    [504, 'Startup timed out', 'timeout', 'timed out'],
  ])(
    'may still have failed with %s although it is completed',
    async (status, detail, kind, word) => {
      const found = await ask({ body: { status: 'COMPLETED' } }, { status, body: { detail } })
      expect(found).toMatchObject({ state: 'failed', kind })
      expect(found).toHaveProperty('message', expect.stringContaining(word))
    },
  )
})
