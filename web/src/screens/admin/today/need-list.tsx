import type { Needs } from '@atelier/contract/features/running/analytics'
import type { StaffRole } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const freshMs = 60_000

/** Where each is dealt with, in the order in which they matter. */
const places = {
  failedOrders: '/admin/money',
  vendorRefunds: '/admin/money',
  works: '/admin/moderation/works',
  partnerWorks: '/admin/moderation/partners',
  apps: '/admin/moderation/apps',
  prompts: '/admin/moderation/prompts',
  unpricedModels: '/admin/models?price=waiting',
  failedWorks: '/admin/works?state=failed',
  openOrders: '/admin/money',
  staffWithoutFactor: '/admin/staff',
} as const satisfies Partial<Record<keyof Needs, string>>

const names = Object.keys(places) as (keyof typeof places)[]

/** What waits for somebody, each with the way to its room. */
export function NeedList({ role }: { role: StaffRole | null }) {
  const t = useTexts('adminToday')
  const { number } = useFormats()
  const needs = useQuery({
    ...callOptions('analytics.needs', {}),
    enabled: role !== null,
    refetchInterval: freshMs,
  })
  if (needs.isPending) return <Skeleton className="h-24 rounded-card" />
  if (!needs.data) return <QueryFailure of={needs} />
  const { data } = needs
  const items = [
    ...(data.failingConnections ?? []).map(({ connectionId, label }) => ({
      key: `connection ${connectionId}`,
      to: `/admin/connections/${connectionId}`,
      text: t.failing({ name: label }),
      count: '',
    })),
    ...names.flatMap((name) => {
      const count = data[name] ?? 0
      if (count === 0) return []
      return { key: name, to: places[name], text: t.need[name], count: number(count) }
    }),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-read font-semibold">{t.needs}</h2>
      {items.length === 0 ? (
        <p className="flex items-center gap-2 text-soft">
          <Icon name="circle-check" className="text-success" />
          {t.nothingNeeded}
        </p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ key, to, text, count }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 rounded-control bg-card px-3 py-2 hover:bg-fill-strong"
              >
                {count === '' ? (
                  <Icon name="triangle-alert" size={16} className="shrink-0 text-danger" />
                ) : (
                  <span className="figures min-w-5 text-read font-semibold">{count}</span>
                )}
                <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                <Icon name="chevron-right" size={16} className="shrink-0 text-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
