// Whoever is answered before their body has come whole sends no more of it than a little: Node would read what is left to its end, and drop it.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A body of so many bytes is let come to its end, for the sake of the connection. */
export const maxUnreadBytes = 64 * 1024

/** How long the answer has to arrive before the connection is cut under whoever still sends. */
const defaultLingerMs = 2000

/** Ends connections on which more is coming than anybody will read, once the answer is on its way. */
export function endUnreadBodies(
  app: FastifyInstance,
  { lingerMs = defaultLingerMs }: { lingerMs?: number } = {},
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isLongAndUnread(request.raw)) return payload
    reply.header('connection', 'close')
    closeSlowly(request.raw.socket, lingerMs)
    return payload
  })
}

function isLongAndUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  const length = headers['content-length']
  return length === undefined
    ? headers['transfer-encoding'] !== undefined
    : Number(length) > maxUnreadBytes
}

/** Where it is closed at once while more is coming, the other end may be told of that in place of the answer. */
function closeSlowly(socket: Socket, lingerMs: number): void {
  socket.destroySoon = () => {
    socket.end()
    // By then Node has begun to read what is left.
    setImmediate(() => socket.pause())
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
  }
}
