// How every adapter to a chat upstream fails: what each accident is called, and that nothing is lost, repeated or given away.
import { describe, expect, it, vi } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import { createTestIo } from './test-io.ts'
import { numbered, type UpstreamChatSubject, useUpstream } from './upstream-harness.ts'

export function describeUpstreamFailures(name: string, subject: UpstreamChatSubject): void {
  const { reasoningModel } = subject
  describe(`${name} fails`, () => {
    const harness = useUpstream(subject)

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
      const { failure, outcome } = await harness.asks(directive)
      expect(failure?.kind).toBe(kind)
      expect(outcome).toBeUndefined()
      expect(harness.server.requests).toHaveLength(1)
    })

    it('says that filtered content was refused', async () => {
      const { failure, outcome } = await harness.asks('error=filter')
      expect(failure?.kind ?? outcome?.reason).toBe('refused')
    })

    it('passes on how long to wait, and the words about a context that is too long', async () => {
      expect((await harness.asks('error=429')).failure?.retryAfterS).toBe(7)
      expect((await harness.asks('error=context')).failure?.message).toMatch(
        /maximum context length/,
      )
    })

    it('keeps what came before the answer broke off', async () => {
      expect((await harness.asks('cut=7 kind=numbered')).text).toBe(numbered(1, 7))
      const { emitted, failure } = await harness.asks('cut=3 reasoning=9', {
        model: reasoningModel,
        reasoning: 'low',
      })
      expect(failure?.kind).toBe('cut')
      expect(emitted.at(-1)?.type).toBe('reasoning-end')
    })

    it('gives up an upstream that falls silent, before or in its answer', async () => {
      await harness.io.close()
      harness.io = createTestIo({ headTimeoutMs: 60, idleTimeoutMs: 60 })
      const [before, within] = await Promise.all([
        harness.asks('silent=0'),
        harness.asks('silent=2 kind=numbered'),
      ])
      expect(before.failure?.kind).toBe('timeout')
      expect(within.failure?.kind).toBe('timeout')
      expect(within.text).toBe(numbered(1, 2))
    })

    it('ends the request upstream when it is stopped, also before the answer begins', async () => {
      const control = new AbortController()
      harness.io = createTestIo({ signal: control.signal })
      const writing = harness.asks('tokens=100000 rate=200')
      const waiting = harness.asks('silent=0')
      await vi.waitFor(() => expect(harness.server.requests).toHaveLength(2))
      control.abort()
      expect((await writing).failure?.kind).toBe('aborted')
      expect((await waiting).failure?.kind).toBe('aborted')
      await vi.waitFor(() => expect(harness.server.aborted).toBe(2))
    })

    it('says that nobody is there', async () => {
      await harness.server.close()
      const { failure } = await harness.asks('')
      expect(failure?.kind).toBe('unavailable')
      await expect(harness.chat.listModels(harness.io)).rejects.toMatchObject({
        kind: 'unavailable',
      })
    })

    it('does not follow a redirect, so that the key stays where it belongs', async () => {
      const elsewhere = await subject.start({})
      await harness.serve({
        respond(_, response) {
          response.writeHead(307, { location: elsewhere.url }).end()
          return true
        },
      })
      expect((await harness.asks('')).failure?.kind).toBe('invalid')
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    })

    it('never shows the key', async () => {
      harness.reopen('sk-another-secret-key')
      const { failure } = await harness.asks('')
      expect(failure?.kind).toBe('auth')
      expect(`${failure?.message} ${harness.io.logged.join()}`).not.toContain('another-secret')
      await expect(harness.chat.listModels(harness.io)).rejects.toMatchObject({
        kind: 'auth',
        message: expect.not.stringContaining('another-secret'),
      })
    })
  })
}
