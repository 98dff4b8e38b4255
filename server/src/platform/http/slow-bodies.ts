// How long a request may take to arrive: what is short has a minute, what is long has to keep coming.
import { Failure } from '@atelier/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, sendFailure } from './error-handler.ts'
import { shortJsonBytes } from './read-json.ts'

/** How long a short body may take, and the least that comes of a long one within each window: 8 KB a second, as a poor phone line does. */
const defaults = { shortMs: 60_000, windowMs: 30_000, minBytes: 240 * 1024 }

export type SlowBounds = typeof defaults

/** Cuts off whoever sends so slowly that only keeping a connection busy can be meant. */
export function cutSlowBodies(app: FastifyInstance, bounds: SlowBounds = defaults): void {
  const ends = new WeakMap<FastifyRequest, () => void>()
  const end = async (request: FastifyRequest) => ends.get(request)?.()
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.raw.complete) return
    ends.set(
      request,
      isShort(request) ? waitForShort(request, reply, bounds) : watchLong(request, reply, bounds),
    )
  })
  app.addHook('onResponse', end)
  app.addHook('onRequestAbort', end)
}

function isShort({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return length !== undefined && Number(length) <= shortJsonBytes
}

/** Both functions give what ends the watch. */
function waitForShort(
  request: FastifyRequest,
  reply: FastifyReply,
  { shortMs }: SlowBounds,
): () => void {
  const timer = setTimeout(() => {
    if (!request.raw.complete) cut(request, reply)
  }, shortMs)
  return () => clearTimeout(timer)
}

function watchLong(
  request: FastifyRequest,
  reply: FastifyReply,
  { windowMs, minBytes }: SlowBounds,
): () => void {
  const { raw } = request
  let read = raw.socket.bytesRead
  const timer = setInterval(() => {
    const came = raw.socket.bytesRead - read
    read += came
    if (raw.complete || reply.sent) return clearInterval(timer)
    // What has come and waits to be taken is our slowness, not theirs.
    if (came >= minBytes || raw.readableLength > 0) return
    clearInterval(timer)
    cut(request, reply)
  }, windowMs)
  return () => clearInterval(timer)
}

function cut(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return
  reply.header('connection', 'close')
  sendFailure(request, reply, new Failure('request.too_slow'), localeOf(request))
}
