import type { StaffMember } from '@atelier/contract/features/identity/staff'
import type { StaffRole } from '@atelier/contract/staff-roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'

export const nameOf = ({ name, username }: Pick<StaffMember, 'name' | 'username'>): string =>
  name || username

/** Gives somebody a role; `shownInPlace` when whoever asks shows what is wrong. */
export function useAppoint(options: { shownInPlace?: boolean; onDone?: () => void } = {}) {
  const t = useTexts('console')
  const queries = useQueryClient()
  const { shownInPlace = false, onDone } = options
  return useMutation({
    mutationFn: (wish: { username: string; role: StaffRole }) =>
      call('POST /staff/appoint', wish, { shownInPlace }),
    onSuccess: ({ member }) => {
      toast(t.appointed({ name: nameOf(member), role: t.roles[member.role] }), { kind: 'success' })
      onDone?.()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: dataKey('GET /staff/list') }),
  })
}
