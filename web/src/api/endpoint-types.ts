// The calls of the contract by their names (`works.list`), as types only: nothing of the contract reaches the bundle from here.
import type { EndpointOf, CallName as NameOfAny } from '@atelier/contract/call-names'
import type { BodyKind, InputOf, ReplyKind, ReplyOf } from '@atelier/contract/endpoint'

/** Every call that there is. */
export type EndpointName = NameOfAny

type EndpointAt<N extends EndpointName> = EndpointOf<N>

/** Coerced fields read as `unknown` on their way in; the type they become is what a caller should give. */
type Known<I, O> = unknown extends I
  ? O
  : I extends readonly unknown[] | ((...args: never) => unknown)
    ? I
    : I extends object
      ? { [F in keyof I]: F extends keyof O ? Known<I[F], O[F]> : I[F] }
      : I

export type InputAt<N extends EndpointName> = Known<InputOf<EndpointAt<N>>, ReplylessOutput<N>>
type ReplylessOutput<N extends EndpointName> = EndpointAt<N>['input']['_zod']['output']

export type ReplyAt<N extends EndpointName> = ReplyOf<EndpointAt<N>>

type NameWith<Replies extends ReplyKind, Body extends BodyKind> = {
  [N in EndpointName]: EndpointAt<N> extends { replies: Replies; body: Body } ? N : never
}[EndpointName]

/** Calls that answer with a stream of events. */
export type StreamName = NameWith<'events', BodyKind>

/** Calls that take a file. */
export type UploadName = NameWith<'json', 'multipart'>

/** Calls that answer in the envelope. */
export type CallName = NameWith<'json', 'json'>

/** Calls that answer with a file. */
export type FileName = NameWith<'file', 'json'>
