// What machines ask about a server: whether it lives, whether it may be sent visitors, its figures, and whether a host is one of its own.
// Outside the API and its envelope, because those who ask know neither.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ReadinessDependencies, readReadiness } from './read-readiness.ts'

export type OperationsDependencies = ReadinessDependencies & {
  metrics: { contentType: string; expose(): Promise<string> }
  /** Absent: the figures are for this machine alone. */
  metricsToken: string | undefined
  /** Whether a site names this host, or a pattern that fits it and is not `*`. */
  isOwnHost(host: string): Promise<boolean>
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** GET /healthz (the process lives), /readyz (503 while it should be sent nobody), /metrics, /tls-check?domain= (200 or 404). */
export function serveOperations(app: FastifyInstance, dependencies: OperationsDependencies): void {
  const { metrics, metricsToken, isOwnHost } = dependencies
  const quiet = { logLevel: 'silent' as const }
  app.get('/healthz', quiet, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', quiet, async (_, reply) => {
    const readiness = await readReadiness(dependencies)
    return reply
      .status(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, metricsToken))
      return reply.status(metricsToken ? 401 : 404).send({ status: 'refused' })
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.expose())
  })
  app.get<{ Querystring: { domain?: unknown } }>('/tls-check', quiet, async (request, reply) => {
    const { domain } = request.query
    const isOwn = typeof domain === 'string' && domain !== '' && (await isOwnHost(domain))
    return reply.status(isOwn ? 200 : 404).send({ status: isOwn ? 'own' : 'unknown' })
  })
}

/** Without a token: whoever asks this machine from itself, and by its own name, so that no proxy hands it on. */
function mayRead({ headers, ip, hostname }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return isLoopback(ip) && (hostname === 'localhost' || isLoopback(hostname))
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

const isLoopback = (address: string) =>
  /^(127(\.\d{1,3}){3}|(::ffff:)?127\.0\.0\.1|\[?::1\]?)$/.test(address)
