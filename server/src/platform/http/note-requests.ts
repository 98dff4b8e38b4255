// Tells each request once it has been answered: to the figures, and to the log where it is wanted. Never its contents, nor who it was for.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

export type EndedRequest = { method: string; route: string; status: number; tookMs: number }

export function noteRequests(
  app: FastifyInstance,
  {
    log,
    isLogged,
    requestEnded,
  }: { log: Logger; isLogged: boolean; requestEnded(request: EndedRequest): void },
): void {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: that may hold a ticket, and has no end of values.
    const route = request.routeOptions.url ?? 'none'
    const ended = {
      ...{ method: request.method, route, status: reply.statusCode },
      tookMs: Math.round(reply.elapsedTime),
    }
    requestEnded(ended)
    if (isLogged)
      log.info(
        { requestId: request.id, host: request.hostname, ...ended },
        'a request was answered',
      )
  })
}
