import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { startLumaServer } from '../../testing/luma-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './luma.video.ts'

describeVideoEngine('luma', {
  start: startLumaServer,
  open: createVideos,
  request: { model: 'ray-2' },
  // What was given up is deleted, and known no more.
  lacks: ['cancelled'],
})

const sent = async (more: Partial<VideoRequest>, baseUrl = 'https://api.lumalabs.ai') => {
  const io = Object.assign(createReplyingIo({ body: '{"id":"1"}' }), { progress() {} })
  await createVideos({ baseUrl, apiKey: 'k' }).submit(videoRequest({ model: 'ray-2', ...more }), io)
  const [request] = io.sent
  return { url: request?.url, headers: request?.headers, body: JSON.parse(String(request?.body)) }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const image = ({ url }: typeof first) => ({ type: 'image', url })

describe('a request, as it is sent', () => {
  it.each(['https://api.lumalabs.ai', 'https://api.lumalabs.ai/dream-machine/v1/'])(
    'goes below the version: %s',
    async (baseUrl) => {
      const { url, headers } = await sent({}, baseUrl)
      expect(url).toBe('https://api.lumalabs.ai/dream-machine/v1/generations/video')
      expect(headers).toMatchObject({ authorization: 'Bearer k' })
    },
  )

  it.each<[Partial<VideoRequest>, object]>([
    [
      { params: { aspect: '21:9', resolution: '1080p', seconds: '9', loop: true } },
      { aspect_ratio: '21:9', resolution: '1080p', duration: '9s', loop: true },
    ],
    [{ inputs: [first] }, { keyframes: { frame0: image(first) } }],
    [{ inputs: [last] }, { keyframes: { frame1: image(last) } }],
    [
      { inputs: [last, first], params: { seconds: '5' } },
      { duration: '5s', keyframes: { frame0: image(first), frame1: image(last) } },
    ],
    [
      { task: 'prolong', parent: { ticket: { id: 'abc' }, index: 0 }, inputs: [last] },
      { keyframes: { frame0: { type: 'generation', id: 'abc' }, frame1: image(last) } },
    ],
  ])('%#', async (more, body) => {
    const base = { model: 'ray-2', prompt: 'a lighthouse at dusk' }
    expect((await sent(more)).body).toEqual({ ...base, ...body })
  })

  it('with a picture that cannot be fetched from outside is not sent', async () => {
    const { url: _, ...unreachable } = first
    await expect(sent({ inputs: [unreachable] })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('must be reachable from outside'),
    })
  })

  it('goes on from no clip of another engine', async () => {
    const parent = { ticket: { path: '/elsewhere' }, index: 0 }
    await expect(sent({ task: 'prolong', parent })).rejects.toMatchObject({ kind: 'invalid' })
  })
})
