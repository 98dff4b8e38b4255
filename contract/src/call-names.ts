// The calls of the contract by the names that the browser's code has for them: feature and call, as in `works.list`.
import type { Endpoint } from './endpoint.ts'
import type { Api } from './index.ts'

/** `<feature>.<call>`. */
export type CallName = {
  [Feature in keyof Api]: `${Feature}.${keyof Api[Feature] & string}`
}[keyof Api]

/** The definition that a name stands for. */
export type EndpointOf<Name extends CallName> =
  Name extends `${infer Feature extends keyof Api}.${infer Call}`
    ? Call extends keyof Api[Feature]
      ? Api[Feature][Call]
      : never
    : never

type Calls = Record<string, Record<string, Endpoint>>

/** Every call by its name. */
export const callsByName = (api: Calls): ReadonlyMap<string, Endpoint> =>
  new Map(
    Object.entries(api).flatMap(([feature, calls]) =>
      Object.entries(calls).map(([call, endpoint]) => [`${feature}.${call}`, endpoint] as const),
    ),
  )

/** `METHOD /path`, which a call has on its way: the transport's word for it, and the first part of the keys under which its data is kept. */
export const callKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`
