// What changes something at the server, followed by reading anew what shows it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { CallKey, InputAt, ReplyAt } from '../../../api/endpoint-types.ts'

/** Has all that these calls told read anew. */
export function useRefresh(...calls: readonly CallKey[]): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all(calls.map((key) => queries.invalidateQueries({ queryKey: dataKey(key) })))
}

type ChangeOptions<K extends CallKey> = {
  /** What tells of what is changed; read anew also where the change failed, for somebody else may have been quicker. */
  reads: readonly CallKey[]
  /** Whoever calls shows what failed. */
  shownInPlace?: boolean
  onSuccess?: (reply: ReplyAt<K>, input: InputAt<K>) => void
  /** However it ended, before anything is read anew. */
  onSettled?: () => void
}

/** A call that changes something; under way until what shows it has been read anew. */
export function useChange<K extends CallKey>(key: K, options: ChangeOptions<K>) {
  const { reads, shownInPlace, onSuccess, onSettled } = options
  const refresh = useRefresh(...reads)
  return useMutation({
    mutationFn: (input: InputAt<K>) => call(key, input, { shownInPlace }),
    onSuccess: (reply, input) => onSuccess?.(reply, input),
    onSettled: () => {
      onSettled?.()
      return refresh()
    },
  })
}
