// What an upstream's refusal means. The status alone misleads (a spent account answers 429 here, 403 there, a moderated prompt 400),
// so the words of the error are looked at first.
import { EngineError, type EngineErrorKind } from './errors.ts'
import type { EngineIo, HttpReply } from './io.ts'
import { readText } from './read-reply.ts'

/** An error as an upstream tells it, in whichever dialect. */
export type UpstreamError = {
  message: string
  /** Machine-readable names: type, code and status words, joined by spaces. */
  names: string
  status?: number
  retryAfterS?: number
}

const kindsByWord: readonly (readonly [EngineErrorKind, RegExp])[] = [
  [
    'quota',
    /insufficient_quota|insufficient_(user_)?quota|exceeded_current_quota|billing_error|insufficient[ _]balance|credit balance|exhausted balance|arrearage|payment_required|billing_(?:not_active|hard_limit)|out of credits|requires more credits|欠费|余额不足|餘額不足|\b1113\b/i,
  ],
  [
    'refused',
    /content_filter|content_policy|content_management|data_?inspection_?failed|responsible_?ai|moderat(?:ion|ed)|was flagged|\bnsfw\b|sensitive ?(?:content|information)|敏感|\b1301\b/i,
  ],
  [
    'auth',
    /invalid_api_key|incorrect_api_key|authentication_error|invalid_authentication|permission_(error|denied)|api_key_invalid|api key not valid|\b100[0-4]\b|unauthenticated/i,
  ],
  ['rate', /rate_limit|resource_exhausted|too_many_requests|\b130[235]\b/i],
  [
    'unavailable',
    /overloaded|api_error|server_error|internal_error|timeout_error|\bunavailable\b|deadline_exceeded/i,
  ],
]

const kindsByStatus: Record<number, EngineErrorKind> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  408: 'unavailable',
  429: 'rate',
}

/** The failure that an upstream's error stands for. `secrets` never appear in its message. */
export function toEngineError(error: UpstreamError, secrets: readonly string[]): EngineError {
  const { status, retryAfterS } = error
  const kind = kindOf(error)
  const message = redact(error.message.trim(), secrets).slice(0, 1000)
  return new EngineError(
    kind,
    message || `The upstream answered with status ${status ?? 'error'}.`,
    {
      ...(status === undefined ? {} : { status }),
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    },
  )
}

function kindOf({ status, names, message }: UpstreamError): EngineErrorKind {
  const words = `${names} ${message}`
  for (const [kind, pattern] of kindsByWord) {
    // Prose mentions limits and servers in passing; only an account or a filter is worth reading out of it.
    const searched = kind === 'quota' || kind === 'refused' ? words : names
    if (pattern.test(searched)) return kind
  }
  if (status === undefined) return 'unavailable'
  return kindsByStatus[status] ?? (status >= 500 ? 'unavailable' : 'invalid')
}

/** Takes keys out of a text: the given ones, and whatever looks like one. */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, '…')
  return clean.replace(/\b(?:sk|gsk|xai|pk|rk|AIza)[-_A-Za-z0-9*]{8,}/g, '…')
}

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
  const told = dialect.readError(tryJson(text)) ?? { message: plainWords(text), names: '' }
  if (status >= 300 && status < 400)
    told.message ||= `The address redirects elsewhere (status ${status}). Check the address of the connection.`
  return toEngineError(
    { ...told, status, ...(retryAfterS === undefined ? {} : { retryAfterS }) },
    dialect.secrets,
  )
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A body that is not JSON, when it is short and for people. */
const plainWords = (text: string) =>
  text.length <= 300 && !text.trimStart().startsWith('<') ? text.trim() : ''

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
