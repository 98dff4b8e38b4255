import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What the caller holds, asked for anew whenever this comes up. */
export function Holdings() {
  const t = useTexts('credit')
  const formats = useFormats()
  const user = useQuery({ ...currentUserQuery, refetchOnMount: 'always' })
  if (user.isError && !user.data) return <QueryFailure of={user} />
  const held = user.data?.userBalance
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 rounded-card bg-fill px-4 py-3.5">
      <Holding name={t.balance} value={held && t.credits({ n: formats.number(held.balance) })} />
      <Holding name={t.vipTime} value={held && vipText(held.hh_vip_time, t, formats)} />
    </dl>
  )
}

function Holding({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="min-w-30 flex-1">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="figures mt-1 text-read font-semibold">
        {value ?? <Skeleton className="my-1 h-4.5 w-20" />}
      </dd>
    </div>
  )
}

function vipText(
  until: string | null,
  t: ReturnType<typeof useTexts<'credit'>>,
  formats: ReturnType<typeof useFormats>,
): string {
  if (!until) return t.vipNone
  const date = formats.date(until)
  return Date.parse(until) > Date.now() ? t.vipUntil({ date }) : t.vipEnded({ date })
}
