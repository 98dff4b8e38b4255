// What the list of conversations learns from answers: a new conversation, the last use, and a title that a model gives later.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchGroups } from '../../features/talk/groups/queries.ts'
import { runs } from '../../features/talk/runs/runs.ts'

/** A model names a conversation after its first answer, in its own time. */
const titleAfterMs = [2000, 6000, 15_000]

export function useTurnEffects(): void {
  const client = useQueryClient()
  useEffect(() => {
    const known = new Map<string, string>()
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const read = () => {
      for (const { key, link, prompt, state } of runs.turns()) {
        const before = known.get(key)
        if (before === link) continue
        known.set(key, link)
        const begun = link === 'live' && before === 'sending'
        if (begun || link === 'ended') void refetchGroups(client)
        if (link !== 'ended' || !prompt || state.end?.kind !== 'finish') continue
        for (const ms of titleAfterMs) {
          const timer = setTimeout(() => {
            timers.delete(timer)
            void refetchGroups(client)
          }, ms)
          timers.add(timer)
        }
      }
    }
    read()
    const unsubscribe = runs.subscribe(read)
    return () => {
      unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client])
}
