// The headers that every reply has so that nothing of it is taken for something else.
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const halfAYearS = 15_768_000

/** Data is no page: nothing in it may run or be framed. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'; sandbox"

const notAsked = 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'

/** Sets headers on every reply that does not set its own. The policy of pages is made where pages are. */
export async function protectReplies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    // Published pictures and cards are shown by other sites.
    crossOriginResourcePolicy: false,
    // A login of another vendor comes back by a window.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    // Below, for those who came by TLS: an installation without it is not locked out.
    strictTransportSecurity: false,
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${halfAYearS}`)
    reply.header('permissions-policy', notAsked)
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith('application/json') && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policyOfData)
    return payload
  })
}
