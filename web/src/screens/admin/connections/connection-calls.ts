// What can be done about connections, each followed by reading them anew.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'

export function useReadConnections(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      (['GET /admin/connections', 'GET /admin/models', 'GET /admin/figures/setup'] as const).map(
        (key) => queries.invalidateQueries({ queryKey: dataKey(key) }),
      ),
    )
}

export function useArrange() {
  const readAnew = useReadConnections()
  return useMutation({
    mutationFn: (ids: number[]) => call('POST /admin/connections/arrange', { ids }),
    onSettled: readAnew,
  })
}

export function useSwitch(id: number) {
  const readAnew = useReadConnections()
  return useMutation({
    mutationFn: (isOff: boolean) => call('POST /admin/connections/switch', { id, isOff }),
    onSettled: readAnew,
  })
}

export function useTest(id: number) {
  const readAnew = useReadConnections()
  return useMutation({
    mutationFn: () => call('POST /admin/connections/test', { id }),
    onSettled: readAnew,
  })
}

export function useRemove(id: number, name: string) {
  const t = useTexts('adminConnections')
  const readAnew = useReadConnections()
  return useMutation({
    mutationFn: () => call('POST /admin/connections/remove', { id }),
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
    onSettled: readAnew,
  })
}
