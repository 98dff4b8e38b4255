// Opens one session with a server: by Streamable HTTP, or by HTTP with server-sent events, as servers before 2025-03-26 speak.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js'
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { isAnyAddress, isPublicAddress } from '../../../platform/http/address-guard.ts'
import {
  createLimitedFetch,
  type LimitedFetch,
  TooLarge,
} from '../../../platform/http/limited-fetch.ts'

/** Where a server is and what goes with every request; `isOwn` of a member's. */
export type ServerAddress = { url: string; headers: Record<string, string>; isOwn: boolean }

export type McpSession = {
  client: Client
  /** Whether it has come to its end, and the fault that brought it there, if one did. */
  state(): { isOver: boolean; fault: Error | undefined }
}

type OpenSession = McpSession & { end(): Promise<void> }

const maxBytes = 16 * 1024 * 1024
const silentMs = 60_000

/** Throws what the server or the way to it says. */
export async function openMcpSession(
  { url, headers, isOwn }: ServerAddress,
  { allowPrivate, openingMs = 20_000 }: { allowPrivate: boolean; openingMs?: number },
): Promise<OpenSession> {
  const way = createLimitedFetch({
    isAllowed: isOwn && !allowPrivate ? isPublicAddress : isAnyAddress,
    maxBytes: maxBytes,
    silentMs,
  })
  const address = { url: new URL(url), headers, openingMs }
  try {
    return await openStreamable(address, way)
  } catch (error) {
    try {
      if (!isOlder(error)) throw error
      return await openEvents(address, way).catch(() => {
        // What the address says to the newer kind is what its owner can act on.
        throw error
      })
    } catch (error) {
      await way.close()
      throw error
    }
  }
}

/** What servers of the older kind answer to a request of the newer, by the protocol's rules on compatibility. */
const isOlder = (error: unknown): boolean =>
  error instanceof StreamableHTTPError && [400, 404, 405].includes(error.code ?? 0)

type Address = { url: URL; headers: Record<string, string>; openingMs: number }

function openStreamable(
  { url, headers, openingMs }: Address,
  way: LimitedFetch,
): Promise<OpenSession> {
  const transport = new StreamableHTTPClientTransport(url, {
    requestInit: { headers },
    fetch: async (address, init) => {
      // Nothing is listened to between calls: what a server says by itself is not used.
      if (init?.method === 'GET' && !new Headers(init.headers).has('last-event-id'))
        return new Response(null, { status: 405 })
      return way.fetch(address, init)
    },
  })
  return connect({
    transport: transport as Transport,
    way,
    openingMs,
    // A stream that broke off never brings the answer: whoever waits for it is told now.
    isFatal: ({ message }) => /SSE stream disconnected|Maximum reconn/.test(message),
    leave: async () => {
      if (transport.sessionId)
        await Promise.race([transport.terminateSession(), pause(2000)]).catch(() => undefined)
    },
  })
}

/** One stream brings all answers of such a session: when it breaks off the session is over, and the next use opens another. */
function openEvents({ url, headers, openingMs }: Address, way: LimitedFetch): Promise<OpenSession> {
  const transport = new SSEClientTransport(url, { requestInit: { headers }, fetch: way.fetch })
  return connect({
    transport,
    way,
    openingMs,
    isFatal: () => true,
    leave: async () => undefined,
  })
}

type Transport = Parameters<Client['connect']>[0]
type Way = {
  transport: Transport
  way: LimitedFetch
  /** How long opening may take. */
  openingMs: number
  /** Whether a fault ends the session. */
  isFatal(fault: Error): boolean
  /** Tells the server that the session ends. */
  leave(): Promise<void>
}

async function connect({ transport, way, openingMs, isFatal, leave }: Way): Promise<OpenSession> {
  let fault: Error | undefined
  let isOver = false
  const client = new Client({ name: 'Atelier', version: '1.0.0' }, { capabilities: {} })
  client.onerror = (error) => {
    if (!(error instanceof TooLarge) && !isFatal(error)) return
    fault ??= error
    void client.close()
  }
  client.onclose = () => {
    isOver = true
  }
  const close = async () => {
    if (!isOver) await leave()
    await client.close().catch(() => undefined)
  }
  const late = Promise.withResolvers<never>()
  // A server of the older kind may keep its stream open and never say where it is spoken to.
  const timer = setTimeout(() => {
    late.reject(new DOMException('The server did not open a session in time.', 'TimeoutError'))
  }, openingMs)
  const opening = client.connect(transport, { timeout: openingMs })
  try {
    await Promise.race([opening, late.promise])
  } catch (error) {
    // Closed now, it fails once more.
    opening.catch(() => undefined)
    await close()
    throw fault ?? error
  } finally {
    clearTimeout(timer)
  }
  const end = async () => {
    await close()
    await way.close()
  }
  return { client, state: () => ({ isOver, fault }), end }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
