// The calls of the contract by their names (`works.list`), and what a test may answer them with. As in the client, the names become `METHOD /path`
// when a file is loaded (web/build/call-names.ts).
import { api } from '@atelier/contract'
import { type CallName, callKey, callsByName, type EndpointOf } from '@atelier/contract/call-names'
import type { Endpoint, ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { wrapFailure } from '@atelier/contract/envelope'
import { type FailureCode, failures } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'

export type { CallName }

/** What the page has sent, as a handler of the server would get it. */
export type InputAt<N extends CallName> = ParsedInputOf<EndpointOf<N>>

/** The data of a reply; of a call that answers with events, all of them. */
type DataAt<N extends CallName> =
  EndpointOf<N> extends { replies: 'events' }
    ? readonly ReplyOf<EndpointOf<N>>[]
    : ReplyOf<EndpointOf<N>>

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
export function refusal(error: FailureCode, message: string, more: { price?: number } = {}): Sent {
  const { status } = failures[error]
  const body = wrapFailure(status, { message, error, requestId: 'r-1', ...more })
  return new Sent(JSON.stringify(body), { status })
}

/** No answer ever: the call stays under way. */
export const silence: unique symbol = Symbol('silence')

type Given<N extends CallName> = DataAt<N> | Sent | typeof silence

/** What a call is answered with: always the same, or what is made of its input and the language of the page. */
export type Reply<N extends CallName> =
  | Given<N>
  | ((input: InputAt<N>, language: Locale) => Given<N> | Promise<Given<N>>)

/** Replies by call; what is undefined is answered as usual. */
export type Replies = { [N in CallName]?: Reply<N> | undefined }

const endpoints = new Map(
  [...callsByName(api).values()].map((endpoint) => [callKey(endpoint), endpoint]),
)

/** The call at a path below `/api`; undefined for one that the contract does not know. */
export const endpointAt = (key: string): Endpoint | undefined => endpoints.get(key)

/** Whether a word is what the name of a call has become. */
export const isCallKey = (key: string): key is CallName => endpoints.has(key)
