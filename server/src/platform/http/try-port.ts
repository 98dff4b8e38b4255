import { once } from 'node:events'
import { createServer } from 'node:net'

/** Takes a port and lets it go again: a start that cannot have it says so before it does anything else. Throws what the system says. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer()
  server.listen({ port, host })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
