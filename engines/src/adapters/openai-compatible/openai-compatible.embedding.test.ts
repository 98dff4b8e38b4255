import { describe, expect, it } from 'vitest'
import { describeEmbedding } from '../../testing/embedding.suite.ts'
import { failureOf } from '../../testing/failure-of.ts'
import { startOpenAiVoiceServer } from '../../testing/openai-voice-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { openAiCompatible } from './index.ts'
import { createEmbedding } from './openai-compatible.embedding.ts'

const sizeOf = (body: unknown): number => (body as { input: string[] }).input.length

describeEmbedding('OpenAI', {
  start: startOpenAiVoiceServer,
  open: (settings) => createEmbedding(settings, { model: 'text-embedding-3-small', maxTexts: 256 }),
  defaultModel: 'text-embedding-3-small',
  maxTexts: 256,
  textsOf: sizeOf,
})

describeEmbedding('a server that lists what it has', {
  start: (options) =>
    startOpenAiVoiceServer({ ...options, models: ['llama3.2', 'nomic-embed-text:latest'] }),
  open: (settings) => createEmbedding(settings, { maxTexts: 10 }),
  defaultModel: 'nomic-embed-text:latest',
  maxTexts: 10,
  textsOf: sizeOf,
})

describe('embedding by addresses', () => {
  const open = (baseUrl: string) => openAiCompatible.create({ baseUrl, apiKey: 'k' })

  it('is there where the vendor has it', () => {
    for (const baseUrl of ['https://api.openai.com/v1', 'http://127.0.0.1:11434/v1'])
      expect(open(baseUrl).embedding).toBeDefined()
    for (const baseUrl of ['https://api.deepseek.com/v1', 'https://api.groq.com/openai/v1'])
      expect(open(baseUrl).embedding).toBeUndefined()
  })

  it('takes vectors in their order where the upstream gives no index', async () => {
    const data = [{ embedding: [1, 2] }, { embedding: [3, 4] }]
    const io = createReplyingIo({ body: JSON.stringify({ data }) })
    const request = { model: 'm', texts: ['a', 'b'], purpose: 'query' as const }
    expect((await open('http://upstream.test/v1').embedding?.embed(request, io))?.vectors).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it.each([
    ['two of one index', [0, 0], [1, 2]],
    ['vectors of two lengths', [0, 1], [1]],
  ])('believes no %s', async (_, [first, second], short) => {
    const data = [
      { index: first, embedding: [1, 2] },
      { index: second, embedding: short },
    ]
    const io = createReplyingIo({ body: JSON.stringify({ data }) })
    const embedding = createEmbedding(
      { baseUrl: 'http://upstream.test/v1', apiKey: '' },
      { model: 'm', maxTexts: 9 },
    )
    const asked = embedding.embed({ model: '', texts: ['a', 'b'], purpose: 'query' }, io)
    expect((await failureOf(asked)).kind).toBe('nonsense')
  })

  it('says so where no listed model embeds', async () => {
    const io = createReplyingIo({ body: JSON.stringify({ data: [{ id: 'llama3.2' }] }) })
    const embedding = createEmbedding(
      { baseUrl: 'http://upstream.test/v1', apiKey: '' },
      { maxTexts: 9 },
    )
    const failure = await failureOf(
      embedding.embed({ model: '', texts: ['a'], purpose: 'query' }, io),
    )
    expect(failure).toMatchObject({ kind: 'invalid', message: expect.stringMatching(/no model/) })
  })
})
