// The calls of the contract by their key, `METHOD /path`, as types only: nothing of the contract reaches the bundle from here.
import type { Api } from '@atelier/contract'
import type { InputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { WorkEvent } from '@atelier/contract/features/making/works'
import type { ChatEvent } from '@atelier/contract/message-parts'

type AnyEndpoint = { [F in keyof Api]: Api[F][keyof Api[F]] }[keyof Api]

type KeyOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never

export type EndpointKey = KeyOf<AnyEndpoint>

type EndpointAt<K extends EndpointKey> = K extends `${infer M} ${infer P}`
  ? Extract<AnyEndpoint, { method: M; path: P }>
  : never

/** Coerced fields read as `unknown` on their way in; the type they become is what a caller should give. */
type Known<I, O> = unknown extends I
  ? O
  : I extends readonly unknown[] | ((...args: never) => unknown)
    ? I
    : I extends object
      ? { [F in keyof I]: F extends keyof O ? Known<I[F], O[F]> : I[F] }
      : I

export type InputAt<K extends EndpointKey> = Known<InputOf<EndpointAt<K>>, ReplylessOutput<K>>
type ReplylessOutput<K extends EndpointKey> = EndpointAt<K>['input']['_zod']['output']

export type ReplyAt<K extends EndpointKey> = ReplyOf<EndpointAt<K>>

type IsAny<T> = 0 extends 1 & T ? true : false

/** Calls that answer with a stream of events. */
export type StreamKey = {
  [K in EndpointKey]: IsAny<ReplyAt<K>> extends true
    ? never
    : [ReplyAt<K>] extends [ChatEvent | WorkEvent]
      ? K
      : never
}[EndpointKey]

/** Calls that take a file. */
export type UploadKey = Extract<
  EndpointKey,
  | 'POST /upload/pic'
  | 'POST /upload/media'
  | 'POST /knowledge/add'
  | 'POST /voice/transcribe'
  | 'POST /user/import'
  | 'POST /admin/content/picture'
  | 'POST /admin/sites/picture'
>

/** Addresses that a browser is sent to; nothing here calls them. */
type VisitKey = Extract<EndpointKey, 'GET /auth/messagingCallback' | 'GET /auth/openidCallback'>

/** Calls that answer in the envelope. */
export type CallKey = {
  [K in EndpointKey]: IsAny<ReplyAt<K>> extends true ? never : K
}[Exclude<EndpointKey, StreamKey | UploadKey | VisitKey>]
