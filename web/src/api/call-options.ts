import { call } from './call.ts'
import type { CallName, InputAt, ReplyAt } from './endpoint-types.ts'
import type { CallSettings } from './transport.ts'

/** The key under which a call's data is kept; without input, of all its inputs. */
export const dataKey = <N extends CallName>(name: N, input?: InputAt<N>) =>
  input === undefined ? ([name] as const) : ([name, input] as const)

/**
 * What `useQuery` wants for a GET of the contract. Whoever shows the data also shows its failure, so by default none is said
 * elsewhere (`settings.shownInPlace`).
 */
export const callOptions = <N extends CallName>(
  name: N,
  input: InputAt<N>,
  settings: Omit<CallSettings, 'signal'> = {},
) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyAt<N>> =>
    call(name, input, { shownInPlace: true, ...settings, signal }),
})
