// What a conversation shows: its stored log, the turns under way in it, and what keeps the two together.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { refetchLog, useLog } from '../../features/talk/groups/log-queries.ts'
import { refetchGroups } from '../../features/talk/groups/queries.ts'
import { runs } from '../../features/talk/runs/runs.ts'
import { useTurns } from '../../features/talk/runs/use-runs.ts'
import { onDeletedElsewhere } from '../../lib/tab-channel.ts'
import { composeLog, turnsSettled, turnsShown } from './compose-log.ts'
import { drawnEntryKey } from './drawing/drawn-keys.ts'
import { useHiddenEntries } from './entry-deletes.ts'

/** How often a run that the server does not know is looked for again before its stored state is believed. */
const maxAttempts = 3
const attempts = new Map<number, number>()

export function useConversation(groupId: number, page: string) {
  const client = useQueryClient()
  const log = useLog(groupId)
  const allTurns = useTurns()
  const hidden = useHiddenEntries()
  const turns = useMemo(() => turnsShown(allTurns, groupId, page), [allTurns, groupId, page])
  const rows = log.data?.rows
  const items = useMemo(() => {
    const all = composeLog(rows ?? [], turns, (id) => runs.entryKey(id) ?? drawnEntryKey(id))
    // At the end: a turn that has only just ended may still tell what is being deleted.
    return all.filter(({ entry }) => !hidden.has(entry.id))
  }, [rows, hidden, turns])

  // An answer that grows without this page: begun elsewhere, or before a reload.
  const last = rows?.at(-1)
  const isFollowed = turns.some(({ state }) => state.entryId === last?.id)
  useEffect(() => {
    if (groupId === 0 || last?.state !== 'running' || isFollowed) return
    const tried = attempts.get(last.id) ?? 0
    if (tried >= maxAttempts) return
    attempts.set(last.id, tried + 1)
    runs.attach({ groupId, entryId: last.id, parts: last.parts, seq: last.seq })
  }, [groupId, last, isFollowed])

  useDeletedElsewhere(groupId)

  // A turn that has ended stays until what is stored has been asked for after that.
  const askedAt = log.data?.askedAt ?? 0
  const lastEnd = Math.max(0, ...turns.map(({ endedAt }) => endedAt ?? 0))
  useEffect(() => {
    if (groupId > 0 && lastEnd > 0) void refetchLog(client, groupId)
  }, [client, groupId, lastEnd])
  useEffect(() => {
    for (const { key } of turnsSettled(turns, askedAt)) runs.forget(key)
  }, [turns, askedAt])

  const running = turns.findLast(({ endedAt }) => endedAt === null)
  return { log, items, turns, running }
}

/** Asks again for what is shown when another tab has deleted it, and when somebody comes back to a window that stayed in sight. */
function useDeletedElsewhere(groupId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (groupId === 0) return
    const ask = () => {
      void refetchLog(client, groupId)
      void refetchGroups(client)
    }
    const stop = onDeletedElsewhere(ask)
    addEventListener('focus', ask)
    return () => {
      stop()
      removeEventListener('focus', ask)
    }
  }, [client, groupId])
}
