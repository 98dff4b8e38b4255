// Brings what an engine made here. Its own upstream may stand in a private network, as the operator connected it; every other address is
// one that a stranger gave.
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo, HttpReply } from '@atelier/engines/io'
import type { MadeFile } from '@atelier/engines/kinds/work'
import { BlockedAddress } from '../../platform/http/address-guard.ts'
import type { guardedFetch } from '../../platform/http/guarded-fetch.ts'

const longestMs = 300_000
const mostRedirects = 3

/** Bytes of the largest picture, clip or song that is taken. */
export const mostBytes = {
  picture: 64 * 1024 * 1024,
  clip: 512 * 1024 * 1024,
  song: 256 * 1024 * 1024,
} as const

/** Seconds of the longest clip and song that are kept. */
export const mostSeconds = { clip: 600, song: 1800 } as const

export type OutputSource = {
  /** The way to the connection that made it. */
  io: Pick<EngineIo, 'request' | 'signal'>
  /** Scheme, host and port of the connection; null where it has none. */
  allowedOrigin: string | null
}

/**
 * The bytes of an output. Throws EngineError: `unavailable` or `timeout` when it could not be fetched (`status` when there was an answer),
 * `invalid` when it is too large or its address leads where no upstream may send us, `aborted`.
 */
export async function fetchOutput(
  output: MadeFile,
  source: OutputSource,
  fetchGuarded: typeof guardedFetch,
  most: number = mostBytes.picture,
): Promise<Uint8Array> {
  if ('data' in output) {
    if (output.data.byteLength > most) throw tooLarge(most)
    return output.data
  }
  const deadline = AbortSignal.timeout(longestMs)
  try {
    return await follow(output, { ...source, deadline, fetchGuarded, most })
  } catch (error) {
    if (source.io.signal.aborted) throw new EngineError('aborted', 'The request was ended.')
    if (deadline.aborted || isTimeout(error))
      throw new EngineError('timeout', 'The file took too long to come.', { cause: error })
    if (error instanceof EngineError) throw error
    if (error instanceof BlockedAddress)
      throw new EngineError('invalid', 'The upstream’s file is at an address that is not public.', {
        cause: error,
      })
    throw new EngineError('unavailable', 'The file could not be fetched.', { cause: error })
  }
}

type Way = OutputSource & {
  deadline: AbortSignal
  fetchGuarded: typeof guardedFetch
  most: number
}

async function follow(
  { url, headers = {} }: Extract<MadeFile, { url: string }>,
  { io, allowedOrigin, deadline, fetchGuarded, most }: Way,
): Promise<Uint8Array> {
  let address = parseAddress(url)
  const signal = AbortSignal.any([io.signal, deadline])
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (address.origin !== allowedOrigin) {
      const limits = { bytes: most, timeoutMs: longestMs, redirects: mostRedirects, signal }
      // Headers were meant for the address that the engine named, not for where that leads.
      const reply = await fetchGuarded(address.href, { ...limits, headers: hop ? {} : headers })
      return checkStatus(reply.status, address) && reply.bytes
    }
    const reply = await io.request({ method: 'GET', url: address.href, headers, signal })
    const { location } = reply.headers
    if (reply.status < 300 || reply.status >= 400 || !location) {
      if (reply.status !== 200) reply.body.destroy()
      return checkStatus(reply.status, address) && readBody(reply, most)
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

async function readBody({ body }: HttpReply, most: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) throw tooLarge(most)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = (most: number) =>
  new EngineError('invalid', `The upstream’s file is larger than ${most / 1024 / 1024} MB.`)

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
