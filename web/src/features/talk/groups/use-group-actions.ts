// Deleting conversations: at once on the screen, at the server when the time to take it back is over.
import type { Group } from '@atelier/contract/features/talk/groups'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { openGroup } from '../../../lib/open-group.ts'
import { sendDeleted } from '../../../lib/tab-channel.ts'
import { tabDeletes, useFinishDeletes } from '../../../lib/tab-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { chatPath, rememberGroup, useOpenGroup } from './group-link.ts'
import { logKey } from './log-queries.ts'
import { dropGroups, knownGroups, refetchGroups, useDeleteAllGroups, useGroups } from './queries.ts'
import { reselectAfterDelete, reselectAfterDeleteAll } from './reselect.ts'

const deletes = tabDeletes('groups')

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
    const before = openGroup()
    const next = reselectAfterDelete(ids, group.id)
    const { undo, commit } = deletes.add([group.id], () => removeGroup(client, group.id))
    select(next)
    toast(t.groupDeleted, {
      key: `group-${group.id}`,
      onGone: commit,
      action: {
        label: common.undo,
        onPress: () => {
          if (undo() && openGroup() === next) select(before)
        },
      },
    })
  }

  const deleteAll = async () => {
    const before = knownGroups(client)
    await all.mutateAsync()
    sendDeleted(before.flatMap(({ id, isSticky }) => (isSticky ? [] : [id])))
    select(reselectAfterDeleteAll(knownGroups(client).map(({ id }) => id)))
  }

  return { deleteGroup, deleteAll, deletingAll: all.isPending }
}

async function removeGroup(client: QueryClient, groupId: number): Promise<void> {
  await call('groups.delete', { groupId }, { keepalive: true }).catch(unlessGone)
  sendDeleted([groupId])
  dropGroups(client, new Set([groupId]))
  client.removeQueries({ queryKey: logKey(groupId) })
}

/** Deletes the conversations that the page before was deleting when it was left. */
export function useFinishGroupDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(deletes, async (ids) => {
    await Promise.all(ids.map((id) => removeGroup(client, id)))
    await refetchGroups(client)
  })
}
