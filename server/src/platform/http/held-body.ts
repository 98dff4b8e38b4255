// How much of what a request sends is held for it: counted until it is answered, or until what was sent is dealt with.
import type { FastifyInstance } from 'fastify'
import { type BodiesInFlight, bodiesInFlight, type Held } from './bodies-in-flight.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request without a body. */
    heldBody: Held | null
  }
}

export function countBodies(app: FastifyInstance, bodies: BodiesInFlight = bodiesInFlight): void {
  app.decorateRequest('heldBody', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const held = bodies.from(request.ip)
    request.heldBody = held
    // Whichever comes: a connection that breaks off ends in no answer.
    reply.raw.once('close', () => held.letGo())
  })
  app.addHook('onResponse', async (request) => request.heldBody?.letGo())
}
