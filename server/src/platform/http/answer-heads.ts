// A HEAD is answered by the heads alone. The framework would read what a GET sends to its end, behind the back of a caller who has long been
// answered: the largest file, or an archive that is made for it, for a few bytes sent.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Lets go of the streams that nobody is sent. */
export function answerHeads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _, payload) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload
    payload.destroy()
    return Readable.from([])
  })
}
