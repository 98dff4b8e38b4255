// Tells each request once it has been answered: to the trace, to the figures, and to the log where it is wanted. Never its contents, nor who it was for.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { beginRequestSpan, type RequestSpan } from '../tracing.ts'

/** Of a caller who left before the answer was sent: no status that anybody was told, known to what reads logs of web servers. */
const leftStatus = 499

export type EndedRequest = { method: string; route: string; status: number; tookMs: number }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace that this request is part of. */
    span?: RequestSpan | undefined
  }
}

export function noteRequests(
  app: FastifyInstance,
  {
    log,
    isLogged,
    requestEnded,
  }: { log: Logger; isLogged: boolean; requestEnded(request: EndedRequest): void },
): void {
  const noted = new WeakSet<FastifyRequest>()
  const note = (request: FastifyRequest, status: number, tookMs: number) => {
    if (noted.has(request)) return
    noted.add(request)
    // The pattern, not the address: that may hold a ticket, and has no end of values.
    const route = request.routeOptions.url ?? 'none'
    const ended = { method: request.method, route, status, tookMs: Math.round(tookMs) }
    request.span?.end(ended)
    requestEnded(ended)
    if (isLogged)
      log.info(
        { requestId: request.id, host: request.hostname, ...ended },
        status === leftStatus ? 'a caller left' : 'a request was answered',
      )
  }
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, id, hostname: host } = request
    request.span = beginRequestSpan(method, headers, { id, host })
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) note(request, leftStatus, reply.elapsedTime)
    })
  })
  app.addHook('onResponse', async (request, reply) =>
    note(request, reply.statusCode, reply.elapsedTime),
  )
}
