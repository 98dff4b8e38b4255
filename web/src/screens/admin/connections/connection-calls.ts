// What can be done about connections, each followed by reading them anew.
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useChange, useRefresh } from '../frame/use-change.ts'

const reads = ['GET /admin/connections', 'GET /admin/models', 'GET /admin/figures/setup'] as const

export const useReadConnections = () => useRefresh(...reads)

export const useArrange = () => useChange('POST /admin/connections/arrange', { reads })

export const useSwitch = () => useChange('POST /admin/connections/switch', { reads })

export const useTest = () => useChange('POST /admin/connections/test', { reads })

export function useRemove(name: string) {
  const t = useTexts('adminConnections')
  return useChange('POST /admin/connections/remove', {
    reads,
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
  })
}
