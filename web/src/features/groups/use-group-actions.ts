// Deleting conversations: at once on the screen, at the server when the time to take it back is over.
import type { Group } from '@atelier/contract/features/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { chatStorage } from '../../lib/storage/chat-storage.ts'
import { toast } from '../../ui/toast-manager.ts'
import { DelayedDeletes } from './delayed-deletes.ts'
import { chatPath, rememberGroup, useOpenGroup } from './group-link.ts'
import { logKey } from './log-queries.ts'
import { dropGroups, knownGroups, useDeleteAllGroups, useGroups } from './queries.ts'
import { reselectAfterDelete, reselectAfterDeleteAll } from './reselect.ts'

const deletes = new DelayedDeletes()

const useHidden = () => useSyncExternalStore(deletes.subscribe, deletes.hidden)

/** The conversations without those that are being deleted. */
export function useShownGroups() {
  const query = useGroups()
  const hidden = useHidden()
  const groups = useMemo(
    () => query.data?.filter(({ id }) => !hidden.has(id)),
    [query.data, hidden],
  )
  return { ...query, groups }
}

export function useGroupDeletes() {
  const client = useQueryClient()
  const open = useOpenGroup()
  const { pathname } = useLocation()
  const t = useTexts('chat')
  const common = useTexts('common')
  const all = useDeleteAllGroups()

  // Other screens keep their place; the chat opens there when one comes back to it.
  const select = (groupId: number) => {
    if (pathname === chatPath) open(groupId, { replace: true })
    else rememberGroup(groupId)
  }

  const deleteGroup = (group: Group) => {
    const ids = knownGroups(client).flatMap(({ id }) => (deletes.hidden().has(id) ? [] : [id]))
    const before = chatStorage.get().active
    const next = reselectAfterDelete(ids, group.id)
    const undo = deletes.add([group.id], async () => {
      await call('POST /group/del', { groupId: group.id }, { keepalive: true }).catch(unlessGone)
      dropGroups(client, new Set([group.id]))
      client.removeQueries({ queryKey: logKey(group.id) })
    })
    select(next)
    toast(t.groupDeleted, {
      key: `group-${group.id}`,
      action: {
        label: common.undo,
        onPress: () => {
          if (undo() && chatStorage.get().active === next) select(before)
        },
      },
    })
  }

  const deleteAll = async () => {
    await all.mutateAsync()
    select(reselectAfterDeleteAll(knownGroups(client).map(({ id }) => id)))
  }

  return { deleteGroup, deleteAll, deletingAll: all.isPending }
}

/** Somebody else deleted it first: that is what was wanted. */
export function unlessGone(failure: unknown): void {
  if (!(failure instanceof CallFailure && failure.status === 404)) throw failure
}

/** Makes outstanding deletions when the page is left. */
export function useFlushOnLeave(pending: DelayedDeletes): void {
  useEffect(() => {
    addEventListener('pagehide', pending.flush)
    return () => removeEventListener('pagehide', pending.flush)
  }, [pending])
}

export const useFlushGroupDeletes = (): void => useFlushOnLeave(deletes)
