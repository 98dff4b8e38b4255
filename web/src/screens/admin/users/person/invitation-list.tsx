import type { PersonPage } from '@atelier/contract/features/running/users'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { RowList } from '../../frame/row-list.tsx'

/** Whom somebody invited, newest first. */
export function InvitationList({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { number, ago } = useFormats()
  if (person.invitedCount === 0)
    return (
      <p role="status" className="text-soft">
        {t.invitedNobody}
      </p>
    )
  return (
    <>
      <p className="figures font-medium">{t.invitedCount({ n: person.invitedCount })}</p>
      <RowList>
        {person.invited.map(({ id, name, reward, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <Link to={`/admin/people/${id}`} className="font-medium wrap-anywhere hover:underline">
              {name || id}
            </Link>
            <span className="figures text-soft">
              {t.reward({ n: number(reward), ago: ago(at) })}
            </span>
          </li>
        ))}
      </RowList>
    </>
  )
}
