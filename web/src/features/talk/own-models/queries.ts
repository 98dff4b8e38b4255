import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { type ModelDraft, wishOf } from './model-draft.ts'

export const useOwnModels = () => useQuery(callOptions('GET /autoreply/queryGptModelUser', {}))

export const useSiteModels = () => useQuery(callOptions('GET /autoreply/queryGptModel', {}))

/** The upstreams that a key can be for. */
export const useApis = () => useQuery(callOptions('GET /config/ownConnection', {}))

export function useKeepModel() {
  return useMutation({
    mutationFn: (draft: ModelDraft) =>
      call('POST /autoreply/addGptModelUser', wishOf(draft), { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}

export function useDeleteModel() {
  return useMutation({
    mutationFn: (id: number) => call('POST /autoreply/deleteGptModelUser', { id }),
    // It may be gone already: what there is tells.
    onSettled: whenRefreshed,
  })
}
