import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { type ModelDraft, requestOf } from './model-draft.ts'

export const useOwnModels = () => useQuery(callOptions('models.listOwn', {}))

export const useSiteModels = () => useQuery(callOptions('models.listChat', {}))

/** The upstreams that a key can be for. */
export const useApis = () => useQuery(callOptions('ownConnections.read', {}))

export function useKeepModel() {
  return useMutation({
    mutationFn: (draft: ModelDraft) =>
      call('models.addOwn', requestOf(draft), { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}

export function useDeleteModel() {
  return useMutation({
    mutationFn: (id: number) => call('models.deleteOwn', { id }),
    // It may be gone already: what there is tells.
    onSettled: whenRefreshed,
  })
}
