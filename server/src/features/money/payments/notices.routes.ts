// Where payment providers call. Their messages are signed over the very bytes, and they want answers of their own: no envelope here.
import { payWay } from '@atelier/contract/features/money/payments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeNotice } from './notices.usecases.ts'
import type { PaymentDependencies } from './order-life.ts'

/** A notice is a few kilobytes. */
const bodyLimit = 64 * 1024
// Vendors call from few addresses, for all orders.
const rateLimit = { max: 1200, timeWindow: '1 minute' }

type Params = { way: string; siteCode?: string }

export function serveNotices(app: FastifyInstance, dependencies: PaymentDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.route<{ Params: Params }>({
      // EPay tells in the address, all others in the body.
      method: ['GET', 'POST'],
      url: '/api/pay/notify/:way/:siteCode?',
      bodyLimit,
      config: { rateLimit },
      async handler(request, reply) {
        const way = payWay.safeParse(request.params.way)
        const { siteCode } = request.params
        const answer =
          way.success &&
          (await takeNotice(rawNotice(request), { way: way.data, siteCode }, dependencies))
        if (!answer) return reply.status(400).type('text/plain').send('')
        return reply.status(answer.status).type(answer.type).send(answer.body)
      },
    })
  })
}

function rawNotice(request: FastifyRequest) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
  )
  const words = request.method === 'GET' ? (request.url.split('?')[1] ?? '') : ''
  return { headers, body: Buffer.isBuffer(request.body) ? request.body : Buffer.from(words) }
}
