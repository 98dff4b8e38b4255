// The calls of the contract by their key, and what a test may answer them with.
import { type Api, api } from '@atelier/contract'
import type { Endpoint, ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { wrapFailure } from '@atelier/contract/envelope'
import { type FailureCode, failures } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'

type AnyEndpoint = { [F in keyof Api]: Api[F][keyof Api[F]] }[keyof Api]
type KeyOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never

/** `METHOD /path`, such as `GET /chatLog/draw`. */
export type CallKey = KeyOf<AnyEndpoint>

type EndpointAt<K extends CallKey> = K extends `${infer M} ${infer P}`
  ? Extract<AnyEndpoint, { method: M; path: P }>
  : never

/** What the page has sent, as a handler of the server would get it. */
export type InputAt<K extends CallKey> = ParsedInputOf<EndpointAt<K>>

/** The data of a reply; of a call that answers with events, all of them. */
type DataAt<K extends CallKey> =
  EndpointAt<K> extends { replies: 'events' }
    ? readonly ReplyOf<EndpointAt<K>>[]
    : ReplyOf<EndpointAt<K>>

/** A reply that is sent as it stands: a refusal, or what no server of ours would send. */
export class Sent {
  readonly status: number
  readonly body: string
  readonly contentType: string

  constructor(body: string, { status = 200, contentType = 'application/json' } = {}) {
    this.status = status
    this.body = body
    this.contentType = contentType
  }
}

/** A refusal, as the server words it. */
export function refusal(error: FailureCode, message: string): Sent {
  const { status } = failures[error]
  return new Sent(JSON.stringify(wrapFailure(status, { message, error, requestId: 'r-1' })), {
    status,
  })
}

/** No answer ever: the call stays under way. */
export const silence: unique symbol = Symbol('silence')

type Given<K extends CallKey> = DataAt<K> | Sent | typeof silence

/** What a call is answered with: always the same, or what is made of its input and the language of the page. */
export type Reply<K extends CallKey> =
  | Given<K>
  | ((input: InputAt<K>, language: Locale) => Given<K> | Promise<Given<K>>)

/** Replies by call; what is undefined is answered as usual. */
export type Replies = { [K in CallKey]?: Reply<K> | undefined }

const endpoints = new Map<string, Endpoint>(
  Object.values(api)
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

/** The call at a path below `/api`; undefined for one that the contract does not know. */
export const endpointAt = (key: string): Endpoint | undefined => endpoints.get(key)

/** Whether a word is the key of a call. */
export const isCallKey = (key: string): key is CallKey => endpoints.has(key)
