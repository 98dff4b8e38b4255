// What changes the packages of a site; each time the list is read anew.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { callOptions, dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import type { PackageInput } from './package-form.ts'

// Others may work on the same: what was read when the room was last opened is not enough.
export const packagesQuery = { ...callOptions('GET /pay/allPackages', {}), staleTime: 0 }
export const setupQuery = { ...callOptions('GET /admin/money/setup', {}), staleTime: 0 }

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: dataKey('GET /pay/allPackages') })
}

/** Adds or changes one; `shownInPlace` when whoever asks shows what is wrong. */
export function useSavePackage({ shownInPlace }: { shownInPlace: boolean }) {
  return useMutation({
    mutationFn: (input: PackageInput) => call('POST /pay/savePackage', input, { shownInPlace }),
    onSettled: useRefresh(),
  })
}

export function useArrangePackages() {
  return useMutation({
    mutationFn: (ids: number[]) => call('POST /pay/arrangePackages', { ids }),
    onSettled: useRefresh(),
  })
}

export function useDeletePackage() {
  const t = useTexts('adminMoney')
  return useMutation({
    mutationFn: (id: number) => call('POST /pay/deletePackage', { id }),
    onSuccess: () => toast(t.packages.deleted, { kind: 'success' }),
    onSettled: useRefresh(),
  })
}
