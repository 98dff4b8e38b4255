// The maps of the caller: listed, renamed, deleted with time to think again.
import type { MindSummary } from '@atelier/contract/features/talk/minds'
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { dataKey } from '../../api/call-options.ts'
import { whenRefreshed } from '../../api/refresh.ts'
import { unlessGone } from '../../api/unless-gone.ts'
import { byId, usePages } from '../../api/use-pages.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { tabDeletes, useFinishDeletes } from '../../lib/tab-deletes.ts'
import { toast } from '../../ui/toast-manager.ts'

const size = 40
const listKey = dataKey('minds.list')
const deletes = tabDeletes('minds')

type Pages = InfiniteData<{ rows: MindSummary[]; count: number }>

export const refetchMinds = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: listKey })

export function useOwnMinds() {
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.hidden)
  const { query, rows } = usePages({
    queryKey: listKey,
    size,
    read: (page, signal) => call('minds.list', { page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    refetchOnMount: 'always',
  })
  return { query, rows: rows.filter(({ id }) => !hidden.has(id)) }
}

export function useRenameMind() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      call('groups.update', { groupId: id, title }, { shownInPlace: true }),
    onSuccess: (_, { id, title }) => {
      changeRows(client, (row) => (row.id === id ? { ...row, title } : row))
      client.setQueriesData<{ id: number; title: string }>(
        { queryKey: dataKey('minds.get') },
        (found) => (found?.id === id ? { ...found, title } : found),
      )
    },
    onSettled: whenRefreshed,
  })
}

const changeRows = (client: QueryClient, change: (row: MindSummary) => MindSummary | null) =>
  client.setQueryData<Pages>(listKey, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.flatMap((row) => change(row) ?? []),
          })),
        }
      : data,
  )

async function removeMind(client: QueryClient, id: number): Promise<void> {
  await call('groups.delete', { groupId: id }, { keepalive: true }).catch(unlessGone)
  changeRows(client, (row) => (row.id === id ? null : row))
}

/** Gone at once on the screen, at the server when it cannot be taken back any more. */
export function useDeleteMind(): (id: number) => void {
  const client = useQueryClient()
  const t = useTexts('mind')
  const common = useTexts('common')
  return (id) => {
    const { undo, commit } = deletes.add([id], () => removeMind(client, id))
    toast(t.deleted, {
      key: `mind-${id}`,
      onGone: commit,
      action: { label: common.undo, onPress: () => void undo() },
    })
  }
}

/** Deletes the maps that the page before was deleting when it was left. */
export function useFinishMindDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(deletes, async (ids) => {
    await Promise.all(ids.map((id) => removeMind(client, id)))
    await refetchMinds(client)
  })
}
