// What can be done about somebody, each followed by reading them anew.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'

/** Has everything that is shown of people read anew. */
export function useRefetch(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      (['GET /admin/people', 'GET /admin/people/person', 'GET /admin/people/ledger'] as const).map(
        (key) => queries.invalidateQueries({ queryKey: dataKey(key) }),
      ),
    )
}

/** Out of one device, or with nothing named out of all. */
export function useSignOut(id: number) {
  const t = useTexts('adminPeople')
  const readAnew = useRefetch()
  return useMutation({
    mutationFn: (deviceId: number | undefined) =>
      call('POST /admin/people/signOut', { id, ...(deviceId ? { deviceId } : {}) }),
    onSuccess: ({ count }) => toast(t.signedOut({ n: count }), { kind: 'success' }),
    onSettled: readAnew,
  })
}

export function useUnblock(id: number, name: string) {
  const t = useTexts('adminPeople')
  const readAnew = useRefetch()
  return useMutation({
    mutationFn: () => call('POST /admin/people/unblock', { id }),
    onSuccess: () => toast(t.unblocked({ name }), { kind: 'success' }),
    onSettled: readAnew,
  })
}

/** The address that opens the look, in a tab of its own. */
export function useSeeAs(id: number) {
  return useMutation({
    mutationFn: () => call('POST /admin/people/seeAs', { id }),
    onSuccess: ({ url }) => {
      window.open(url, '_blank', 'noopener')
    },
  })
}
