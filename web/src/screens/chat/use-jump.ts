// Leads to the message that the address names: loads as far back as needed, and shows the branch that it stands on.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import type { Log } from '../../features/talk/groups/log-pages.ts'
import { loadWholeLog, logKey, refetchLog } from '../../features/talk/groups/log-queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'
import { untilMessageList } from './message-list-ahead.ts'
import type { MessageListHandle } from './parts/message-list.tsx'

/** How long the message that was jumped to shows itself, in milliseconds. */
const shownMs = 2200
/** In how many frames the rows that were just loaded are drawn, on a machine that is busy. */
const maxFrames = 120

export function useJump(
  place: { groupId: number; entryId: number; isLoaded: boolean },
  list: RefObject<MessageListHandle | null>,
): { targetId: number } {
  const { groupId, entryId, isLoaded } = place
  const client = useQueryClient()
  const t = useTexts('chat')
  const { key } = useLocation()
  const [targetId, setTargetId] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address once more is a new wish
  useEffect(() => {
    if (groupId === 0 || entryId === 0 || !isLoaded) return undefined
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isThere = (log: Log) => log.rows.some(({ id }) => id === entryId)
    const known = () => client.getQueryData<Log>(logKey(groupId))
    const find = async () => {
      await untilMessageList()
      await loadWholeLog(client, groupId, { enough: isThere })
      const log = known()
      if (!log || isThere(log)) return
      await call('chatlog.selectVersion', { id: entryId }, { shownInPlace: true })
      await refetchLog(client, groupId)
      await loadWholeLog(client, groupId, { enough: isThere })
    }
    const show = (frames: number) => {
      if (left) return
      if (!list.current?.scrollToEntry(entryId)) {
        if (frames < maxFrames) requestAnimationFrame(() => show(frames + 1))
        return
      }
      setTargetId(entryId)
      timer = setTimeout(() => setTargetId(0), shownMs)
    }
    find().then(
      // The rows that were just loaded are drawn with the next frame.
      () => requestAnimationFrame(() => requestAnimationFrame(() => show(0))),
      () => left || toast(t.entryGone, { kind: 'failure' }),
    )
    return () => {
      left = true
      clearTimeout(timer)
      setTargetId(0)
    }
  }, [client, groupId, entryId, isLoaded, key])

  return { targetId }
}
