// What can be done about connections, each followed by reading them anew.
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useChange } from '../frame/use-change.ts'

export const useArrange = () => useChange('connectionAdmin.arrange')

export const useSwitch = () => useChange('connectionAdmin.switch')

export const useTest = () => useChange('connectionAdmin.test')

export function useRemove(name: string) {
  const t = useTexts('adminConnections')
  return useChange('connectionAdmin.remove', {
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
  })
}
