// The way to upstreams: one HTTP/1.1 client with connections kept open, that never repeats a request and never follows a redirect.
import type { Readable } from 'node:stream'
import { Agent, type Dispatcher, request as send } from 'undici'
import { unpackBody } from './content-encoding.ts'
import { EngineError } from './errors.ts'
import type { EngineIo, HttpReply, HttpRequest } from './io.ts'

/** Models that think before their first word may keep even the head of the answer back for minutes. */
const defaultHeadTimeoutMs = 300_000
const defaultIdleTimeoutMs = 300_000
const connectTimeoutMs = 15_000

export type HttpRequestOptions = {
  /** Another undici dispatcher, such as one that goes through a proxy. */
  agent?: Dispatcher
  headTimeoutMs?: number
  idleTimeoutMs?: number
}

/**
 * Makes `EngineIo['request']`. Redirects come back as they are, so that a key never reaches another address. Idle time-outs are
 * exact to about a second. Failures while the body is read are destroyed into it; `readingFailure` says what they mean.
 */
export function createHttpRequest(options: HttpRequestOptions = {}): EngineIo['request'] {
  const agent =
    options.agent ?? new Agent({ allowH2: false, connect: { timeout: connectTimeoutMs } })
  return async (request) => {
    try {
      const sent = send(addressOf(request), {
        method: request.method,
        headers: { 'accept-encoding': 'identity', ...request.headers },
        body: request.body ?? null,
        signal: request.signal ?? null,
        dispatcher: agent,
        headersTimeout: request.headTimeoutMs ?? options.headTimeoutMs ?? defaultHeadTimeoutMs,
        bodyTimeout: request.idleTimeoutMs ?? options.idleTimeoutMs ?? defaultIdleTimeoutMs,
      })
      const reply = await (request.signal ? endedBy(request.signal, sent) : sent)
      // Whoever reads sees a failure on what they read; for those who destroy a body unread it is none.
      reply.body.on('error', () => undefined)
      return unpacked(reply.statusCode, flatten(reply.headers), reply.body)
    } catch (error) {
      throw sendingFailure(error, request)
    }
  }
}

/** The reply as if it had not been packed on its way. */
function unpacked(status: number, headers: HttpReply['headers'], packed: Readable): HttpReply {
  const { 'content-encoding': encoding, 'content-length': _, ...others } = headers
  const body = unpackBody(packed, encoding)
  if (body === packed) return { status, headers, body }
  body.on('error', () => undefined)
  return { status, headers: others, body }
}

/** A request that waits for its connection hears of no signal: whoever ended it does not wait for that. */
function endedBy<Reply extends Pick<Dispatcher.ResponseData, 'body'>>(
  signal: AbortSignal,
  sent: Promise<Reply>,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const end = () => {
      reject(signal.reason)
      sent.then(
        ({ body }) => body.on('error', () => undefined).destroy(),
        () => undefined,
      )
    }
    signal.addEventListener('abort', end, { once: true })
    sent.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

/** What an error means that broke off the reading of a body: `timeout`, `aborted`, or `cut` for everything else. */
export function readingFailure(error: unknown, signal: AbortSignal): EngineError {
  if (error instanceof EngineError) return error
  if (signal.aborted) return new EngineError('aborted', 'The request was ended.')
  if (codeOf(error) === 'UND_ERR_BODY_TIMEOUT')
    return new EngineError('timeout', 'The upstream fell silent in the middle of its answer.')
  return new EngineError('cut', `The answer broke off (${codeOf(error) || 'connection lost'}).`, {
    cause: error,
  })
}

/** There never was a connection that the request could have gone by. */
const noConnection =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|EPROTO|(?:CERT|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/

function sendingFailure(error: unknown, request: HttpRequest): EngineError {
  if (error instanceof EngineError) return error
  if (request.signal?.aborted) return new EngineError('aborted', 'The request was ended.')
  const code = codeOf(error)
  const { host } = addressOf(request)
  if (code === 'UND_ERR_HEADERS_TIMEOUT')
    return new EngineError('timeout', `${host} did not answer in time.`)
  const isAway = noConnection.test(code) || syscallOf(error) === 'connect'
  if (isAway || /^(?:UND_ERR_INVALID_ARG|ERR_INVALID)/.test(code) || code === '')
    return new EngineError(
      'unavailable',
      `${host} cannot be reached (${code || 'no connection'}).`,
      {
        untaken: isAway,
        cause: error,
      },
    )
  return new EngineError('broken', `${host} broke the connection off (${code}).`, { cause: error })
}

function addressOf({ url }: HttpRequest): URL {
  const address = URL.parse(url)
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address
  throw new EngineError('invalid', 'The address of the upstream is not a web address.')
}

/** What the operating system was asked for when it failed. */
function syscallOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('syscall' in error && typeof error.syscall === 'string') return error.syscall
  return error.cause === undefined ? '' : syscallOf(error.cause)
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? '' : codeOf(error.cause)
}

function flatten(headers: Record<string, string | string[] | undefined>): HttpReply['headers'] {
  const flat: HttpReply['headers'] = {}
  for (const [name, value] of Object.entries(headers))
    flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value
  return flat
}
