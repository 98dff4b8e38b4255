import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startMidjourneyServer } from '../../testing/midjourney-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './midjourney-proxy.video.ts'

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const model = 'midjourney-video'

describeVideoEngine('midjourney-proxy', {
  start: ({ key }) => startMidjourneyServer({ line: 'trueai', key, auth: 'bearer' }),
  open: (settings) => createVideos({ ...settings, auth: 'bearer', line: 'auto' }),
  request: { model, inputs: [first] },
  lacks: ['how long to wait'],
})

const settings = { baseUrl: 'http://proxy.test/mj', apiKey: '', auth: 'mj-api-secret' } as const
const open = (line: 'auto' | 'novicezk' | 'trueai' = 'auto') => createVideos({ ...settings, line })
const requestFor = (more: Partial<VideoRequest>) =>
  videoRequest({ key: 'work-9', model, inputs: [first], ...more })

describe('a request, as it is posted', () => {
  const posted = async (more: Partial<VideoRequest>) => {
    const body = '{"code":22,"description":"ok","result":"1712345678901234567"}'
    const io = Object.assign(createReplyingIo({ body }), { progress() {} })
    const answer = await open().submit(requestFor(more), io)
    const [request] = io.sent
    return { answer, url: request?.url, fields: JSON.parse(String(request?.body)) }
  }
  const base = { botType: 'MID_JOURNEY', state: 'work-9', prompt: 'a lighthouse at dusk' }

  it.each<[Partial<VideoRequest>, string, object]>([
    [
      { inputs: [last, first], params: { motion: 'high', resolution: '720p', loop: false } },
      '/mj/submit/video',
      {
        motion: 'high',
        videoType: 'vid_1.1_i2v_720',
        loop: false,
        batchSize: 1,
        image: toDataUrl(first),
        endImage: toDataUrl(last),
      },
    ],
    [
      { count: 3, params: { loop: true, speed: 'turbo' } },
      '/mj-turbo/mj/submit/video',
      { loop: true, batchSize: 4, image: toDataUrl(first) },
    ],
    [
      { count: 2, task: 'prolong', inputs: [], parent: { ticket: { id: '77' }, index: 3 } },
      '/mj/submit/video',
      { batchSize: 2, action: 'extend', taskId: '77', index: 3 },
    ],
  ])('%#', async (more, path, fields) => {
    const sent = await posted(more)
    expect(sent.url).toBe(`http://proxy.test${path}`)
    expect(sent.fields).toEqual({ ...base, ...fields })
    expect(sent.answer).toEqual({
      ticket: { id: '1712345678901234567', count: more.count ?? 1 },
    })
  })

  it.each<Partial<VideoRequest>>([
    { inputs: [] },
    { inputs: [last] },
    { task: 'prolong', parent: null },
    { task: 'prolong', parent: { ticket: { path: '/elsewhere' }, index: 0 } },
    { task: 'anime' },
  ])('is refused before it is posted where it cannot be done: %#', async (more) => {
    await expect(posted(more)).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('what was made', () => {
  const sent = (more: object, count?: number) => {
    const task = { id: '5', action: 'VIDEO', status: 'SUCCESS', progress: '100%', ...more }
    const io = createReplyingIo({ body: JSON.stringify(task) })
    return open().check({ id: '5', ...(count === undefined ? {} : { count }) }, io)
  }
  const videoUrls = [1, 2, 3, 4].map((at) => ({ url: `/clips/${at}.mp4` }))
  const clip = (url: string) => ({ video: { url } })

  it('is as many clips as were asked for, at whole addresses', async () => {
    const all = videoUrls.map(({ url }) => clip(`http://proxy.test${url}`))
    expect(await sent({ videoUrls }, 3)).toMatchObject({ outcome: { clips: all.slice(0, 3) } })
    expect(await sent({ videoUrls })).toMatchObject({ outcome: { clips: all } })
  })

  it('may be a single one', async () => {
    const videoUrl = 'https://cdn.test/a.mp4'
    for (const more of [{ videoUrl }, { videoUrl, videoUrls: null }, { videoUrl, videoUrls: [] }])
      expect(await sent(more)).toMatchObject({ outcome: { clips: [clip(videoUrl)] } })
  })

  it('is told of on the way, with a preview', async () => {
    const more = { status: 'IN_PROGRESS', progress: '31%', imageUrl: '/a.webp' }
    expect(await sent(more)).toEqual({
      state: 'running',
      progress: 31,
      preview: { url: 'http://proxy.test/a.webp' },
    })
  })
})

describe('the older line of the proxy', () => {
  it('offers no clips, and says so of a request', async () => {
    const server = await startMidjourneyServer({ line: 'novicezk' })
    const io = Object.assign(createTestIo(), { progress() {} })
    const none = { kind: 'invalid', untaken: true, message: expect.stringContaining('no clips') }
    const unasked = createVideos({ ...settings, baseUrl: server.url, line: 'auto' })
    await expect(unasked.submit(requestFor({}), io)).rejects.toMatchObject(none)
    expect(await unasked.listModels(io)).toEqual([])
    await expect(unasked.submit(requestFor({}), io)).rejects.toMatchObject(none)
    expect([server.submits.length, server.taken]).toEqual([1, 0])
    await io.close()
    await server.close()
  })

  it('is believed where the operator names it', async () => {
    const io = Object.assign(createReplyingIo(), { progress() {} })
    expect(await open('novicezk').listModels(io)).toEqual([])
    await expect(open('novicezk').submit(requestFor({}), io)).rejects.toMatchObject({
      untaken: true,
    })
    expect(io.sent).toEqual([])
  })
})

it('an earlier clip that the proxy does not know is not taken for a proxy without clips', async () => {
  const body = '{"code":3,"description":"目标任务不存在"}'
  const io = Object.assign(createReplyingIo({ status: 404, body }), { progress() {} })
  const parent = { ticket: { id: '77' }, index: 0 }
  await expect(
    open().submit(requestFor({ task: 'prolong', inputs: [], parent }), io),
  ).rejects.toMatchObject({ kind: 'invalid', message: '目标任务不存在' })
})
