import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { balanceChanged } from '../../../api/balance-changed.ts'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'

export type CheckIns = ReplyAt<'checkIn.display'>

/** A month of check-ins with today and what comes; without a month, this one. */
export const useCheckIns = (month: string | undefined, enabled = true) =>
  useQuery({
    ...callOptions('checkIn.display', month ? { month } : {}),
    placeholderData: keepPreviousData,
    // Another day may have begun.
    refetchOnMount: 'always',
    enabled,
  })

/** Checks in for today. Its failure is shown where it is used. */
export function useCheckIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('checkIn.checkIn', {}, { shownInPlace: true }),
    onSuccess: async ({ userBalance }) => {
      await Promise.all([balanceChanged(queries, userBalance), whenRefreshed()])
    },
  })
}
