// Entries of a kind, and what can be done with them.
import type { EntryKind } from '@atelier/contract/content-terms'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'

const listCall = 'contentAdmin.list'
type List = ReplyAt<typeof listCall>

export const useEntries = (kind: EntryKind) => useQuery(callOptions(listCall, { kind }))

/** Order and visibility show at once, and go back where the server refuses. */
export function useEntryActions(kind: EntryKind) {
  const queries = useQueryClient()
  const t = useTexts('adminContent')
  const key = dataKey(listCall, { kind })
  const showAtOnce = async (change: (rows: ContentEntry[]) => ContentEntry[]) => {
    await queries.cancelQueries({ queryKey: key })
    const before = queries.getQueryData<List>(key)
    if (before) queries.setQueryData<List>(key, { rows: change(before.rows) })
    return before
  }
  const goBack = (before: List | undefined) => queries.setQueryData<List>(key, before)

  const show = useMutation({
    mutationFn: (request: InputAt<'contentAdmin.show'>) => call('contentAdmin.show', request),
    onMutate: ({ id, isShown }) =>
      showAtOnce((rows) => rows.map((row) => (row.id === id ? { ...row, isShown } : row))),
    onError: (_, __, before) => goBack(before),
    onSettled: whenRefreshed,
  })
  const arrange = useMutation({
    mutationFn: (ids: readonly number[]) => call('contentAdmin.arrange', { kind, ids: [...ids] }),
    // One after the other, so that the last one counts.
    scope: { id: `arrange ${kind}` },
    onMutate: (ids) =>
      showAtOnce((rows) => [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onError: (_, __, before) => goBack(before),
    onSettled: whenRefreshed,
  })
  const remove = useMutation({
    mutationFn: (id: number) => call('contentAdmin.remove', { id }),
    onSuccess: () => toast(t.removed, { kind: 'success' }),
    onSettled: whenRefreshed,
  })
  const fill = useMutation({
    mutationFn: (bodies: Record<string, unknown>[]) => call('contentAdmin.fill', { kind, bodies }),
    onSuccess: () => toast(t.saved, { kind: 'success' }),
    onSettled: whenRefreshed,
  })
  return { show, arrange, remove, fill }
}

export type EntryActions = ReturnType<typeof useEntryActions>
