import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../../api/current-user.ts'
import { runs } from '../../features/talk/runs/runs.ts'

/**
 * What somebody holds is asked for anew once an answer has cost something, or may have: others may have been paid for meanwhile.
 * Heard from the store itself: a short answer can end, and be forgotten, before anything drawn has seen it.
 */
export function useBalanceAfterAnswers(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      runs.onEnd(({ state: { end } }) => {
        if (end?.price !== 0) void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }),
    [client],
  )
}
