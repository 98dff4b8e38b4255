// Brings what an engine made here. Its own upstream may stand in a private network, as the operator connected it; every other address is
// one that a stranger gave.
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo, HttpReply } from '@atelier/engines/io'
import type { ImageOutput } from '@atelier/engines/kinds/image'
import { BlockedAddress } from '../../platform/http/address-guard.ts'
import type { guardedFetch } from '../../platform/http/guarded-fetch.ts'

const mostBytes = 64 * 1024 * 1024
const longestMs = 120_000
const mostRedirects = 3

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
  output: ImageOutput,
  source: OutputSource,
  fetchGuarded: typeof guardedFetch,
): Promise<Uint8Array> {
  if ('data' in output) {
    if (output.data.byteLength > mostBytes) throw tooLarge()
    return output.data
  }
  const deadline = AbortSignal.timeout(longestMs)
  try {
    return await follow(output, { ...source, deadline, fetchGuarded })
  } catch (error) {
    if (source.io.signal.aborted) throw new EngineError('aborted', 'The request was ended.')
    if (deadline.aborted || isTimeout(error))
      throw new EngineError('timeout', 'The picture took too long to come.', { cause: error })
    if (error instanceof EngineError) throw error
    if (error instanceof BlockedAddress)
      throw new EngineError(
        'invalid',
        'The upstream’s picture is at an address that is not public.',
        {
          cause: error,
        },
      )
    throw new EngineError('unavailable', 'The picture could not be fetched.', { cause: error })
  }
}

type Way = OutputSource & { deadline: AbortSignal; fetchGuarded: typeof guardedFetch }

async function follow(
  { url, headers = {} }: Extract<ImageOutput, { url: string }>,
  { io, allowedOrigin, deadline, fetchGuarded }: Way,
): Promise<Uint8Array> {
  let address = parseAddress(url)
  const signal = AbortSignal.any([io.signal, deadline])
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (address.origin !== allowedOrigin) {
      const limits = { bytes: mostBytes, timeoutMs: longestMs, redirects: mostRedirects, signal }
      // Headers were meant for the address that the engine named, not for where that leads.
      const reply = await fetchGuarded(address.href, { ...limits, headers: hop ? {} : headers })
      return checkStatus(reply.status, address) && reply.bytes
    }
    const reply = await io.request({ method: 'GET', url: address.href, headers, signal })
    const { location } = reply.headers
    if (reply.status < 300 || reply.status >= 400 || !location) {
      if (reply.status !== 200) reply.body.destroy()
      return checkStatus(reply.status, address) && readBody(reply)
    }
    reply.body.destroy()
    address = parseAddress(location, address)
  }
  throw new EngineError('invalid', 'The upstream’s picture is behind too many redirects.')
}

function parseAddress(url: string, base?: URL): URL {
  const address = URL.parse(url, base?.href)
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address
  throw new EngineError('invalid', 'The upstream gave no web address for its picture.')
}

function checkStatus(status: number, { host }: URL): true {
  if (status === 200) return true
  throw new EngineError('unavailable', `${host} answered ${status} instead of a picture.`, {
    status,
  })
}

async function readBody({ body }: HttpReply): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > mostBytes) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = () =>
  new EngineError('invalid', `The upstream’s picture is larger than ${mostBytes / 1024 / 1024} MB.`)

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
