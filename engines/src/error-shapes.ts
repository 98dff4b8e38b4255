// Errors as model servers and the gateways in front of them tell them, in whichever dialect they speak otherwise.
import { EngineError } from './errors.ts'
import { toEngineError, type UpstreamError } from './upstream-failure.ts'

export type DescribedError = UpstreamError & {
  /** The field of the request that is wrong. */
  param?: string
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'object' && first !== null ? (first as Fields) : undefined
}

const isFull = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0

const messageNames = [
  ...['message', 'msg', 'Message', 'error_msg', 'errmsg', 'error_message', 'errorMessage'],
  ...['status_msg', 'error_description', 'detail', 'reason'],
] as const
const codeNames = [
  ...['type', 'code', 'status', 'Code', 'error_code', 'errcode', 'errorCode', 'status_code'],
] as const
const statusNames = [
  ...['code', 'status', 'status_code', 'statusCode', 'http_status', 'http_code', 'error_code'],
] as const

/** Where the error stands in a body, the innermost place; the body itself where it has no place of its own. */
function placeOf(body: Fields): unknown {
  const response = fieldsOf(body.Response) ?? fieldsOf(body.response)
  const choice = fieldsOf(body.choices)
  const places = [body.error, body.errors, body.Error, response?.Error, response?.error]
  return (
    [...places, choice?.error, body.detail].find(isFull) ??
    [body.base_resp, body.header].find((value) => isFull(value) && fieldsOf(value)) ??
    body
  )
}

/** An error in JSON, in any of the shapes; undefined where there is none. */
export function readErrorShape(json: unknown): DescribedError | undefined {
  const body = fieldsOf(json)
  if (!body) return undefined
  const place = placeOf(body)
  const named = typeof place === 'string' && typeof body.message === 'string'
  // A name for machines, with the words beside it.
  const described = named ? body : typeof place === 'string' ? undefined : fieldsOf(place)
  const message = described === undefined ? place : firstText(described, messageNames)
  if (typeof message !== 'string') return undefined
  const inner = unpacked(described, message)
  const names = [
    named ? place : undefined,
    ...codeNames.map((name) => described?.[name]),
    inner?.names,
  ].filter(isName)
  const status = statusIn(described) ?? statusIn(body) ?? inner?.status
  const param = described?.param
  const wait = described?.retry_after ?? described?.retryAfter
  return {
    message: inner?.message ?? message,
    names: names.join(' '),
    ...(typeof param === 'string' ? { param } : {}),
    ...(status === undefined ? {} : { status }),
    ...(typeof wait === 'number' && wait >= 0 ? { retryAfterS: Math.ceil(wait) } : {}),
  }
}

const isName = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number'

const firstText = (fields: Fields, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

/** Gateways hand on what they were told: as JSON within the message, or beside words of their own that say nothing. */
function unpacked(described: Fields | undefined, message: string): DescribedError | undefined {
  const raw = fieldsOf(described?.metadata)?.raw
  for (const text of [raw, message]) {
    if (typeof text !== 'string') continue
    if (!/^\s*[{[]/.test(text)) {
      if (text === raw && text.trim() !== '') return { message: text, names: '' }
      continue
    }
    try {
      const inner = readErrorShape(JSON.parse(text))
      if (inner) return inner
    } catch {
      // It is words after all.
    }
  }
  return undefined
}

function statusIn(fields: Fields | undefined): number | undefined {
  for (const name of statusNames) {
    const value = fields?.[name]
    const status = typeof value === 'string' ? Number(value) : value
    if (typeof status === 'number' && status >= 400 && status < 600) return status
  }
  return undefined
}

const fine: readonly unknown[] = [undefined, null, 0, 200, '0', '200', '', 'ok', 'success']

/** Whether one object of a stream is an error. Those with a piece of the answer are one only where they say so. */
export function isErrorShape(value: object): boolean {
  const body = value as Fields
  if (isFull(body.error) || isFull(fieldsOf(body.choices)?.error)) return true
  const base = fieldsOf(body.base_resp)
  if (base && !fine.includes(base.status_code)) return true
  if (fieldsOf(body.choices) || fieldsOf(body.candidates)) return false
  if (isFull(body.errors) || isFull(body.detail) || isFull(fieldsOf(body.Response)?.Error))
    return true
  if (body.object === 'error' || body.type === 'error' || body.success === false) return true
  const header = fieldsOf(body.header)
  if (header && !fine.includes(header.code)) return true
  const codes = [body.code, body.error_code, body.errcode, body.status_code, statusIn(body)]
  return firstText(body, messageNames) !== undefined && !codes.every((code) => fine.includes(code))
}

/** What an error within a stream means, as if it had been sent with its status. */
export function streamFailure(
  json: unknown,
  secrets: readonly string[],
  readError: (json: unknown) => UpstreamError | undefined = readErrorShape,
): EngineError {
  return toEngineError(
    readError(json) ?? { message: 'The upstream gave up its answer.', names: '' },
    secrets,
  )
}

/** A document that is neither an answer nor, perhaps, an error. */
export function documentFailure(
  json: unknown,
  secrets: readonly string[],
  readError: (json: unknown) => UpstreamError | undefined = readErrorShape,
): EngineError {
  const error = readError(json)
  if (error) return toEngineError(error, secrets)
  return new EngineError('nonsense', 'The upstream answered with something that is not an answer.')
}
