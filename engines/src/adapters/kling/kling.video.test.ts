import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toBase64 } from '../../picture-text.ts'
import { startKlingServer } from '../../testing/kling-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine, type VideoSubject } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './kling.video.ts'
import { signToken } from './kling-token.ts'

const subject: VideoSubject = {
  start: startKlingServer,
  open: createVideos,
  request: { model: 'kling-v2-6' },
  // A request cannot be given up.
  lacks: ['cancelled'],
}
describeVideoEngine('kling', subject)
describeVideoEngine('kling, by access key and secret', {
  ...subject,
  start: ({ key }) => startKlingServer({ key: 'access-key', secret: key }),
  open: ({ baseUrl, apiKey }) => createVideos({ baseUrl, apiKey: 'access-key', secretKey: apiKey }),
})

const open = () => createVideos({ baseUrl: 'https://api-singapore.klingai.com', apiKey: 'k' })
const answering = (body: object, status = 200) =>
  Object.assign(createReplyingIo({ status, body: JSON.stringify(body) }), { progress() {} })
const taken = { code: 0, data: { task_id: '1', task_status: 'submitted' } }

const sent = async (more: Partial<VideoRequest>) => {
  const io = answering(taken)
  const answer = await open().submit(videoRequest({ key: 'work-1', ...more }), io)
  const [request] = io.sent
  return { ...answer, url: request?.url, body: JSON.parse(String(request?.body)) }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const prompt = 'a lighthouse at dusk'
const external_task_id = 'work-1'

describe('a request, as it is sent', () => {
  it.each<[Partial<VideoRequest>, string, object]>([
    [
      { model: 'kling-v2-6', params: { aspect: '9:16', seconds: '10', mode: 'pro', audio: true } },
      'text2video',
      { model_name: 'kling-v2-6', aspect_ratio: '9:16', duration: '10', mode: 'pro', sound: 'on' },
    ],
    [
      {
        model: 'kling-v2-1',
        inputs: [last, first],
        params: { seconds: '5' },
        negativePrompt: 'fog',
      },
      'image2video',
      {
        model_name: 'kling-v2-1',
        duration: '5',
        negative_prompt: 'fog',
        image: toBase64(first),
        image_tail: toBase64(last),
      },
    ],
    [
      { model: 'kling-v3', inputs: [first], params: { aspect: '1:1' } },
      'image2video',
      { model_name: 'kling-v3', image: toBase64(first) },
    ],
    [
      {
        model: 'kling-v1-6/references',
        inputs: [sampleInput('reference'), sampleInput('reference', 1)],
        params: { aspect: '1:1' },
      },
      'multi-image2video',
      {
        model_name: 'kling-v1-6',
        aspect_ratio: '1:1',
        image_list: [
          { image: toBase64(sampleInput('reference')) },
          { image: toBase64(sampleInput('reference', 1)) },
        ],
      },
    ],
    [
      {
        model: 'kling-v1-6',
        task: 'prolong',
        params: { cfgScale: 0.7 },
        parent: { ticket: { family: 'text2video', id: '7', clips: ['a', 'b'] }, index: 1 },
      },
      'video-extend',
      { video_id: 'b', cfg_scale: 0.7 },
    ],
  ])('%#', async (more, family, body) => {
    const { url, body: reply, ticket } = await sent(more)
    expect(url).toBe(`https://api-singapore.klingai.com/v1/videos/${family}`)
    expect(reply).toEqual({ prompt, external_task_id, ...body })
    expect(ticket).toEqual({ family, id: '1' })
  })

  it('goes on from no clip that is not known', async () => {
    const parent = { ticket: { family: 'text2video', id: '7' }, index: 0 }
    await expect(sent({ model: 'kling-v1-6', task: 'prolong', parent })).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe('a code that comes with status 200', () => {
  it.each([
    [1002, 'auth'],
    [1102, 'quota'],
    [1201, 'invalid'],
    [1301, 'refused'],
    [1303, 'rate'],
    [5001, 'broken'],
  ])('%s is a failure: %s', async (code, kind) => {
    const asked = open().submit(
      videoRequest({ model: 'kling-v3' }),
      answering({ code, message: 'No' }),
    )
    await expect(asked).rejects.toMatchObject({ kind, message: 'No' })
  })
})

it('ids that are numbers too long for one stay what they are', async () => {
  const body = '{"code":0,"data":{"task_id":812345678901234567,"task_status":"submitted"}}'
  const io = Object.assign(createReplyingIo({ body }), { progress() {} })
  const { ticket } = await open().submit(videoRequest({ model: 'kling-v3' }), io)
  expect(ticket).toEqual({ family: 'text2video', id: '812345678901234567' })
})

it('a token names its key and the half hour in which it is good', () => {
  const token = signToken('access', 'secret', new Date('2026-01-01T00:00:00Z'))
  const [head, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  expect(JSON.parse(head ?? '')).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(JSON.parse(claims ?? '')).toEqual({ iss: 'access', exp: 1767227400, nbf: 1767225595 })
})
