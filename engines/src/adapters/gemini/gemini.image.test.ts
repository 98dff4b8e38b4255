import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { toBase64 } from '../../picture-text.ts'
import { startGeminiImagesServer } from '../../testing/gemini-images-server.ts'
import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { pictureRequest } from '../../testing/picture-request.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { createImages } from './gemini.image.ts'
import { geminiImageRules } from './gemini-image-models.ts'

const subject: ImageSubject = {
  start: startGeminiImagesServer,
  open: createImages,
  request: { model: 'gemini-2.5-flash-image', params: { aspect: '1:1' } },
  answersAtOnce: true,
}
describeImageEngine('gemini', subject)
describeMaxRequests('gemini', subject)
describeMappedModels(
  'gemini',
  geminiImageRules.map(({ pattern, model }) => ({
    ...model,
    name: pattern.source,
    label: pattern.source,
  })),
)

const source = samplePicture('source')
const reference = samplePicture('reference')
const flash = 'gemini-2.5-flash-image'
const settings = { baseUrl: 'https://gemini.example/v1beta/', apiKey: 'k' }

const ask = async (reply: unknown, more: Partial<ImageRequest> = {}) => {
  const io = Object.assign(createReplyingIo({ body: JSON.stringify(reply) }), { progress() {} })
  const answer = await createImages(settings).submit(pictureRequest({ model: flash, ...more }), io)
  return { answer, sent: io.sent[0] }
}

const picture = { inlineData: { mimeType: 'image/png', data: 'aGk=' } }
const content = { candidates: [{ content: { parts: [picture] }, finishReason: 'STOP' }] }
const prediction = { predictions: [{ bytesBase64Encoded: 'aGk=', mimeType: 'image/png' }] }
const prompt = 'a lighthouse at dusk'
const partOf = (given: typeof source) => ({
  inlineData: { mimeType: 'image/png', data: toBase64(given) },
})

describe('a request, as it is sent', () => {
  it.each<[Partial<ImageRequest>, unknown, string, object]>([
    [
      { params: { aspect: '21:9' } },
      content,
      'gemini-2.5-flash-image:generateContent',
      {
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: '21:9' },
        },
      },
    ],
    [
      { task: 'edit', pictures: [reference, source] },
      content,
      'gemini-2.5-flash-image:generateContent',
      {
        contents: [{ role: 'user', parts: [partOf(source), partOf(reference), { text: prompt }] }],
        generationConfig: { responseModalities: ['IMAGE'] },
      },
    ],
    [
      { model: 'gemini-3-pro-image-preview', params: { aspect: '4:5', resolution: '4K' } },
      content,
      'gemini-3-pro-image-preview:generateContent',
      {
        contents: [{ role: 'user', parts: [{ text: prompt }] }],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: '4:5', imageSize: '4K' },
        },
      },
    ],
    [
      {
        model: 'imagen-4.0-ultra-generate-001',
        count: 3,
        params: { aspect: '9:16', resolution: '2K', people: 'dont_allow' },
      },
      prediction,
      'imagen-4.0-ultra-generate-001:predict',
      {
        instances: [{ prompt }],
        parameters: {
          sampleCount: 3,
          aspectRatio: '9:16',
          imageSize: '2K',
          personGeneration: 'dont_allow',
          includeRaiReason: true,
        },
      },
    ],
  ])('%#', async (more, reply, path, body) => {
    const { sent } = await ask(reply, more)
    expect(sent?.url).toBe(`https://gemini.example/v1beta/models/${path}`)
    expect(sent?.headers['x-goog-api-key']).toBe('k')
    expect(JSON.parse(String(sent?.body))).toEqual(body)
  })
})

describe('an answer', () => {
  it('is the picture that was answered, not one that was thought', async () => {
    const thought = { inlineData: { mimeType: 'image/png', data: 'dGhpbms=' }, thought: true }
    const parts = [thought, { text: 'Here it is.' }, picture]
    const { answer } = await ask({ candidates: [{ content: { parts }, finishReason: 'STOP' }] })
    expect(answer).toEqual({ outcome: { pictures: [{ data: Buffer.from('hi') }], texts: [] } })
  })

  it.each<[string, unknown, string, string, string?]>([
    ['a prompt that is blocked', { promptFeedback: { blockReason: 'OTHER' } }, 'refused', 'OTHER'],
    [
      'a picture that is blocked',
      { candidates: [{ finishReason: 'IMAGE_SAFETY', finishMessage: 'Unable.' }] },
      'refused',
      'Unable. (IMAGE_SAFETY)',
    ],
    [
      'words in place of a picture',
      { candidates: [{ content: { parts: [{ text: 'I cannot.' }] }, finishReason: 'STOP' }] },
      'refused',
      'I cannot.',
    ],
    ['no picture', { candidates: [{ finishReason: 'NO_IMAGE' }] }, 'nothing', 'NO_IMAGE'],
    [
      'filtered pictures',
      { predictions: [{ raiFilteredReason: 'Policy 58061214.' }] },
      'refused',
      'Policy 58061214.',
      'imagen-4.0-generate-001',
    ],
    ['nothing at all', {}, 'refused', 'filtered', 'imagen-4.0-generate-001'],
    ['something else', { hello: 1 }, 'nonsense', 'understood', 'imagen-4.0-generate-001'],
  ])('of %s is told as it is', async (_, reply, kind, words, model = flash) => {
    await expect(ask(reply, { model })).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(words),
    })
  })
})

it('models that make pictures are told from others by name and method', async () => {
  const server = await startGeminiImagesServer()
  const io = createTestIo()
  const models = await createImages({ baseUrl: server.url, apiKey: 'k' }).listModels(io)
  expect(models.map(({ name }) => name)).toEqual([
    'gemini-2.5-flash-image',
    'gemini-3-pro-image-preview',
    'imagen-4.0-generate-001',
    'imagen-4.0-fast-generate-001',
  ])
  await io.close()
  await server.close()
})
