import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toDataUrl } from '../../picture-text.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startRunwayServer } from '../../testing/runway-server.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './runway.video.ts'

describeVideoEngine('runway', {
  start: startRunwayServer,
  open: createVideos,
  request: { model: 'gen4.5', params: { seconds: 5 } },
})

const open = () => createVideos({ baseUrl: 'https://api.dev.runwayml.com/v1/', apiKey: 'k' })

const sent = async (more: Partial<VideoRequest>) => {
  const io = Object.assign(createReplyingIo({ body: '{"id":"1"}' }), { progress() {} })
  await open().submit(videoRequest(more), io)
  const [request] = io.sent
  return { url: request?.url, headers: request?.headers, body: JSON.parse(String(request?.body)) }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const host = 'https://api.dev.runwayml.com'

describe('a request, as it is sent', () => {
  it('names its key and the version of the API', async () => {
    const { url, headers } = await sent({ model: 'gen4.5' })
    expect(url).toBe(`${host}/v1/text_to_video`)
    expect(headers).toMatchObject({ authorization: 'Bearer k', 'x-runway-version': '2024-11-06' })
  })

  it.each<[Partial<VideoRequest>, string, object]>([
    [
      { model: 'gen4.5', params: { aspect: '9:16', seconds: 7, seed: 3 } },
      'text_to_video',
      { model: 'gen4.5', ratio: '720:1280', duration: 7, seed: 3 },
    ],
    [
      { model: 'gen4_turbo', inputs: [first], params: { aspect: '21:9', seconds: '10' } },
      'image_to_video',
      {
        model: 'gen4_turbo',
        ratio: '1584:672',
        duration: 10,
        promptImage: [{ uri: toDataUrl(first), position: 'first' }],
      },
    ],
    [
      {
        model: 'veo3.1',
        negativePrompt: 'fog',
        inputs: [first, last],
        params: { aspect: '9:16', resolution: '1080p', seconds: '6', audio: false },
      },
      'image_to_video',
      {
        model: 'veo3.1',
        negativePrompt: 'fog',
        ratio: '1080:1920',
        duration: 6,
        audio: false,
        promptImage: [
          { uri: toDataUrl(first), position: 'first' },
          { uri: toDataUrl(last), position: 'last' },
        ],
      },
    ],
    [
      {
        model: 'seedance2/references',
        inputs: [sampleInput('reference'), sampleInput('clip')],
        params: { aspect: '1:1', resolution: '480p' },
      },
      'text_to_video',
      {
        model: 'seedance2',
        ratio: '640:640',
        references: [{ uri: toDataUrl(sampleInput('reference')) }],
        referenceVideos: [{ type: 'video', uri: 'https://atelier.example/files/clip-0.mp4' }],
      },
    ],
  ])('%#', async (more, path, body) => {
    const { url, body: sentBody } = await sent(more)
    expect(url).toBe(`${host}/v1/${path}`)
    expect(sentBody).toEqual({ promptText: 'a lighthouse at dusk', ...body })
  })

  it('with a picture too large to be written into it names where that is', async () => {
    const large = { ...first, data: new Uint8Array(4_000_000) }
    const { body } = await sent({ model: 'gen4_turbo', inputs: [large] })
    expect(body.promptImage).toEqual([{ uri: first.url, position: 'first' }])
    const { url: _, ...unreachable } = large
    await expect(sent({ model: 'gen4_turbo', inputs: [unreachable] })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('reached from outside'),
    })
  })

  it.each<Partial<VideoRequest>>([
    { model: 'gen4.5', params: { aspect: '1:1' } },
    { model: 'veo3.1', inputs: [last] },
    { model: 'gen4.5', task: 'anime' },
  ])('is refused before it is sent where it cannot be done: %#', async (more) => {
    await expect(sent(more)).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('a task that failed', () => {
  it.each([
    ['SAFETY.OUTPUT.VIDEO', 'refused'],
    ['INPUT_PREPROCESSING.SAFETY.TEXT', 'refused'],
    ['ASSET.INVALID', 'invalid'],
    ['INTERNAL', 'broken'],
  ])('with %s is %s', async (failureCode, kind) => {
    const body = JSON.stringify({ status: 'failed', failure: 'No.', failureCode })
    const status = await open().check({ id: '1' }, createReplyingIo({ body }))
    expect(status).toEqual({ state: 'failed', kind, message: 'No.' })
  })
})

it('is asked no more often than every five seconds', () => {
  expect(open().checkEveryMs).toBe(5000)
})
