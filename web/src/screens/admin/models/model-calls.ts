// What can be said of models, each followed by reading them anew.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'

type Path =
  | 'POST /admin/models/save'
  | 'POST /admin/models/arrange'
  | 'POST /admin/models/add'
  | 'POST /admin/models/remove'

/** With `shownInPlace`, whoever calls tells of a failure. */
export function useModelCall<P extends Path>(path: P, settings?: { shownInPlace: boolean }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputAt<P>) => call(path, input, settings),
    onSettled: () => queries.invalidateQueries({ queryKey: dataKey('GET /admin/models') }),
  })
}
