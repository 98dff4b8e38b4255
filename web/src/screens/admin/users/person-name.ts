import type { Person } from '@atelier/contract/features/running/users'
import { useTexts } from '../../../i18n/use-texts.ts'

type Named = Pick<Person, 'id' | 'kind' | 'name' | 'username'>

/** What somebody is called; guests have a number alone. */
export function usePersonName(): (person: Named) => string {
  const t = useTexts('adminPeople')
  return ({ id, kind, name, username }) =>
    kind === 'guest' ? t.guestName({ id }) : name || username || String(id)
}
