// Sends requests and turns every bad end into a CallFailure. Knows no router, store or toast: what the application wants done about
// a failure is installed from outside.

import { isSuccessBody } from '@atelier/contract/envelope'
import type { FailureCode } from '@atelier/contract/errors'
import type { ReplyShapes } from '@atelier/contract/shape'
import { fitShape, misfit } from '@atelier/contract/shape'
import { consoleSite } from '../lib/console-site.ts'
import { CallFailure } from './call-failure.ts'
import { takeEarlyReply } from './early-replies.ts'
import type { EndpointName } from './endpoint-types.ts'
import { fieldProblems, isObject, textOr } from './foreign-json.ts'

export const requestTimeoutMs = 2_400_000

export type CallSettings = {
  signal?: AbortSignal | undefined
  /** The caller shows the failure itself, so nobody else needs to say it. */
  shownInPlace?: boolean | undefined
  /** Sent without saying who calls, and without waiting for that to be known. */
  anonymous?: boolean | undefined
  /** The Authorization header, for somebody who is not the caller any more. */
  authorization?: string | undefined
  /** Reaches the server even when the page is left meanwhile: for small inputs, and what is shown before the server has agreed. */
  keepalive?: boolean | undefined
}

export type TransportSettings = {
  /** The Authorization header. */
  authorization: () => string | undefined
  /** The language that messages should come in. */
  language: () => string
  /** The text for a failure about which the server said nothing. */
  wording: (kind: 'offline' | 'timeout' | 'unknown' | 'unauthorized') => string
  /** Told of every failure, except of requests that the caller took back, and that somebody is not signed in who does not call any more. */
  onFailure: (failure: CallFailure, about: { shownInPlace: boolean }) => void
  /** What the contract says of the replies; what it says nothing of is taken as it comes. */
  shapes: () => ReplyShapes
  /** Told what in a reply was not as the contract says, by path. */
  onOdd: (key: string, invalid: readonly string[]) => void
}

let settings: TransportSettings = {
  authorization: () => undefined,
  language: () => 'en-US',
  wording: (kind) => kind,
  onFailure: () => undefined,
  shapes: () => ({ replies: {}, events: {} }),
  onOdd: () => undefined,
}

export function configureTransport(wanted: TransportSettings): void {
  settings = wanted
}

const ended = new Set<string>()

/** From now on it is no failure that this Authorization header is not signed in: its owner has logged out. */
export function endAuthorization(authorization: string): void {
  ended.add(authorization)
}

let callerEnds: Promise<unknown> | undefined

/**
 * Requests wait while `work` ends the caller's account or session, and go as whoever is the caller then: what lines that break off
 * with it would ask for, nobody is there to be answered. Requests of `work` name their Authorization header.
 */
export async function whileCallerEnds(work: () => Promise<void>): Promise<void> {
  const ending = work()
  const settled = ending.catch(() => undefined)
  callerEnds = settled
  await ending.finally(() => {
    if (callerEnds === settled) callerEnds = undefined
  })
}

async function authorizationOf(call: CallSettings): Promise<string | undefined> {
  if (call.anonymous) return undefined
  if (call.authorization) return call.authorization
  while (callerEnds) await callerEnds
  return settings.authorization()
}

type Payload = { query: Record<string, unknown> } | { json: unknown } | { form: FormData }

/**
 * Whether a refusal says something of who calls now. It does not of whoever has logged out, and knows that; nor where a member calls by
 * now who was not named: the guest who asked has become one meanwhile, say, and the refusal must not end what they have just begun.
 */
function isAboutCaller(call: CallSettings, authorization: string | undefined): boolean {
  if (authorization && ended.has(authorization)) return false
  if (call.authorization) return true
  const caller = settings.authorization()
  return caller === authorization || !caller?.startsWith('Bearer ')
}

