// The answers of comparisons under way. A store of its own: in the conversation one answer grows at a time, here several do.
import { useCallback, useSyncExternalStore } from 'react'
import { stream } from '../../../api/stream.ts'
import { RunClient } from '../../../features/talk/runs/run-client.ts'
import { type ProcessInput, runDeps } from '../../../features/talk/runs/runs.ts'
import type { Turn } from '../../../features/talk/runs/turn.ts'
import { timed } from './run-times.ts'

export const compareRuns = new RunClient<ProcessInput>({
  ...runDeps,
  process: (input, signal) =>
    timed(stream('chat.process', input, { signal, shownInPlace: true }), {
      entryId: null,
      askedAt: Date.now(),
    }),
  attach: (at, signal) =>
    timed(stream('chat.run', at, { signal, shownInPlace: true }), {
      entryId: at.entryId,
      askedAt: null,
    }),
})

export const useCompareTurns = (): readonly Turn[] =>
  useSyncExternalStore(compareRuns.subscribe, compareRuns.turns)

/** One turn as it grows. */
export function useCompareTurn(key: string | undefined): Turn | undefined {
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined ? () => undefined : compareRuns.subscribeTurn(key, listener),
    [key],
  )
  return useSyncExternalStore(subscribe, () =>
    key === undefined ? undefined : compareRuns.turn(key),
  )
}
