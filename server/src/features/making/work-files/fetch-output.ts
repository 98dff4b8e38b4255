// Brings what an engine made here. Its own upstream may stand in a private network, as the operator connected it; every other address is
// one that a stranger gave.
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo, HttpReply } from '@atelier/engines/io'
import type { MadeFile } from '@atelier/engines/kinds/work'
import { BlockedAddress } from '../../../platform/http/address-guard.ts'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import type { ConnectionPlaces } from '../../talk/models/open-connections.ts'
import { isInnerName, isUnknownName } from './inner-names.ts'

const longestMs = 300_000
const maxRedirects = 3

/** Bytes of the largest picture, clip or song that is taken. */
export const maxOutputBytes = {
  picture: 64 * 1024 * 1024,
  clip: 512 * 1024 * 1024,
  song: 256 * 1024 * 1024,
} as const

/** Seconds of the longest clip and song that are kept. */
export const maxSeconds = { clip: 600, song: 1800 } as const

export type OutputSource = {
  /** The way to the connection that made it. */
  io: Pick<EngineIo, 'request' | 'signal'>
  /** Where the connection leads and keeps its files, whatever network that is in. */
  places: ConnectionPlaces
}

/**
 * The bytes of an output. One at an address that is not public is looked for at the connection's own origin as well: upstreams name
 * their files as they know them in a network of their own. Throws EngineError: `unavailable` or `timeout` when it could not be fetched (`status` when there was an answer),
 * `invalid` when it is too large or its address leads where no upstream may send us, `aborted`.
 */
export async function fetchOutput(
  output: MadeFile,
  source: OutputSource,
  fetchGuarded: typeof guardedFetch,
  max: number = maxOutputBytes.picture,
): Promise<Uint8Array> {
  if ('data' in output) {
    if (output.data.byteLength > max) throw tooLarge(max)
    return output.data
  }
  const deadline = AbortSignal.timeout(longestMs)
  try {
    return await followHome(output, { ...source, deadline, fetchGuarded, max })
  } catch (error) {
    if (source.io.signal.aborted) throw new EngineError('aborted', 'The request was ended.')
    if (deadline.aborted || isTimeout(error))
      throw new EngineError('timeout', 'The file took too long to come.', { cause: error })
    if (error instanceof EngineError) throw error
    if (error instanceof BlockedAddress)
      throw new EngineError('invalid', 'The upstream’s file is at an address that is not public.', {
        cause: new Error(`not public: ${output.url.slice(0, 200)}`, { cause: error }),
      })
    throw new EngineError('unavailable', 'The file could not be fetched.', { cause: error })
  }
}

type Way = OutputSource & {
  deadline: AbortSignal
  fetchGuarded: typeof guardedFetch
  max: number
}

type NamedFile = { address: URL; headers: Record<string, string> }

async function followHome(
  { url, headers = {} }: Extract<MadeFile, { url: string }>,
  way: Way,
): Promise<Uint8Array> {
  const { origin, fileOrigin } = way.places
  const address = parseAddress(url)
  const isPlace = address.origin === origin || address.origin === fileOrigin
  try {
    if (!isPlace && isInnerName(address.hostname)) throw new BlockedAddress('a name of the inside')
    return await follow({ address, headers }, way)
  } catch (error) {
    const isInner = error instanceof BlockedAddress || isUnknownName(error)
    if (isPlace || !isInner || origin === null) throw error
    const own = new URL(origin)
    // Set one by one: a path that begins with two slashes would be another host.
    own.pathname = address.pathname
    own.search = address.search
    try {
      return await follow({ address: own, headers }, way)
    } catch (failure) {
      // It was worth a try: what is wrong is the address.
      if (failure instanceof EngineError && failure.kind !== 'aborted') throw error
      throw failure
    }
  }
}

async function follow(
  { address: named, headers }: NamedFile,
  { io, places, deadline, fetchGuarded, max }: Way,
): Promise<Uint8Array> {
  let address = named
  const signal = AbortSignal.any([io.signal, deadline])
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (address.origin !== places.origin && address.origin !== places.fileOrigin) {
      const limits = { bytes: max, timeoutMs: longestMs, redirects: maxRedirects, signal }
      // Headers were meant for the address that the engine named, not for where that leads.
      const reply = await fetchGuarded(address.href, { ...limits, headers: hop ? {} : headers })
      return checkStatus(reply.status, address) && reply.bytes
    }
    const isNamed = address.origin === named.origin
    const reply = await io.request({
      method: 'GET',
      url: address.href,
      headers: isNamed ? headers : {},
      signal,
    })
    const { location } = reply.headers
    if (reply.status < 300 || reply.status >= 400 || !location) {
      if (reply.status !== 200) reply.body.destroy()
      return checkStatus(reply.status, address) && readBody(reply, max)
    }
    reply.body.destroy()
    address = parseAddress(location, address)
  }
  throw new EngineError('invalid', 'The upstream’s file is behind too many redirects.')
}

function parseAddress(url: string, base?: URL): URL {
  const address = URL.parse(url, base?.href)
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address
  throw new EngineError('invalid', 'The upstream gave no web address for its file.')
}

function checkStatus(status: number, { host }: URL): true {
  if (status === 200) return true
  throw new EngineError('unavailable', `${host} answered ${status} instead of a file.`, {
    status,
  })
}

async function readBody({ body }: HttpReply, max: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > max) throw tooLarge(max)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = (max: number) =>
  new EngineError('invalid', `The upstream’s file is larger than ${max / 1024 / 1024} MB.`)

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
