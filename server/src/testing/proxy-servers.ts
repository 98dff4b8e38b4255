// Proxies on loopback that keep account of where they were asked to go: HTTP by CONNECT (RFC 9110) and SOCKS 5 (RFC 1928, 1929).
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export type ProxyServer = {
  /** Without user and password. */
  address: string
  port: number
  /** The targets asked for, as `host:port`. */
  targets: string[]
  close(): Promise<void>
}

export type ProxyOptions = { user?: string; password?: string }

async function listening(server: Server, scheme: string, targets: string[]): Promise<ProxyServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `${scheme}://127.0.0.1:${port}`,
    port,
    targets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Joins two sockets; the end of one is the end of the other. */
function join(near: Socket, far: Socket): void {
  near.pipe(far).pipe(near)
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}

export function startHttpProxy({ user, password }: ProxyOptions = {}): Promise<ProxyServer> {
  const targets: string[] = []
  const expected = user && `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`
  const server = createHttpServer((_, response) => response.writeHead(405).end())
  server.on('connect', (request, near: Socket) => {
    if (expected && request.headers['proxy-authorization'] !== expected)
      return void near.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
    targets.push(request.url ?? '')
    const target = new URL(`http://${request.url}`)
    const far = connect(Number(target.port || 80), target.hostname)
    far.once('error', () => near.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
    far.once('connect', () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      join(near, far)
    })
  })
  return listening(server, 'http', targets)
}

export function startSocksProxy(options: ProxyOptions = {}): Promise<ProxyServer> {
  const targets: string[] = []
  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    void serveSocks(near, targets, options)
  })
  return listening(server, 'socks5', targets)
}

async function serveSocks(near: Socket, targets: string[], { user, password }: ProxyOptions) {
  const take = createTaker(near)
  const [, methods = 0] = await take(2)
  const offered = await take(methods)
  const method = user === undefined ? 0 : 2
  if (!offered.includes(method)) return void near.end(Buffer.from([5, 0xff]))
  near.write(Buffer.from([5, method]))
  if (method === 2) {
    const [, nameLength = 0] = await take(2)
    const name = (await take(nameLength)).toString()
    const [wordLength = 0] = await take(1)
    const word = (await take(wordLength)).toString()
    const fits = name === user && word === password
    near.write(Buffer.from([1, fits ? 0 : 1]))
    if (!fits) return void near.end()
  }
  const [, , , kind = 0] = await take(4)
  const host =
    kind === 3
      ? (await take((await take(1))[0] ?? 0)).toString()
      : (await take(kind === 1 ? 4 : 16)).join('.')
  const port = (await take(2)).readUInt16BE()
  targets.push(`${host}:${port}`)
  const far = connect(port, host)
  const reply = (code: number) => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0])
  far.once('error', () => near.end(reply(5)))
  far.once('connect', () => {
    near.write(reply(0))
    join(near, far)
  })
}

/** Reads so many bytes, and leaves what comes after them. */
function createTaker(socket: Socket): (length: number) => Promise<Buffer> {
  return (length) =>
    new Promise((resolve) => {
      const tryTake = () => {
        const bytes: Buffer | null = length === 0 ? Buffer.alloc(0) : socket.read(length)
        if (bytes === null) return
        socket.off('readable', tryTake)
        resolve(bytes)
      }
      socket.on('readable', tryTake)
      tryTake()
    })
}
