import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Takes the answer out of the framework's hands, for lines that are sent as they come. Of a HEAD it has ended: there are heads alone. */
export function openLines(reply: FastifyReply, requestId: string): ServerResponse {
  reply.hijack()
  // What was sent is dealt with, and lines may go on for long.
  reply.request.heldBody?.letGo()
  const out = reply.raw
  out.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  })
  if (reply.request.method === 'HEAD') out.end()
  return out
}
