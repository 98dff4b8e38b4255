// An upstream's refusal as a failure of ours: its kind, and its words made fit for people.
import { EngineError, type EngineErrorKind } from './errors.ts'
import type { EngineIo, HttpReply } from './io.ts'
import { readText } from './read-reply.ts'
import { kindOfUpstreamError } from './upstream-failure-kind.ts'
import { plainWords, shownWords } from './upstream-words.ts'

/** An error as an upstream tells it, in whichever dialect. */
export type UpstreamError = {
  message: string
  /** Machine-readable names: type, code and status words, joined by spaces. */
  names: string
  status?: number
  retryAfterS?: number
}

/**
 * The failure that an upstream's error stands for. Its message holds the upstream's words alone: no keys, addresses or raw JSON. An
 * upstream that says that it is overloaded has not taken the request; a bare status 503 may come from anything on the way.
 */
export function toEngineError(error: UpstreamError, secrets: readonly string[]): EngineError {
  const { status, retryAfterS } = error
  const words = plainWords(error.message.slice(0, maxWords))
  const kind = kindOfUpstreamError({ ...error, message: words })
  const message = shownWords(words, secrets)
  const saysSo =
    status !== 503 || kindOfUpstreamError({ names: error.names, message: words }) === kind
  return new EngineError(kind, message || bareWords(status), {
    ...(status === undefined ? {} : { status }),
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
    ...(kind === 'overloaded' && saysSo ? { untaken: true } : {}),
  })
}

/** Why a request that was taken came to nothing, by what the upstream says: `broken` where that is nothing that we know. */
export function failedStatus(
  said: string,
  secrets: readonly string[],
  names = '',
): { state: 'failed'; kind: Exclude<EngineErrorKind, 'cut'>; message: string } {
  const { kind, message } = toEngineError({ message: said, names }, secrets)
  return { state: 'failed', kind: kind === 'cut' ? 'broken' : kind, message }
}

/** Of a message; what stands behind is never shown. */
const maxWords = 64 * 1024

/** The same in every language. */
const bareWords = (status: number | undefined) =>
  status === undefined ? 'The upstream gave no reason.' : `HTTP ${status}`

/**
 * Reads a reply that is no success and says what it means. `readError` finds the error in the dialect's JSON; undefined when it is
 * not there.
 */
export async function readRefusal(
  reply: HttpReply,
  io: EngineIo,
  dialect: { secrets: readonly string[]; readError(json: unknown): UpstreamError | undefined },
): Promise<EngineError> {
  const { status } = reply
  const retryAfterS = retryAfter(reply.headers, io.now())
  const text = await readText(reply, io.signal, 1024 * 1024).catch((error: unknown) => {
    if (error instanceof EngineError && error.kind === 'aborted') throw error
    return ''
  })
  const words = dialect.readError(tryJson(text)) ?? { message: unknownWords(text), names: '' }
  if (status >= 300 && status < 400)
    words.message ||= `The address redirects elsewhere (status ${status}). Check the address of the connection.`
  return toEngineError(
    { ...words, status, ...(retryAfterS === undefined ? {} : { retryAfterS }) },
    dialect.secrets,
  )
}

/** The words of an error of unknown shape, when they are few enough to be for people. */
function unknownWords(text: string): string {
  const words = plainWords(text)
  return words.length <= 500 ? words : ''
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds to wait, from a Retry-After of seconds or of a date. */
export function retryAfter(
  headers: Record<string, string | undefined>,
  now: Date,
): number | undefined {
  const ms = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (ms >= 0) return Math.ceil(ms / 1000)
  const value = headers['retry-after']
  if (value === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value))
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}
