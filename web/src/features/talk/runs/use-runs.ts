import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { runs } from './runs.ts'
import type { Turn } from './turn.ts'

/** All turns, without what they say now. */
export const useTurns = (): readonly Turn[] => useSyncExternalStore(runs.subscribe, runs.turns)

/** One turn as it grows; undefined without a key, and when it is forgotten. */
export function useTurn(key: string | null): Turn | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => undefined : runs.subscribeTurn(key, listener)),
    [key],
  )
  return useSyncExternalStore(subscribe, () => (key === null ? undefined : runs.turn(key)))
}

/** Conversations in which an answer is under way. */
export function useRunningGroups(): ReadonlySet<number> {
  const turns = useTurns()
  const text = turns
    .flatMap(({ groupId, endedAt }) => (groupId !== null && endedAt === null ? [groupId] : []))
    .join()
  return useMemo(() => new Set(text === '' ? [] : text.split(',').map(Number)), [text])
}
