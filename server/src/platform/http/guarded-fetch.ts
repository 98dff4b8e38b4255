// Fetches an address that a stranger gave: only the public internet, only what was resolved here, only so much and so long.
import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import {
  type AddressRule,
  BlockedAddress,
  findAddresses,
  isPublicAddress,
  type LookUp,
} from './address-guard.ts'

export type GuardLimits = {
  bytes: number
  timeoutMs: number
  redirects: number
  /** Sent to the origin of the address, and to no other that it leads to. */
  headers?: Record<string, string>
  /** Ends it early. */
  signal?: AbortSignal
}

/**
 * Gets an address by GET. Each redirect is checked again, and the connection goes to the address that was checked. Throws BlockedAddress.
 */
export async function guardedFetch(
  address: string,
  limits: GuardLimits,
  isAllowed: AddressRule = isPublicAddress,
  lookUp?: LookUp,
): Promise<{ status: number; contentType: string; bytes: Uint8Array }> {
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  let url = new URL(address)
  const { origin } = url
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const reply = await fetchOnce(url, {
      ...limits,
      headers: url.origin === origin ? (limits.headers ?? {}) : {},
      signal,
      isAllowed,
      lookUp,
    })
    if (!reply.location) return reply
    url = new URL(reply.location, url)
  }
  throw new BlockedAddress('too many redirects')
}

type FetchRequest = {
  bytes: number
  headers: Record<string, string>
  signal: AbortSignal
  isAllowed: AddressRule
  lookUp: LookUp | undefined
}

async function fetchOnce(
  url: URL,
  { bytes: maxBytes, headers, signal, isAllowed, lookUp }: FetchRequest,
) {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new BlockedAddress('not an address of the web')
  const [first] = await findAddresses(url.hostname, isAllowed, lookUp)
  // The name is not looked up a second time, so it cannot change its mind.
  const pinned: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [first]) : done(null, first.address, first.family)
  const dispatcher = new Agent({ connect: { lookup: pinned } })
  try {
    const reply = await request(url, {
      dispatcher,
      signal,
      headers: { accept: 'image/*', 'user-agent': 'Atelier picture proxy', ...headers },
    })
    const location = header(reply.headers.location)
    if (reply.statusCode >= 300 && reply.statusCode < 400 && location) {
      await reply.body.dump()
      return { status: reply.statusCode, contentType: '', bytes: new Uint8Array(), location }
    }
    const pieces: Buffer[] = []
    let total = 0
    for await (const piece of reply.body as AsyncIterable<Buffer>) {
      total += piece.length
      if (total > maxBytes) throw new Error('the reply is too large')
      pieces.push(piece)
    }
    return {
      status: reply.statusCode,
      contentType: header(reply.headers['content-type']) ?? '',
      bytes: Buffer.concat(pieces),
      location: undefined,
    }
  } finally {
    await dispatcher.destroy()
  }
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
