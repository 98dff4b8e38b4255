// What changes the packages of a site; each time the list is read anew.
import { callOptions } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'

// Others may work on the same: what was read when the room was last opened is not enough.
export const packagesQuery = { ...callOptions('GET /pay/allPackages', {}), staleTime: 0 }
export const setupQuery = { ...callOptions('GET /admin/money/setup', {}), staleTime: 0 }

/** Adds or changes one; `shownInPlace` when whoever asks shows what is wrong. */
export const useSavePackage = ({ shownInPlace }: { shownInPlace: boolean }) =>
  useChange('POST /pay/savePackage', { shownInPlace })

export const useArrangePackages = () => useChange('POST /pay/arrangePackages')

export function useDeletePackage() {
  const t = useTexts('adminMoney')
  return useChange('POST /pay/deletePackage', {
    onSuccess: () => toast(t.packages.deleted, { kind: 'success' }),
  })
}
