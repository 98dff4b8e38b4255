// What changes the packages of a site; each time the list is read anew.
import { callOptions } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'

// Others may work on the same: what was read when the room was last opened is not enough.
export const packagesQuery = { ...callOptions('payments.operatorPackages', {}), staleTime: 0 }
export const setupQuery = { ...callOptions('moneyAdmin.setup', {}), staleTime: 0 }

/** Adds or changes one; `shownInPlace` when whoever asks shows what is wrong. */
export const useSavePackage = ({ shownInPlace }: { shownInPlace: boolean }) =>
  useChange('payments.savePackage', { shownInPlace })

export const useArrangePackages = () => useChange('payments.arrangePackages')

export function useDeletePackage() {
  const t = useTexts('adminMoney')
  return useChange('payments.deletePackage', {
    onSuccess: () => toast(t.packages.deleted, { kind: 'success' }),
  })
}
