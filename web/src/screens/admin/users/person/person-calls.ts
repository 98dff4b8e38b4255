// What can be done about somebody, each followed by reading them anew.
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'

/** Out of one device, or with nothing named out of all. */
export function useSignOut() {
  const t = useTexts('adminPeople')
  return useChange('users.signOut', {
    onSuccess: ({ count }) => toast(t.signedOut({ n: count }), { kind: 'success' }),
  })
}

export function useUnblock(name: string) {
  const t = useTexts('adminPeople')
  return useChange('users.unblock', {
    onSuccess: () => toast(t.unblocked({ name }), { kind: 'success' }),
  })
}

/** The address that opens the look, in a tab of its own. */
export const useSeeAs = () =>
  useChange('users.seeAs', {
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
