// A server of the Model Context Protocol made with the official SDK, on loopback, with what servers do well and badly.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { z } from 'zod'

export type McpTestServer = {
  url: string
  /** Names of the tools that were called, in order. */
  calls: string[]
  /** Headers of the last request. */
  headers: IncomingMessage['headers']
  /** Sessions that were opened so far. */
  opened: number
  /** Resolves when a call of `slow` was told to end. */
  cancelled: Promise<void>
  /** Resolves when a call of `slow` has begun. */
  begun: Promise<void>
  /** Forgets all sessions, as after a restart. */
  forgetSessions(): void
  /** Answers in place of the server, until it is undefined again. */
  respond: ((request: IncomingMessage, reply: ServerResponse) => void) | undefined
  close(): Promise<void>
}

/** One red dot. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

export async function startMcpServer({
  key,
  moreTools = 0,
}: {
  /** Wanted as a bearer token. */
  key?: string
  /** Tools without an effect beside the usual ones. */
  moreTools?: number
} = {}): Promise<McpTestServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  const done = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const test: McpTestServer = {
    url: '',
    calls: [],
    headers: {},
    opened: 0,
    cancelled: done.promise,
    begun: begun.promise,
    respond: undefined,
    forgetSessions: () => sessions.clear(),
    close: async () => undefined,
  }
  const open = async () => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    })
    test.opened++
    const server = offer(test, { moreTools, onBegun: begun.resolve, onCancel: done.resolve })
    await server.connect(transport as Parameters<McpServer['connect']>[0])
    return transport
  }
  const http = createServer(async (request, reply) => {
    test.headers = request.headers
    if (test.respond) return test.respond(request, reply)
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return reply.writeHead(401, { 'content-type': 'text/plain' }).end('the key is wrong')
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (id && !known) return reply.writeHead(404).end('no such session')
    await (known ?? (await open())).handleRequest(request, reply)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  test.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`
  test.close = async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return test
}

function offer(
  test: McpTestServer,
  { moreTools, onBegun, onCancel }: { moreTools: number; onBegun(): void; onCancel(): void },
): McpServer {
  const server = new McpServer({ name: 'test', version: '1.0.0' })
  const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
  server.registerTool(
    'add.numbers',
    {
      title: 'Add',
      description: 'Adds two numbers',
      inputSchema: { a: z.number(), b: z.number() },
      annotations: { readOnlyHint: true },
    },
    ({ a, b }) => {
      test.calls.push('add.numbers')
      return text(String(a + b))
    },
  )
  server.registerTool('draw', { description: 'Draws a dot' }, () => {
    test.calls.push('draw')
    return {
      content: [
        { type: 'image' as const, data: picture, mimeType: 'image/png' },
        { type: 'resource_link' as const, uri: 'https://example.com/dot', name: 'dot' },
        { type: 'resource' as const, resource: { uri: 'file:///dot.txt', text: 'a red dot' } },
      ],
    }
  })
  server.registerTool('fail', { description: 'Fails' }, () => {
    test.calls.push('fail')
    return { ...text('the printer is out of paper'), isError: true }
  })
  server.registerTool('long', { description: 'Says much' }, () => text('x'.repeat(80_000)))
  server.registerTool(
    'weather',
    { description: 'Tells numbers', outputSchema: { degrees: z.number() } },
    () => ({ content: [], structuredContent: { degrees: 21 } }),
  )
  server.registerTool('slow', { description: 'Takes long' }, ({ signal }) => {
    test.calls.push('slow')
    onBegun()
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        onCancel()
        resolve(text('ended'))
      })
    })
  })
  for (let n = 0; n < moreTools; n++)
    server.registerTool(`more_${n}`, { description: 'Nothing' }, () => text('nothing'))
  return server
}
