import { describe, expect, it } from 'vitest'
import { describeEmbedding } from '../../testing/embedding.suite.ts'
import { startGeminiVoiceServer } from '../../testing/gemini-voice-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createEmbedding } from './gemini.embedding.ts'

describeEmbedding('Gemini', {
  start: startGeminiVoiceServer,
  open: createEmbedding,
  defaultModel: 'gemini-embedding-001',
  maxTexts: 100,
  textsOf: (body) => (body as { requests: unknown[] }).requests.length,
})

describe('embedding by Gemini', () => {
  it('tells what is looked for from what is looked in', async () => {
    const engine = createEmbedding({ baseUrl: 'http://upstream.test', apiKey: 'k' })
    for (const [purpose, taskType] of [
      ['query', 'RETRIEVAL_QUERY'],
      ['passage', 'RETRIEVAL_DOCUMENT'],
    ] as const) {
      const io = createReplyingIo({ body: JSON.stringify({ embeddings: [{ values: [1] }] }) })
      await engine.embed({ model: '', texts: ['a'], purpose }, io)
      const body = JSON.parse(String(io.sent[0]?.body)) as { requests: { taskType: string }[] }
      expect(body.requests[0]?.taskType).toBe(taskType)
    }
  })
})
