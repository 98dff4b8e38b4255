import type { Share } from '@atelier/contract/features/showing/shares'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import type { ShareSubject } from './share-subject.ts'

/** Own links that open something, newest first: of one thing, or all. */
export const useOwnLinks = (subject?: ShareSubject) =>
  useQuery({ ...callOptions('shares.list', subject ?? {}), refetchOnMount: 'always' })

type Request = ShareSubject & { password: string; hours: number | null }

export function useCreateLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('shares.create', request, { shownInPlace: true }),
    onSuccess: (made, { kind, subjectId }) => {
      const { queryKey } = callOptions('shares.list', { kind, subjectId })
      client.setQueryData<Share[]>(queryKey, (known = []) => [made, ...known])
    },
  })
}

export function useRevokeLink() {
  return useMutation({
    mutationFn: ({ id }: Share) => call('shares.revoke', { id }),
    onSettled: whenRefreshed,
  })
}
