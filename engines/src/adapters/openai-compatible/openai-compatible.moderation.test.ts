import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startModerationsServer } from '../../testing/moderations-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { UpstreamServer } from '../../testing/upstream-server.ts'
import { createModeration } from './openai-compatible.moderation.ts'

const key = 'sk-secret-key-of-this-test'
let io: TestIo
let server: UpstreamServer
beforeEach(async () => {
  io = createTestIo()
  server = await startModerationsServer({ key })
})
afterEach(async () => {
  await io.close()
  await server.close()
})

const judge = (texts: string[], { model = '', apiKey = key } = {}) =>
  createModeration({ baseUrl: server.url, apiKey }).judge({ model, texts }, io)

describe('judging words', () => {
  it('tells of each text whether it is refused, and for what', async () => {
    expect(await judge(['a cat', 'all gore'])).toEqual([
      { refuses: false, categories: [] },
      { refuses: true, categories: ['violence', 'violence/graphic'] },
    ])
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/moderations',
      body: { input: ['a cat', 'all gore'] },
    })
  })

  it('names a model only where one is asked for', async () => {
    await judge(['a'])
    await judge(['a'], { model: 'text-moderation-stable' })
    expect(server.requests.map(({ body }) => (body as { model?: string }).model)).toEqual([
      undefined,
      'text-moderation-stable',
    ])
  })

  it('takes categories for the judgement where the upstream tells no other', async () => {
    const body = { results: [{ categories: { pii: true, sexual: false } }] }
    const replying = createReplyingIo({ body: JSON.stringify(body) })
    const engine = createModeration({ baseUrl: 'http://upstream.test/v1', apiKey: '' })
    expect(await engine.judge({ model: '', texts: ['x'] }, replying)).toEqual([
      { refuses: true, categories: ['pii'] },
    ])
  })

  it('fails rather than lets pass what it cannot read', async () => {
    await expect(judge(['a'], { apiKey: 'sk-wrong' })).rejects.toMatchObject({ kind: 'auth' })
    await server.close()
    await expect(judge(['a'])).rejects.toMatchObject({ kind: 'unavailable' })
    const engine = createModeration({ baseUrl: 'http://upstream.test/v1', apiKey: '' })
    const short = createReplyingIo({ body: JSON.stringify({ results: [] }) })
    await expect(engine.judge({ model: '', texts: ['a'] }, short)).rejects.toMatchObject({
      kind: 'nonsense',
    })
  })
})
