// Requests to an upstream that a stranger named, through a proxy that they may have named too: neither leads anywhere but to allowed
// addresses, no redirect is followed, and an answer is only so long.
import { pipeline, type Readable, Transform } from 'node:stream'
import { EngineError } from '@atelier/engines/errors'
import { createHttpRequest } from '@atelier/engines/http-io'
import type { EngineIo } from '@atelier/engines/io'
import { Agent, buildConnector, type Dispatcher, Pool, ProxyAgent, Socks5ProxyAgent } from 'undici'
import {
  type AddressRule,
  BlockedAddress,
  checkLiteral,
  findAddresses,
  guardedLookup,
} from './address-guard.ts'

export type GuardedRoute = {
  /** `http:` or `https:` for a proxy by CONNECT, `socks5:`, user and password in it; null to go straight. */
  proxy: URL | null
  /** Longest silence: before the answer, and within it. */
  timeoutMs: number
  isAllowed: AddressRule
}

export type GuardedRequest = {
  request: EngineIo['request']
  /** Lets what is under way come to its end, then closes all connections. */
  close(): Promise<void>
}

const longestConnectMs = 15_000
const maxBytes = 64 * 1024 * 1024

/** Opens the way; connections are kept and used again until `close`. Failures are EngineErrors that say what stood in the way. */
export function openGuardedRequest(route: GuardedRoute): GuardedRequest {
  const dispatcher = openDispatcher(route)
  const { timeoutMs } = route
  const send = createHttpRequest({
    agent: dispatcher,
    headTimeoutMs: timeoutMs,
    idleTimeoutMs: timeoutMs,
  })
  return {
    async request(request) {
      try {
        await checkAddresses(request.url, route)
        const reply = await send(request)
        return { ...reply, body: limited(reply.body) }
      } catch (error) {
        throw explained(error, request.url, route)
      }
    },
    close: () => dispatcher.close(),
  }
}

function openDispatcher({ proxy, timeoutMs, isAllowed }: GuardedRoute): Dispatcher {
  const timeout = Math.min(timeoutMs, longestConnectMs)
  const connect = { timeout, lookup: guardedLookup(isAllowed), allowH2: false }
  if (!proxy) return new Agent({ allowH2: false, connect })
  if (proxy.protocol === 'socks5:')
    return new Socks5ProxyAgent(proxy, {
      connect: buildConnector(connect),
      connectTimeout: timeout,
    })
  return new ProxyAgent({
    uri: proxy.href,
    proxyTunnel: true,
    allowH2: false,
    connectTimeout: timeout,
    proxyTls: connect,
    // It may take the call and say nothing.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: timeout }),
  })
}

/**
 * A proxy looks the upstream's name up in its own network. One that our network knows as private is refused all the same: the proxy may
 * stand in it. One that ours does not know is left to the proxy.
 */
async function checkAddresses(url: string, { proxy, isAllowed }: GuardedRoute): Promise<void> {
  const hostname = URL.parse(url)?.hostname ?? ''
  checkLiteral(hostname, isAllowed)
  if (!proxy) return
  checkLiteral(proxy.hostname, isAllowed)
  await findAddresses(hostname, isAllowed).catch((error: unknown) => {
    if (error instanceof BlockedAddress) throw error
  })
}

function limited(body: Readable): Readable {
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      if (bytes <= maxBytes) done(null, piece)
      else done(new EngineError('invalid', 'The upstream answered with too much.'))
    },
  })
  // Whoever reads sees the failure on what they read.
  pipeline(body, counted, () => undefined)
  return counted
}

function explained(error: unknown, url: string, { proxy }: GuardedRoute): unknown {
  const host = URL.parse(url)?.host ?? url
  if (findCause(error, (cause) => cause instanceof BlockedAddress))
    return new EngineError('unavailable', `${host} or its proxy is not a public address.`, {
      cause: error,
    })
  if (!proxy || !(error instanceof EngineError)) return error
  const said = findCause(error, ({ message }) =>
    /^(Proxy response|SOCKS5|Authentication)/i.test(message),
  )
  // A proxy that refuses breaks off a connection of its own: there never was one to the upstream.
  if (!said && error.kind !== 'unavailable') return error
  const reason = said?.message.replace(/ !== 200.*$/, '') ?? /\(([^)]*)\)/.exec(error.message)?.[1]
  return new EngineError(
    'unavailable',
    `${host} cannot be reached through the proxy (${reason ?? 'no connection'}).`,
    { cause: error },
  )
}

function findCause(error: unknown, fits: (cause: Error) => boolean): Error | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (fits(cause)) return cause
  return undefined
}
