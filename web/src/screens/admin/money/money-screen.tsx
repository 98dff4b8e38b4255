import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { RoomTabs } from '../frame/room-tabs.tsx'
import { CodesTab } from './codes/codes-tab.tsx'
import { LedgerTab } from './ledger/ledger-tab.tsx'
import { OrdersTab } from './orders/orders-tab.tsx'
import { PackagesTab } from './packages/packages-tab.tsx'
import { ReportsTab } from './reports/reports-tab.tsx'
import { type MoneyTab, tabsOf } from './tabs.ts'

const parts: Record<MoneyTab, React.ComponentType> = {
  orders: OrdersTab,
  packages: PackagesTab,
  codes: CodesTab,
  reports: ReportsTab,
  ledger: LedgerTab,
}

const placeOf = (tab: MoneyTab) => `/admin/money/${tab}`

/** What is sold, what came in, and where every credit went. */
export function MoneyScreen() {
  const t = useTexts('adminMoney')
  const { tab: asked } = useParams()
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const tabs = tabsOf(role)
  const shown = tabs.find((tab) => tab === asked)
  const Part = shown && parts[shown]
  if (!shown && tabs[0]) return <Navigate to={placeOf(tabs[0])} replace />
  return (
    <AdminRoom place="money" title={t.title} text={t.text}>
      <RoomTabs
        label={t.parts}
        tabs={tabs.map((tab) => ({ to: placeOf(tab), label: t.tabs[tab] }))}
      />
      {Part && (
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <Part key={shown} />
        </Suspense>
      )}
    </AdminRoom>
  )
}
