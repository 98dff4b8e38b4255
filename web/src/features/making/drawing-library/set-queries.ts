// The sets of parameters that somebody keeps. A set goes at once; taking that back keeps it again.
import type { ParamSet } from '@atelier/contract/features/making/drawing-library'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'

const sets = callOptions('drawingLibrary.paramSets', {})

export const useSets = () => useQuery({ ...sets, refetchOnMount: 'always' })

type Kept = Pick<ParamSet, 'name' | 'value' | 'params'>

/** Keeps a set in the place of the one of the same name. Its failure is shown where it is used. */
export function useKeepSet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, value, params }: Kept) =>
      call(
        'drawingLibrary.paramSets',
        { name, value, params: params.join(',') },
        { shownInPlace: true },
      ),
    onSuccess: (answer) => client.setQueryData(sets.queryKey, answer),
  })
}

export function useDeleteSet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ParamSet) =>
      call('drawingLibrary.paramSets', { id, remove: true }, { shownInPlace: true }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: sets.queryKey })
      client.setQueryData<Awaited<ReturnType<typeof sets.queryFn>>>(
        sets.queryKey,
        (now) => now && { ...now, rows: now.rows.filter((one) => one.id !== id) },
      )
    },
    onSuccess: (answer) => client.setQueryData(sets.queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey: sets.queryKey }),
  })
}
