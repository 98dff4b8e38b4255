import { useCurrentUser } from '../../../features/identity/session/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What one holds, in a line. */
export function HeldLine() {
  const t = useTexts('shop')
  const formats = useFormats()
  const { data } = useCurrentUser()
  if (!data) return <Skeleton className="h-6 w-48" />
  const { balance, hh_vip_time: vip } = data.userBalance
  const isVip = vip !== null && Date.parse(vip) > Date.now()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      <div className="flex items-baseline gap-2">
        <dt className="text-soft">{t.balance}</dt>
        <dd className="figures font-semibold">{t.credits({ n: formats.number(balance) })}</dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-soft">{t.vipTime}</dt>
        <dd className="figures font-semibold">
          {isVip ? t.vipUntil({ date: formats.date(vip) }) : t.vipNone}
        </dd>
      </div>
    </dl>
  )
}
