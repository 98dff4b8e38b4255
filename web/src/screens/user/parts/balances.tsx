import type { UserBalance } from '@atelier/contract/features/identity/auth'
import type { ReactNode } from 'react'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useShownGroups } from '../../../features/talk/groups/use-group-actions.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'

/** Credits, VIP time and conversations, and how to get more credits. */
export function Holdings({ balance }: { balance: UserBalance }) {
  const t = useTexts('user')
  const formats = useFormats()
  const { open } = useDialogLink()
  const { pay } = useSite()
  const { groups } = useShownGroups()
  const vip = balance.hh_vip_time
  const isVip = vip !== null && Date.parse(vip) > Date.now()
  return (
    <section
      aria-label={t.holdings}
      className="flex items-center gap-x-8 gap-y-5 rounded-card bg-card p-5 max-sm:flex-col max-sm:items-stretch"
    >
      <dl className="flex flex-1 flex-wrap gap-x-10 gap-y-4 max-sm:justify-between max-sm:gap-x-4">
        <Figure name={t.credits}>{formats.number(balance.balance)}</Figure>
        <Figure name={t.vip}>
          {isVip ? (
            t.vipUntil({ date: formats.date(vip) })
          ) : (
            <span className="text-faint">{t.vipNone}</span>
          )}
        </Figure>
        {groups && <Figure name={t.conversations}>{formats.number(groups.length)}</Figure>}
      </dl>
      <Button kind="main" onClick={() => open(pay === 1 ? 'goods' : 'redemption')}>
        {pay === 1 ? t.topUp : t.redeem}
      </Button>
    </section>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="figures mt-1 text-title font-semibold">{children}</dd>
    </div>
  )
}
