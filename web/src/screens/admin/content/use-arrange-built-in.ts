import type { BuiltInList } from '@atelier/contract/content-terms'
import type { BuiltInRow } from '@atelier/contract/features/running/content-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'

/** Takes the rows as they should be, or nothing for the usual list. Shows at once, and goes back where the server refuses. */
export function useArrangeBuiltIn(list: BuiltInList) {
  const queries = useQueryClient()
  const { queryKey } = callOptions('GET /admin/content/builtIn', { list })
  return useMutation({
    mutationFn: (rows: readonly BuiltInRow[] | undefined) =>
      call('POST /admin/content/arrangeBuiltIn', {
        list,
        order: (rows ?? []).map(({ id }) => id),
        hidden: (rows ?? []).filter(({ isShown }) => !isShown).map(({ id }) => id),
      }),
    // One after the other, so that the last one counts.
    scope: { id: `arrange ${list}` },
    onMutate: async (rows) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (rows) queries.setQueryData(queryKey, { rows: [...rows], isUsual: false })
      return before
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
