// The part of a stand-in upstream that every dialect shares: a server on loopback that keeps account of what it was asked and of who
// hung up, and sends frames at a pace.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Directive } from './directive.ts'

export type RecordedRequest = {
  method: string
  /** With the query. */
  path: string
  headers: IncomingMessage['headers']
  /** Parsed JSON; undefined when there was none. */
  body: unknown
  /** As it came. */
  bytes: Buffer
  /** The client hung up before the answer was over. */
  aborted: boolean
}

export type UpstreamServer = {
  /** Such as `http://127.0.0.1:40123`, without a path. */
  origin: string
  /** As the engine's `baseUrl` wants it. */
  url: string
  requests: RecordedRequest[]
  /** How many answers the client hung up on. */
  readonly aborted: number
  close(): Promise<void>
}

export type UpstreamOptions = {
  /** Takes the connection of a request for another protocol. */
  upgrade?(request: IncomingMessage, socket: Duplex): void
  /** 0 or absent: any free one. */
  port?: number
  /** The key that is right; absent: any is. */
  key?: string
  /** Decides in place of the directive in the message; undefined leaves it to the message. */
  answer?(request: RecordedRequest): Partial<Directive> | undefined
  /** Answers by hand; true when it did. */
  respond?(request: RecordedRequest, response: ServerResponse): boolean
}

const cutByUs = new WeakSet<ServerResponse>()

/** Destroys the connection, as an upstream that breaks down does. */
export function cutOff(response: ServerResponse): void {
  cutByUs.add(response)
  response.destroy()
}

export async function startUpstream(
  options: UpstreamOptions & { path: string },
  handle: (request: RecordedRequest, response: ServerResponse) => void | Promise<void>,
): Promise<UpstreamServer> {
  const requests: RecordedRequest[] = []
  const server = createServer((incoming, response) => {
    receive(incoming)
      .then((request) => {
        requests.push(request)
        response.on('close', () => {
          request.aborted = !response.writableFinished && !cutByUs.has(response)
        })
        if (!options.respond?.(request, response)) return handle(request, response)
      })
      .catch((error: unknown) => sendJson(response, 500, { error: { message: String(error) } }))
  })
  const upgraded = new Set<Duplex>()
  if (options.upgrade)
    server.on('upgrade', (request, socket) => {
      upgraded.add(socket)
      options.upgrade?.(request, socket)
    })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: `${origin}${options.path}`,
    requests,
    get aborted() {
      return requests.filter((request) => request.aborted).length
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of upgraded) socket.destroy()
      }),
  }
}

async function receive(incoming: IncomingMessage): Promise<RecordedRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  const isForm = /^(multipart\/|\S+-form-urlencoded)/.test(incoming.headers['content-type'] ?? '')
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    body: isForm || bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8')),
    bytes,
    aborted: false,
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
