import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { toBase64 } from '../../picture-text.ts'
import { startGeminiVideoServer } from '../../testing/gemini-video-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './gemini.video.ts'

const flagship = 'veo-3.1-generate-preview'

describeVideoEngine('gemini', {
  start: startGeminiVideoServer,
  open: createVideos,
  request: { model: flagship },
  // An operation that is not done says no more than that.
  lacks: ['waiting'],
})

const name = `models/${flagship}/operations/abc123`
const open = (baseUrl = 'https://generativelanguage.googleapis.com/v1beta/') =>
  createVideos({ baseUrl, apiKey: 'the-key' })

const submit = (more: Partial<VideoRequest>, reply: unknown = { name }) => {
  const io = Object.assign(createReplyingIo({ body: JSON.stringify(reply) }), { progress() {} })
  return { io, answer: open().submit(videoRequest({ model: flagship, ...more }), io) }
}

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')
const picture = (input: typeof first) => ({
  bytesBase64Encoded: toBase64(input),
  mimeType: 'image/png',
})
const prompt = 'a lighthouse at dusk'

describe('a request, as it is sent', () => {
  it.each<[Partial<VideoRequest>, object]>([
    [{}, { instances: [{ prompt }], parameters: {} }],
    [
      {
        inputs: [last, first],
        negativePrompt: 'fog',
        params: { aspect: '9:16', resolution: '1080p', seconds: '8', seed: 7 },
      },
      {
        instances: [{ prompt, image: picture(first), lastFrame: picture(last) }],
        parameters: {
          aspectRatio: '9:16',
          resolution: '1080p',
          durationSeconds: 8,
          seed: 7,
          negativePrompt: 'fog',
        },
      },
    ],
    [
      { model: 'veo-2.0-generate-001', inputs: [first], params: { seconds: '5' } },
      { instances: [{ prompt, image: picture(first) }], parameters: { durationSeconds: 5 } },
    ],
  ])('%#', async (more, body) => {
    const { io, answer } = submit(more)
    await answer
    const [sent] = io.sent
    const { model = flagship } = more
    expect(sent?.url).toBe(
      `https://generativelanguage.googleapis.com/v1beta/models/${model}:predictLongRunning`,
    )
    expect(sent?.headers['x-goog-api-key']).toBe('the-key')
    expect(JSON.parse(String(sent?.body))).toEqual(body)
  })

  it.each<Partial<VideoRequest>>([
    { inputs: [last] },
    { task: 'prolong' },
    { model: 'imagen-4.0-generate-001' },
  ])('is refused before it is sent where it cannot be done: %#', async (more) => {
    const { io, answer } = submit(more)
    await expect(answer).rejects.toMatchObject({ kind: 'invalid' })
    expect(io.sent).toEqual([])
  })

  it('is not understood when the operation’s name leads elsewhere', async () => {
    for (const strange of ['models/../operations/1', 'operations/../../files', 'x?y=operations/1'])
      await expect(submit({}, { name: strange }).answer).rejects.toMatchObject({ kind: 'nonsense' })
  })
})

const check = (body: object, baseUrl?: string) =>
  open(baseUrl).check(
    { name, seed: 7 },
    createReplyingIo({ body: JSON.stringify({ name, ...body }) }),
  )
const madeAt = (uri: string) => ({
  done: true,
  response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } },
})

describe('a clip that was made', () => {
  const uri = 'https://generativelanguage.googleapis.com/v1beta/files/a1:download?alt=media'

  it('is fetched with the key in a header', async () => {
    const video = { url: uri, headers: { 'x-goog-api-key': 'the-key' } }
    expect(await check(madeAt(uri))).toEqual({
      state: 'done',
      outcome: { clips: [{ video }], seed: 7 },
    })
  })

  it.each(['https://elsewhere.example/a.mp4', 'http://generativelanguage.googleapis.com/a'])(
    'is fetched without it from elsewhere: %s',
    async (url) => {
      expect(await check(madeAt(url))).toMatchObject({ outcome: { clips: [{ video: { url } }] } })
      expect(JSON.stringify(await check(madeAt(url)))).not.toContain('the-key')
    },
  )
})

describe('a clip that was not made', () => {
  it.each<[object, string, string]>([
    [{ response: {} }, 'refused', 'The clip was filtered for safety.'],
    [{}, 'refused', 'The clip was filtered for safety.'],
    [
      { response: { generateVideoResponse: { raiMediaFilteredReasons: ['People.', 'Sound.'] } } },
      'refused',
      'People. Sound.',
    ],
    [{ error: { code: 3, message: 'It violates a policy.' } }, 'refused', 'It violates a policy.'],
    [{ error: { code: 3, message: 'Too wide.' } }, 'invalid', 'Too wide.'],
    [{ error: { code: 4, message: 'Too late.' } }, 'timeout', 'Too late.'],
    [{ error: { code: 13 } }, 'broken', 'The upstream failed.'],
  ])('%# says why', async (body, kind, message) => {
    expect(await check({ done: true, ...body })).toEqual({ state: 'failed', kind, message })
  })
})

it('offers what makes clips, by name and method', async () => {
  const server = await startGeminiVideoServer()
  const io = createTestIo()
  const listed = await open(server.url).listModels(io)
  expect(listed.map((model) => model.name)).toEqual([
    'veo-2.0-generate-001',
    'veo-3.0-generate-001',
    'veo-3.0-fast-generate-001',
    'veo-3.1-generate-preview',
    'veo-3.1-fast-generate-preview',
  ])
  await io.close()
  await server.close()
})
