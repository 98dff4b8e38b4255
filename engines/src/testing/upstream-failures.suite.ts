// How every adapter to a chat upstream fails: what each accident is called, and that nothing is lost, repeated or given away.
import { describe, expect, it, vi } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import { createTestIo } from './test-io.ts'
import { numbered, type UpstreamChatSubject, useUpstream } from './upstream-bench.ts'

export function describeUpstreamFailures(name: string, subject: UpstreamChatSubject): void {
  const { reasoningModel } = subject
  describe(`${name} fails`, () => {
    const bench = useUpstream(subject)

    it.each<[string, EngineErrorKind]>([
      ['error=401', 'auth'],
      ['error=402', 'quota'],
      ['error=403', 'auth'],
      ['error=429', 'rate'],
      ['error=500', 'broken'],
      ['error=503', 'overloaded'],
      ['error=quota', 'quota'],
      ['error=context', 'too_long'],
      ['error=html', 'nonsense'],
      ['error=nonsense', 'nonsense'],
      ['error=stream tokens=5', subject.failsInStream],
      ['cut=7', 'cut'],
    ])('says of %s that it is %s, and asks only once', async (directive, kind) => {
      const { failure, outcome } = await bench.asks(directive)
      expect(failure?.kind).toBe(kind)
      expect(outcome).toBeUndefined()
      expect(bench.server.requests).toHaveLength(1)
    })

    it('says that filtered content was refused', async () => {
      const { failure, outcome } = await bench.asks('error=filter')
      expect(failure?.kind ?? outcome?.reason).toBe('refused')
    })

    it('passes on how long to wait, and the words about a context that is too long', async () => {
      expect((await bench.asks('error=429')).failure?.retryAfterS).toBe(7)
      expect((await bench.asks('error=context')).failure?.message).toMatch(/maximum context length/)
    })

    it('keeps what came before the answer broke off', async () => {
      expect((await bench.asks('cut=7 kind=numbered')).text).toBe(numbered(1, 7))
      const { emitted, failure } = await bench.asks('cut=3 reasoning=9', {
        model: reasoningModel,
        reasoning: 'low',
      })
      expect(failure?.kind).toBe('cut')
      expect(emitted.at(-1)?.type).toBe('reasoning-end')
    })

    it('gives up an upstream that falls silent, before or in its answer', async () => {
      await bench.io.close()
      bench.io = createTestIo({ headTimeoutMs: 60, idleTimeoutMs: 60 })
      const [before, within] = await Promise.all([
        bench.asks('silent=0'),
        bench.asks('silent=2 kind=numbered'),
      ])
      expect(before.failure?.kind).toBe('timeout')
      expect(within.failure?.kind).toBe('timeout')
      expect(within.text).toBe(numbered(1, 2))
    })

    it('ends the request upstream when it is stopped, also before the answer begins', async () => {
      const control = new AbortController()
      bench.io = createTestIo({ signal: control.signal })
      const writing = bench.asks('tokens=100000 rate=200')
      const waiting = bench.asks('silent=0')
      await vi.waitFor(() => expect(bench.server.requests).toHaveLength(2))
      control.abort()
      expect((await writing).failure?.kind).toBe('aborted')
      expect((await waiting).failure?.kind).toBe('aborted')
      await vi.waitFor(() => expect(bench.server.aborted).toBe(2))
    })

    it('says that nobody is there', async () => {
      await bench.server.close()
      const { failure } = await bench.asks('')
      expect(failure?.kind).toBe('unavailable')
      await expect(bench.chat.listModels(bench.io)).rejects.toMatchObject({ kind: 'unavailable' })
    })

    it('does not follow a redirect, so that the key stays where it belongs', async () => {
      const elsewhere = await subject.start({})
      await bench.serve({
        respond(_, response) {
          response.writeHead(307, { location: elsewhere.url }).end()
          return true
        },
      })
      expect((await bench.asks('')).failure?.kind).toBe('invalid')
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    })

    it('never shows the key', async () => {
      bench.reopen('sk-another-secret-key')
      const { failure } = await bench.asks('')
      expect(failure?.kind).toBe('auth')
      expect(`${failure?.message} ${bench.io.logged.join()}`).not.toContain('another-secret')
      await expect(bench.chat.listModels(bench.io)).rejects.toMatchObject({
        kind: 'auth',
        message: expect.not.stringContaining('another-secret'),
      })
    })
  })
}
