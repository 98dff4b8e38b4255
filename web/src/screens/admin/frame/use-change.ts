// What changes something at the server, followed by reading anew what shows it.
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { CallName, InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'

type ChangeOptions<K extends CallName> = {
  /** Whoever calls shows what failed. */
  shownInPlace?: boolean
  onSuccess?: (reply: ReplyAt<K>, input: InputAt<K>) => void
  /** However it ended, before anything is read anew. */
  onSettled?: () => void
}

/** A call that changes something; under way until what shows it has been read anew. */
export function useChange<K extends CallName>(key: K, options: ChangeOptions<K> = {}) {
  const { shownInPlace, onSuccess, onSettled } = options
  return useMutation({
    mutationFn: (input: InputAt<K>) => call(key, input, { shownInPlace }),
    onSuccess: (reply, input) => onSuccess?.(reply, input),
    onSettled: (_, failure) => {
      onSettled?.()
      return whenRefreshed(_, failure)
    },
  })
}
