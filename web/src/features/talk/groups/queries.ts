// The conversations, and what can be done to them. Changes show at once; when the server will not have them they are taken back.
import type { Group } from '@atelier/contract/features/talk/groups'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { usePages } from '../../../api/use-pages.ts'
import { shownOrder } from './group-sections.ts'
import { listGroups } from './list-groups.ts'

const list = {
  queryKey: callOptions('groups.list', {}).queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => listGroups(signal),
}

/** All conversations, in the order in which they are shown. */
export const useGroups = () => useQuery({ ...list, select: shownOrder })

export const refetchGroups = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: dataKey('groups.list') })

/** The list as it is known now, without asking. */
export const knownGroups = (client: QueryClient): Group[] =>
  shownOrder(client.getQueryData<Group[]>(list.queryKey) ?? [])

export const dropGroups = (client: QueryClient, ids: ReadonlySet<number>): void => {
  client.setQueryData<Group[]>(list.queryKey, (groups) => groups?.filter(({ id }) => !ids.has(id)))
}

type Change = { groupId: number; title?: string; isSticky?: boolean }

/** Renames or sticks. */
export function useChangeGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => call('groups.update', change, { keepalive: true }),
    onMutate: async ({ groupId, ...fields }) => {
      await client.cancelQueries({ queryKey: list.queryKey })
      const before = client.getQueryData<Group[]>(list.queryKey)
      client.setQueryData<Group[]>(list.queryKey, (groups) =>
        groups?.map((group) => (group.id === groupId ? { ...group, ...fields } : group)),
      )
      return { before }
    },
    onError: (_failure, _change, context) => {
      if (context?.before) client.setQueryData(list.queryKey, context.before)
    },
    onSettled: whenRefreshed,
  })
}

export function useDeleteAllGroups() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('groups.deleteAll', {}),
    onSuccess: () => {
      client.setQueryData<Group[]>(list.queryKey, (groups) =>
        groups?.filter(({ isSticky }) => isSticky),
      )
    },
    onSettled: whenRefreshed,
  })
}

/** Messages on a page of what was searched for. */
const size = 20

/** Messages of all conversations that hold the words, the best first; asks nothing for no words. */
export function useMessageSearch(words: string) {
  const q = words.trim().slice(0, 200)
  return usePages({
    queryKey: [...dataKey('chatlog.search'), q],
    enabled: q !== '',
    size,
    read: (page, signal) =>
      call('chatlog.search', { q, page, size }, { shownInPlace: true, signal }),
    keyOf: ({ entryId }) => entryId,
    keepsBefore: true,
  })
}
