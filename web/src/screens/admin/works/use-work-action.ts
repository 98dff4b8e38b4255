import type { workAdmin } from '@atelier/contract/features/running/work-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'

export type StaffWorkAction = keyof Pick<typeof workAdmin, 'stop' | 'retry' | 'refund'>

const calls = {
  stop: 'workAdmin.stop',
  retry: 'workAdmin.retry',
  refund: 'workAdmin.refund',
} as const

/** Does something about a work; whoever asks shows what hindered it. */
export function useWorkAction(action: StaffWorkAction, id: number, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(calls[action], { id, reason }, { shownInPlace: true }),
    onSuccess: (detail) => {
      queries.setQueryData(callOptions('workAdmin.read', { id }).queryKey, detail)
      onDone()
    },
    // Also where it failed: it may be that somebody else was quicker.
    onSettled: (_, error) => {
      void whenRefreshed(_, error)
      if (error) void queries.invalidateQueries({ queryKey: dataKey('workAdmin.read') })
    },
  })
}
