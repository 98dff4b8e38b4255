import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpendingOverview } from './spending-overview.tsx'
import { SwapForm } from './swap-form.tsx'

const holdingsQuery = callOptions('credits.holdings', {})
type Held = ReplyAt<'credits.holdings'>

/** What one holds, how to get more, and where it went. */
export function BalanceSection() {
  const { tokensPerCredit } = useSite()
  const holdings = useQuery({ ...holdingsQuery, refetchOnMount: 'always' })
  return (
    <Query of={holdings} waiting={<Skeleton className="h-24 rounded-card" />}>
      {(held) => (
        <>
          <HoldingsCard held={held} />
          {tokensPerCredit !== null && <SwapForm held={held} rate={tokensPerCredit} />}
          <SpendingOverview />
        </>
      )}
    </Query>
  )
}

function HoldingsCard({ held }: { held: Held }) {
  const t = useTexts('userCenter')
  const { number, date } = useFormats()
  const { open } = useDialogLink()
  const { pay } = useSite()
  const vip = held.hh_vip_time
  const isVip = vip !== null && Date.parse(vip) > Date.now()
  const reserved = [
    ...(held.reserved > 0 ? [t.creditsOf({ n: number(held.reserved) })] : []),
    ...(held.reserved_tokens ? [t.tokensOf({ n: number(held.reserved_tokens) })] : []),
  ].join(' + ')
  return (
    <section className="flex flex-col gap-4 rounded-card bg-card p-5">
      <div className="flex items-center gap-x-8 gap-y-5 max-sm:flex-col max-sm:items-stretch">
        <dl className="flex flex-1 flex-wrap gap-x-10 gap-y-4">
          <Figure name={t.credits}>{number(held.balance)}</Figure>
          {held.chat_tokens !== null && <Figure name={t.tokens}>{number(held.chat_tokens)}</Figure>}
          <Figure name={t.vip}>
            {isVip ? (
              t.vipUntil({ date: date(vip) })
            ) : (
              <span className="text-faint">{t.vipNone}</span>
            )}
          </Figure>
        </dl>
        <Button kind="main" onClick={() => open(pay === 1 ? 'goods' : 'redemption')}>
          {pay === 1 ? t.topUp : t.redeem}
        </Button>
      </div>
      {reserved && <p className="text-small text-soft">{t.reserved({ n: reserved })}</p>}
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
