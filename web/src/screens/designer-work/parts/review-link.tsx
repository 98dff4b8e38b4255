import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** For operators: the way to what waits for them. */
export function ReviewLink() {
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  return mayDo(role, 'review') && <WithCount />
}

function WithCount() {
  const t = useTexts('gallery')
  const { number } = useFormats()
  const { data } = useQuery(callOptions('moderation.list', { size: 1 }))
  return (
    <Link
      to="/admin/moderation/works"
      className="touch-target inline-flex h-9 shrink-0 items-center gap-2 rounded-control border border-line px-3 font-medium hover:bg-fill"
    >
      <Icon name="shield-check" size={16} />
      {t.review}
      {data && data.count > 0 && (
        <span className="figures rounded-full bg-danger-fill px-1.5 text-small text-danger">
          {number(data.count)}
        </span>
      )}
    </Link>
  )
}
