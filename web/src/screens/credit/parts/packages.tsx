import { useEffect, useState } from 'react'
import { Shop } from '../../../features/money/shop/shop.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { waitsForCredit } from '../../../lib/after-credit.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { useGoOnAfterCredit } from '../../../lib/use-go-on-after-credit.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** How long it is shown that something was paid before what was refused goes on by itself. */
const goOnAfterMs = 2500

/** What is on sale, paid without leaving the place; then what was refused for want of credit goes on. */
export function Packages({ onClose }: { onClose: () => void }) {
  const t = useTexts('shop')
  const common = useTexts('common')
  const [orderId, setOrderId] = useState<string>()
  const [isPaid, setIsPaid] = useState(false)
  const waiting = waitsForCredit()
  const goesOn = isPaid && waiting !== undefined
  const goOn = useGoOnAfterCredit()
  const finish = () => {
    onClose()
    goOn()
  }
  useEffect(() => {
    if (!goesOn) return undefined
    const timer = setTimeout(() => {
      onClose()
      goOn()
    }, goOnAfterMs)
    return () => clearTimeout(timer)
  }, [goesOn, goOn, onClose])
  return (
    <section aria-label={t.packages}>
      <Shop
        orderId={orderId}
        onOrderId={(id) => {
          setIsPaid(false)
          setOrderId(id)
        }}
        onPaid={() => setIsPaid(true)}
        compact
        leave="aside"
        nothing={<Nothing />}
        noWay={<NoWay />}
        afterPaid={
          <Button kind="main" onClick={finish}>
            {!goesOn ? common.close : waiting.what === 'work' ? t.goOnWork : t.goOn}
          </Button>
        }
      />
    </section>
  )
}

function Nothing() {
  const t = useTexts('shop')
  return (
    <div className="rounded-card bg-card">
      <EmptyState icon="coins" title={t.noPackages} action={<RedeemButton />}>
        {t.noPackagesText}
      </EmptyState>
    </div>
  )
}

function NoWay() {
  const t = useTexts('shop')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-fill px-4 py-3">
      <Icon name="info" className="text-soft" />
      <p className="min-w-0 flex-1">{t.noWay}</p>
      <RedeemButton />
    </div>
  )
}

function RedeemButton() {
  const t = useTexts('shop')
  const { open } = useDialogLink()
  return <Button onClick={() => open('redemption')}>{t.redeem}</Button>
}
