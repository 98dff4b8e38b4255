// A pooler that hands one connection of a database from one client to another and knows no prepared statements, as PgBouncer did in
// transaction mode before 1.21. What clients are sent comes from the database. For clients that ask one after the other.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** 'S', 'S', 'L' of a client that wants TLS, which has a number of its own in place of a version. */
const tlsRequest = 80_877_103
const terminate = 'X'.charCodeAt(0)

/** Logged in without a password, and ready for a query. */
const welcome = Buffer.from([...[82, 0, 0, 0, 8, 0, 0, 0, 0], ...[90, 0, 0, 0, 5, 73]])

export async function startOldPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const database = new pg.Client({ connectionString: url })
  database.on('error', () => undefined)
  await database.connect()
  const { stream } = (database as unknown as { connection: { stream: Socket } }).connection
  stream.removeAllListeners('data')
  let asking: Socket | undefined
  stream.on('data', (data) => asking?.write(data))
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => undefined)
    client.on('close', () => clients.delete(client))
    let isIn = false
    client.on('data', (data) => {
      if (isIn && data[0] === terminate) return void client.end()
      if (isIn) {
        asking = client
        return void stream.write(data)
      }
      const wantsTls = data.length === 8 && data.readInt32BE(4) === tlsRequest
      isIn = !wantsTls
      client.write(wantsTls ? 'N' : welcome)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://tester@127.0.0.1:${port}/postgres`,
    async stop() {
      for (const client of clients) client.destroy()
      server.close()
      stream.destroy()
      await once(server, 'close')
    },
  }
}