/** The answer of a call that went well, its body unread. Throws CallFailure, or the signal's own reason when the caller took it back. */
export async function send(
  key: EndpointName,
  payload: Payload,
  call: CallSettings,
  accept: string,
  transfer: typeof fetch = fetch,
): Promise<Response> {
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers: Record<string, string> = { accept, 'accept-language': settings.language() }
  const site = consoleSite()
  if (site !== null) headers['x-atelier-site'] = site
  if ('json' in payload) headers['content-type'] = 'application/json'
  let authorization: string | undefined
  try {
    authorization = await authorizationOf(call)
    if (authorization) headers.authorization = authorization
    const timeout = AbortSignal.timeout(requestTimeoutMs)
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
    const address = `/api${path}${'query' in payload ? queryText(payload.query) : ''}`
    const language = headers['accept-language'] ?? ''
    const early =
      method === 'GET' && site === null
        ? await takeEarlyReply(address, { authorization, language, signal })
        : undefined
    const response =
      early ??
      (await transfer(address, {
        method,
        headers,
        body:
          'json' in payload
            ? JSON.stringify(payload.json)
            : 'form' in payload
              ? payload.form
              : null,
        signal,
        keepalive: call.keepalive ?? false,
      }))
    if (response.status !== 200 && response.status !== 201) throw await failureOf(key, response)
    return response
  } catch (error) {
    const isRefused = error instanceof CallFailure && error.status === 401
    if (isRefused && !isAboutCaller(call, authorization)) throw error
    throw reported(key, error, call)
  }
}

/** The data of an answer in the envelope, of the shape that the contract says. Throws CallFailure. */
export async function openEnvelope<T>(
  key: string,
  response: Response,
  call: CallSettings,
): Promise<T> {
  try {
    const body: unknown = await response.json()
    if (!isObject(body)) throw strangeReply(key, response, 'body')
    if (!isSuccessBody(body)) throw failureFrom(key, response, body)
    const shape = settings.shapes().replies[key] ?? 0
    const invalid: string[] = []
    const data = fitShape(shape, body.data, invalid)
    if (invalid.length > 0) settings.onOdd(key, invalid)
    if (data === misfit) throw strangeReply(key, response, invalid[0] ?? 'data')
    return data as T
  } catch (error) {
    throw reported(key, error, call)
  }
}

/** What the contract says of the events of a stream. */
export const eventShapes = (key: string) => settings.shapes().events[key]

/** Tells of what in a stream was not as the contract says. */
export const reportInvalid = (key: string, invalid: readonly string[]): void =>
  settings.onOdd(key, invalid)

/** A reply that came with success and is none. */
export function strangeReply(key: string, response: Response, where: string): CallFailure {
  const failure = failureFrom(key, response, {})
  failure.cause = new TypeError(`The reply of ${key} is not what it should be: ${where}`)
  return failure
}

/** The error to throw for whatever ended a request; tells the application of it. */
export function reported(key: string, error: unknown, call: CallSettings): unknown {
  if (call.signal?.aborted) return error
  const failure = error instanceof CallFailure ? error : brokenOff(key, error)
  settings.onFailure(failure, { shownInPlace: call.shownInPlace ?? false })
  return failure
}

function brokenOff(key: string, error: unknown): CallFailure {
  const name = error instanceof Error ? error.name : ''
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'unknown' : 'offline'
  const failure = new CallFailure(settings.wording(kind), { status: 0, code: 0, key })
  failure.cause = error
  return failure
}

async function failureOf(key: string, response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null)
  return failureFrom(key, response, isObject(body) ? body : {})
}

/** The failure that a body tells of, in the envelope or not. */
export function failureFrom(
  key: string,
  response: Response,
  body: Record<string, unknown>,
): CallFailure {
  const serverMessage = textOr(body.message, '')
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const code = typeof body.code === 'number' ? body.code : response.status
  const kind = [401, 403].includes(code) ? 'unauthorized' : 'unknown'
  return new CallFailure(serverMessage || settings.wording(kind), {
    status: response.status,
    code,
    error: textOr(body.error, undefined) as FailureCode | undefined,
    price: typeof body.price === 'number' ? body.price : undefined,
    requestId: textOr(body.requestId, response.headers.get('x-request-id') ?? undefined),
    fields: fieldProblems(body.fields),
    retryAfterS: Number.isFinite(retryAfter) ? retryAfter : undefined,
    key,
    serverMessage,
  })
}

function queryText(query: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) text.set(name, String(value))
  }
  return text.size > 0 ? `?${text}` : ''
}
