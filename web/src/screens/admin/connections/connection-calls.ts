// What can be done about connections, each followed by reading them anew.
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useChange } from '../frame/use-change.ts'

export const useArrange = () => useChange('POST /admin/connections/arrange')

export const useSwitch = () => useChange('POST /admin/connections/switch')

export const useTest = () => useChange('POST /admin/connections/test')

export function useRemove(name: string) {
  const t = useTexts('adminConnections')
  return useChange('POST /admin/connections/remove', {
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
  })
}
