// Tells each request once it has been answered: to the trace, to the figures, and to the log where it is wanted. Never its contents, nor who it was for.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { beginRequestSpan, type RequestSpan } from '../tracing.ts'

export type EndedRequest = { method: string; route: string; status: number; tookMs: number }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace that this request is part of. */
    span?: RequestSpan
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
  app.addHook('onRequest', async (request) => {
    const { method, headers, id, hostname: host } = request
    request.span = beginRequestSpan(method, headers, { id, host })
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: that may hold a ticket, and has no end of values.
    const route = request.routeOptions.url ?? 'none'
    const ended = {
      ...{ method: request.method, route, status: reply.statusCode },
      tookMs: Math.round(reply.elapsedTime),
    }
    request.span?.end(ended)
    requestEnded(ended)
    if (isLogged)
      log.info(
        { requestId: request.id, host: request.hostname, ...ended },
        'a request was answered',
      )
  })
}
