// What every adapter that embeds must do: vectors in the order of their texts, whatever the number of calls, and no vector that is not the
// text's.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import type { EmbeddingEngine } from '../kinds/embedding.ts'
import { failureOf } from './failure-of.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { UpstreamOptions, UpstreamServer } from './upstream-server.ts'
import { vectorOf } from './voice-server.ts'

export type EmbeddingSubject = {
  start(options: UpstreamOptions): Promise<UpstreamServer>
  open(settings: { baseUrl: string; apiKey: string }): EmbeddingEngine
  defaultModel: string
  maxTexts: number
  /** How many texts a request holds. */
  textsOf(body: unknown): number
}

const key = 'sk-secret-key-of-this-test'

export function describeEmbedding(name: string, subject: EmbeddingSubject): void {
  describe(`${name} embeds`, () => {
    let io: TestIo
    let server: UpstreamServer
    beforeEach(async () => {
      io = createTestIo()
      server = await subject.start({ key })
    })
    afterEach(async () => {
      await io.close()
      await server.close()
    })
    const embed = (texts: readonly string[], more: { model?: string; apiKey?: string } = {}) =>
      subject
        .open({ baseUrl: server.url, apiKey: more.apiKey ?? key })
        .embed({ model: more.model ?? '', texts, purpose: 'passage' }, io)

    it('each text by the default model, in their order', async () => {
      const texts = ['a', 'two words', '山水']
      expect(await embed(texts)).toEqual({
        vectors: texts.map(vectorOf),
        model: subject.defaultModel,
      })
    })

    it('by the model that is asked for', async () => {
      expect((await embed(['a'], { model: 'another-model' })).model).toBe('another-model')
    })

    it('nothing without asking', async () => {
      expect((await embed([])).vectors).toEqual([])
      expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
    })

    it('many texts in as many calls as are taken, still in their order', async () => {
      const texts = Array.from(
        { length: subject.maxTexts * 2 + 1 },
        (_, at) => `t${'.'.repeat(at)}`,
      )
      const { vectors } = await embed(texts)
      expect(vectors).toEqual(texts.map(vectorOf))
      const sizes = server.requests
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => subject.textsOf(body))
      expect(Math.max(...sizes)).toBe(subject.maxTexts)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(texts.length)
    })

    it('long texts in smaller calls', async () => {
      const long = '字'.repeat(30_000)
      await embed(Array.from({ length: 8 }, () => long))
      expect(server.requests.filter(({ method }) => method === 'POST').length).toBeGreaterThan(1)
    })

    it.each<[string, EngineErrorKind]>([
      ['key', 'auth'],
      ['rate', 'rate'],
      ['money', 'quota'],
      ['broken', 'overloaded'],
      ['cut', 'cut'],
      ['html', 'nonsense'],
      ['malformed', 'nonsense'],
      ['short', 'nonsense'],
    ])('and says of %s that it is %s', async (accident, kind) => {
      const failure = await failureOf(embed(['one', `two [[${accident}]]`]))
      expect(failure.kind).toBe(kind)
      if (accident === 'rate') expect(failure.retryAfterS).toBe(7)
    })

    it('and never shows the key', async () => {
      const failure = await failureOf(embed(['a'], { apiKey: 'sk-another-secret-key' }))
      expect(failure.kind).toBe('auth')
      expect(`${failure.message} ${io.logged.join()}`).not.toContain('another-secret')
    })

    it('and says that nobody is there', async () => {
      await server.close()
      expect((await failureOf(embed(['a']))).kind).toBe('unavailable')
    })
  })
}
