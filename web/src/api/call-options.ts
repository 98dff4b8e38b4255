import { call } from './call.ts'
import type { CallKey, InputAt, ReplyAt } from './endpoint-types.ts'
import type { CallSettings } from './transport.ts'

/** The key under which a call's data is kept; without input, of all its inputs. */
export const dataKey = <K extends CallKey>(key: K, input?: InputAt<K>) =>
  input === undefined ? ([key] as const) : ([key, input] as const)

/**
 * What `useQuery` wants for a GET of the contract. Whoever shows the data also shows its failure, so by default none is said
 * elsewhere (`settings.shownInPlace`).
 */
export const callOptions = <K extends CallKey>(
  key: K,
  input: InputAt<K>,
  settings: Omit<CallSettings, 'signal'> = {},
) => ({
  queryKey: [key, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyAt<K>> =>
    call(key, input, { shownInPlace: true, ...settings, signal }),
})
