// What holds for every reply, whatever was asked: no fault, no hint of the inside, and the form that was promised.
import type { Endpoint } from '@atelier/contract/endpoint'
import type { FailureCode } from '@atelier/contract/errors'

export type PlainReply = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: string
}

/** Never in a refusal: where the server's files are, and how it asks its database. */
const insides = [
  /\bat \S+ \(.{1,300}:\d+:\d+\)/,
  /node_modules|file:\/\/\/[^\s"]+\.[cm]?[jt]s|\/(?:tmp|root|home)\/\w+/,
  /\b(?:select|insert into|update|delete from) "\w+"|Failed query|invalid input syntax|duplicate key/i,
  /\b(?:TypeError|RangeError|ReferenceError|PostgresError|ZodError|DrizzleQueryError)\b/,
]

const kinds: Readonly<Record<Endpoint['replies'], RegExp>> = {
  json: /^application\/json/,
  events: /^application\/x-ndjson/,
  file: /^[\w.+-]+\/[\w.+-]+/,
  redirect: /./,
}

/** What is wrong with a reply; nothing when all is well. `secrets` are words that nobody may read in any. */
export function faultsOf(
  endpoint: Endpoint,
  { status, headers, body }: PlainReply,
  secrets: readonly string[],
): string[] {
  const faults: string[] = []
  const isFile = endpoint.replies === 'file' && status < 400
  if (!headers['x-request-id']) faults.push('has no x-request-id')
  for (const secret of secrets) if (body.includes(secret)) faults.push(`tells ${secret}`)
  if (status >= 200 && status < 300) {
    const type = String(headers['content-type'] ?? '')
    if (!kinds[endpoint.replies].test(type)) faults.push(`is of the type ${type}`)
    if (endpoint.replies === 'json' && !isEnvelope(body, 200)) faults.push('is not in the envelope')
  } else if (status >= 400) {
    const sent = readFailure(body)
    const isBareRange = status === 416 && body === ''
    if (!isBareRange && !(sent && isEnvelope(body, status))) faults.push('is not in the envelope')
    if (status >= 500 && !(sent && endpoint.failures.includes(sent.error)))
      faults.push(`is a fault: ${status} ${sent?.error ?? ''}`)
    if (!isFile && insides.some((inside) => inside.test(body))) faults.push('tells of the inside')
  } else if (status < 200 || (endpoint.replies === 'json' && status >= 300))
    faults.push(`has the status ${status}`)
  return faults
}

function readFailure(body: string): { error: FailureCode } | null {
  try {
    const sent: unknown = JSON.parse(body)
    return typeof sent === 'object' && sent !== null && 'error' in sent
      ? (sent as { error: FailureCode })
      : null
  } catch {
    return null
  }
}

function isEnvelope(body: string, status: number): boolean {
  try {
    const { code, message, success, data } = JSON.parse(body)
    const isWhole = code === status && typeof message === 'string' && data !== undefined
    return isWhole && success === status < 300
  } catch {
    return false
  }
}
