import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery } from '../../api/current-user.ts'
import { useTurns } from '../../features/runs/use-runs.ts'

/** What somebody holds is asked for anew once an answer has cost something: others may have been paid for meanwhile. */
export function useBalanceAfterAnswers(): void {
  const client = useQueryClient()
  const turns = useTurns()
  const counted = useRef(new Set<string>())
  useEffect(() => {
    const paid = turns.filter(
      ({ key, state }) => (state.end?.price ?? 0) > 0 && !counted.current.has(key),
    )
    if (paid.length === 0) return
    for (const { key } of paid) counted.current.add(key)
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [client, turns])
}
