import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { OrderList } from '../../features/money/shop/order-list.tsx'
import { Shop } from '../../features/money/shop/shop.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { groupLink } from '../../features/talk/groups/group-link.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { goOnAfterCredit, waitsForCredit } from '../../lib/after-credit.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Contact } from './parts/contact.tsx'
import { HeldLine } from './parts/held-line.tsx'
import { NoWay } from './parts/no-way.tsx'

/** Where credit and VIP time are bought: what is on sale, the order under way, and all orders there were. */
export function PayScreen() {
  const t = useTexts('shop')
  const { pay } = useSite()
  const { orderId, showOrder } = useOrderInAddress()
  useTitle(t.title)
  useLayoutEffect(releaseBootFrame, [])
  return (
    <>
      <TopBar title={t.title} />
      <div className="scroll-quiet min-h-0 flex-1">
        <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-4 pt-8 pb-[max(40px,env(safe-area-inset-bottom))] max-sm:px-3 max-sm:pt-5">
          <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
          <HeldLine />
          {pay === 1 || orderId ? (
            <Shop
              orderId={orderId}
              onOrderId={showOrder}
              leave="away"
              nothing={<Nothing />}
              noWay={<NoWay />}
              afterPaid={<GoOn />}
            />
          ) : (
            <CodesOnly />
          )}
          <OrderList onOpen={showOrder} />
          {pay === 1 && <Contact />}
        </div>
      </div>
    </>
  )
}

/** The order that is looked at is a place: `/pay?order=…`. */
function useOrderInAddress() {
  const [query, setQuery] = useSearchParams()
  return {
    orderId: query.get('order') ?? undefined,
    showOrder: (id: string | undefined) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          if (id) next.set('order', id)
          else next.delete('order')
          return next
        },
        { replace: true },
      ),
  }
}

const alreadyThere = () => undefined

/** Back to where credit ran out, and on with what was asked for there. */
function GoOn() {
  const t = useTexts('shop')
  const navigate = useNavigate()
  const waiting = waitsForCredit()
  return (
    <Button
      kind="main"
      onClick={() => {
        const { to, state } = waiting?.place ?? { to: groupLink(0) }
        void navigate(to, { state: state ?? null })
        goOnAfterCredit(alreadyThere)
      }}
    >
      {waiting === undefined ? t.backToChat : waiting.what === 'work' ? t.goOnWork : t.goOn}
    </Button>
  )
}

function Nothing() {
  const t = useTexts('shop')
  return (
    <section aria-label={t.packages} className="rounded-card bg-card">
      <EmptyState icon="coins" title={t.noPackages} action={<RedeemButton />}>
        {t.noPackagesText}
      </EmptyState>
    </section>
  )
}

function CodesOnly() {
  const t = useTexts('shop')
  return (
    <section aria-label={t.packages} className="rounded-card bg-card">
      <EmptyState icon="coins" title={t.codesOnly} action={<RedeemButton />}>
        {t.codesText}
      </EmptyState>
    </section>
  )
}

function RedeemButton() {
  const t = useTexts('shop')
  const { open } = useDialogLink()
  return (
    <Button kind="main" onClick={() => open('redemption')}>
      {t.redeem}
    </Button>
  )
}
