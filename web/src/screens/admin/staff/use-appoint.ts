import type { StaffMember } from '@atelier/contract/features/identity/staff'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useChange } from '../frame/use-change.ts'

export const nameOf = ({ name, username }: Pick<StaffMember, 'name' | 'username'>): string =>
  name || username

/** Gives somebody a role; `shownInPlace` when whoever asks shows what is wrong. */
export function useAppoint({ shownInPlace = false } = {}) {
  const t = useTexts('console')
  return useChange('staff.appoint', {
    shownInPlace,
    onSuccess: ({ member }) =>
      toast(t.appointed({ name: nameOf(member), role: t.roles[member.role] }), { kind: 'success' }),
  })
}
