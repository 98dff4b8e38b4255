import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startReplicateServer } from '../../testing/replicate-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './replicate.video.ts'

describeVideoEngine('replicate', {
  start: startReplicateServer,
  open: createVideos,
  request: { model: 'minimax/video-01' },
})

const baseUrl = 'https://api.replicate.com'
const engine = createVideos({ baseUrl, apiKey: 'r8_secret' })
const begin = async (more: Partial<VideoRequest>, ...before: string[]) => {
  const replies = [...before, '{"id":"p1","status":"starting"}'].map((body) => ({ body }))
  const io = Object.assign(createReplyingIo(...replies), { progress() {} })
  return { io, answer: await engine.submit(videoRequest(more), io) }
}
const sent = async (more: Partial<VideoRequest>) => {
  const { io } = await begin(more)
  expect(io.sent).toHaveLength(1)
  const path = io.sent[0]?.url.slice(`${baseUrl}/v1`.length)
  return { path, input: JSON.parse(String(io.sent[0]?.body)).input }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const prompt = 'a lighthouse at dusk'

describe('a request, as Replicate is sent it', () => {
  it.each<[Partial<VideoRequest>, string, object]>([
    [
      { model: 'minimax/video-01', inputs: [first], params: { enhance: false } },
      'minimax/video-01',
      { first_frame_image: toDataUrl(first), prompt_optimizer: false },
    ],
    [
      {
        model: 'luma/ray-2-720p',
        inputs: [first, last],
        params: { aspect: '21:9', seconds: '9', loop: true },
      },
      'luma/ray-2-720p',
      {
        start_image: toDataUrl(first),
        end_image: toDataUrl(last),
        aspect_ratio: '21:9',
        duration: 9,
        loop: true,
      },
    ],
    [
      {
        model: 'kwaivgi/kling-v2.1',
        inputs: [first],
        params: { mode: 'std', seconds: '10' },
        negativePrompt: 'fog',
      },
      'kwaivgi/kling-v2.1',
      {
        start_image: toDataUrl(first),
        mode: 'standard',
        duration: 10,
        negative_prompt: 'fog',
      },
    ],
    [
      { model: 'kwaivgi/kling-v2.1', inputs: [first, last], params: { mode: 'std' } },
      'kwaivgi/kling-v2.1',
      { start_image: toDataUrl(first), end_image: toDataUrl(last), mode: 'pro' },
    ],
    [
      {
        model: 'wan-video/wan-2.2-t2v-fast',
        params: { aspect: '9:16', resolution: '480p', seed: 7 },
      },
      'wan-video/wan-2.2-t2v-fast',
      { aspect_ratio: '9:16', resolution: '480p', seed: 7 },
    ],
    [
      {
        model: 'wan-video/wan-2.2-t2v-fast',
        inputs: [last, first],
        params: { aspect: '9:16', seed: 7 },
      },
      'wan-video/wan-2.2-i2v-fast',
      { image: toDataUrl(first), last_image: toDataUrl(last), seed: 7 },
    ],
    [
      { model: 'bytedance/seedance-1-pro', params: { seconds: 12, seed: 1 } },
      'bytedance/seedance-1-pro',
      { duration: 12, seed: 1 },
    ],
  ])('%#', async (more, model, input) => {
    const { path, input: given } = await sent(more)
    expect(path).toBe(`/models/${model}/predictions`)
    expect(given).toEqual({ prompt, ...input })
  })

  it('is preceded by a large frame', async () => {
    const large = { ...first, data: new Uint8Array(300_000) }
    const url = `${baseUrl}/v1/files/f1`
    const kept = JSON.stringify({ id: 'f1', urls: { get: url } })
    const { io } = await begin({ model: 'minimax/video-01', inputs: [large] }, kept)
    expect(io.sent.map((request) => request.url)).toEqual([
      `${baseUrl}/v1/files`,
      `${baseUrl}/v1/models/minimax/video-01/predictions`,
    ])
    expect(JSON.parse(String(io.sent[1]?.body)).input.first_frame_image).toBe(url)
  })

  it.each<Partial<VideoRequest>>([
    { model: 'kwaivgi/kling-v2.1' },
    { model: 'minimax/video-01', inputs: [last] },
  ])('is not sent with frames that the model cannot begin from: %#', async (more) => {
    await expect(begin(more)).rejects.toMatchObject({ kind: 'invalid', untaken: true })
  })

  it('has a seed, always the same for the same request, which the clip is told to have', async () => {
    const request = { model: 'bytedance/seedance-1-pro', key: 'work-7' }
    const [one, two] = [await begin(request), await begin(request)]
    expect(one.answer).toEqual(two.answer)
    const { ticket } = one.answer
    const done = { id: 'p1', status: 'Succeeded', output: ['https://replicate.delivery/a.mp4'] }
    const io = createReplyingIo({ body: JSON.stringify(done) })
    expect(await engine.check(ticket ?? {}, io)).toEqual({
      state: 'done',
      outcome: {
        clips: [{ video: { url: 'https://replicate.delivery/a.mp4' } }],
        seed: ticket?.seed,
      },
    })
    expect(ticket?.seed).toBeTypeOf('number')
  })
})
