import { describe, expect, it } from 'vitest'
import { pictureRequest } from '../../testing/picture-request.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createImages } from './openai-compatible.image.ts'

describe('an answer', () => {
  const outcomeOf = async (answer: unknown) => {
    const io = createReplyingIo({ body: JSON.stringify(answer) })
    const engine = createImages({ baseUrl: 'https://gateway.example/v1', apiKey: 'k' })
    const submitted = await engine.submit(
      pictureRequest({ model: 'gpt-image-1' }),
      Object.assign(io, { progress() {} }),
    )
    return 'outcome' in submitted ? submitted.outcome : expect.fail('there is no outcome')
  }
  const url = 'https://files.example/1.png'

  it.each([
    [{ data: [{ url }] }, { pictures: [{ url }], texts: [] }],
    [
      { images: [{ url }], seed: 5 },
      { pictures: [{ url }], texts: [], seed: 5 },
    ],
    [
      { data: [{ b64_json: 'aGk=', url: '' }] },
      { pictures: [{ data: Buffer.from('hi') }], texts: [] },
    ],
    [
      { data: [{ url: 'data:image/png;base64,aGk=' }] },
      { pictures: [{ data: Buffer.from('hi') }], texts: [] },
    ],
    [
      {
        data: [{ url }, { error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }],
      },
      { pictures: [{ url }], texts: [] },
    ],
  ])('is read in the vendor’s own way: %#', async (answer, outcome) => {
    expect(await outcomeOf(answer)).toEqual(outcome)
  })

  it.each([
    [
      { data: [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }] },
      'refused',
    ],
    [{ data: [] }, 'nothing'],
    [{ data: [{ revised_prompt: 'x' }] }, 'nothing'],
    [{ choices: [] }, 'nonsense'],
  ])('without pictures is a failure: %#', async (answer, kind) => {
    await expect(outcomeOf(answer)).rejects.toMatchObject({ kind })
  })
})

describe('the models of an address', () => {
  const listed = async (baseUrl: string, ...replies: Parameters<typeof createReplyingIo>) => {
    const io = createReplyingIo(...replies)
    const models = await createImages({ baseUrl, apiKey: 'k' }).listModels(io)
    return models.map(({ name }) => name)
  }
  const list = (...ids: string[]) => ({ body: JSON.stringify({ data: ids.map((id) => ({ id })) }) })

  it('are those that make pictures, and those that the vendor documents', async () => {
    const names = await listed(
      'https://api.openai.com/v1',
      list('gpt-5.6', 'dall-e-3', 'gpt-image-1', 'gpt-image-9-turbo', 'tts-1'),
    )
    expect(names.toSorted()).toEqual([
      'dall-e-3',
      'gpt-image-1',
      'gpt-image-1-mini',
      'gpt-image-1.5',
      'gpt-image-2',
      'gpt-image-9-turbo',
    ])
  })

  it('are the documented ones where nothing is listed', async () => {
    expect(await listed('https://open.bigmodel.cn/api/paas/v4', { status: 404, body: '' })).toEqual(
      ['glm-image', 'cogview-4-250304', 'cogview-3-flash'],
    )
  })

  it('are read from a list alone, too', async () => {
    const body = JSON.stringify([{ id: 'black-forest-labs/FLUX.1-schnell', type: 'image' }])
    expect(await listed('https://api.together.xyz/v1', { body })).toEqual([
      'black-forest-labs/FLUX.1-schnell',
    ])
  })

  it('are none where a vendor makes no pictures, who is not asked', async () => {
    const io = createReplyingIo({ status: 500, body: '' })
    const engine = createImages({ baseUrl: 'https://api.deepseek.com/v1', apiKey: 'k' })
    expect(await engine.listModels(io)).toEqual([])
    expect(io.sent).toEqual([])
  })
})
