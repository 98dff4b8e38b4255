import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { type ModelDraft, wishOf } from './model-draft.ts'

export const useOwnModels = () => useQuery(callOptions('GET /autoreply/queryGptModelUser', {}))

export const useSiteModels = () => useQuery(callOptions('GET /autoreply/queryGptModel', {}))

/** The upstreams that a key can be for. */
export const useApis = () => useQuery(callOptions('GET /config/ownConnection', {}))

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: dataKey('GET /autoreply/queryGptModelUser') })
}

export function useKeepModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (draft: ModelDraft) =>
      call('POST /autoreply/addGptModelUser', wishOf(draft), { shownInPlace: true }),
    onSuccess: refresh,
  })
}

export function useDeleteModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('POST /autoreply/deleteGptModelUser', { id }),
    // It may be gone already: what there is tells.
    onSettled: refresh,
  })
}
