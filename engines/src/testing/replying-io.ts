// A world in which every request gets a given reply: for replies that no well-behaved server sends.
import { Readable } from 'node:stream'
import type { EngineIo, HttpRequest } from '../io.ts'

export type GivenReply = {
  status?: number
  headers?: Record<string, string>
  body: string | Buffer[]
}

/** Each request takes the next reply, the last one again and again. */
export function createReplyingIo(...replies: GivenReply[]): EngineIo & { sent: HttpRequest[] } {
  const sent: HttpRequest[] = []
  return {
    sent,
    async request(request) {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? { body: '' }
      sent.push(request)
      const pieces = typeof reply.body === 'string' ? [Buffer.from(reply.body)] : reply.body
      const body = Readable.from(pieces, { objectMode: false })
      return { status: reply.status ?? 200, headers: reply.headers ?? {}, body }
    },
    now: () => new Date('2026-01-01T00:00:00Z'),
    signal: new AbortController().signal,
    log() {},
  }
}
