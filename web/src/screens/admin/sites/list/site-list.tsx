import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../frame/admin-page.tsx'
import { AddSiteDialog } from './add-site-dialog.tsx'
import { SiteActions } from './site-actions.tsx'
import { SiteLink } from './site-link.tsx'

/** Every site, and what is done with it as a whole. */
export function SiteList() {
  const t = useTexts('adminSites')
  const { number } = useFormats()
  const sites = useQuery(callOptions('GET /admin/sites', {}))
  // The code of the site to copy, or an empty one for none.
  const [adding, setAdding] = useState<string>()
  const rows = sites.data?.rows ?? []
  return (
    <AdminPage
      wide
      title={t.title}
      text={t.text}
      actions={
        <Button kind="main" icon="plus" onClick={() => setAdding('')}>
          {t.add}
        </Button>
      }
    >
      <Query of={sites} waiting={<Skeleton className="h-60 rounded-card" />} keeps="nothing">
        <DataTable<SiteOverview>
          label={t.list}
          rows={rows}
          rowKey={({ code }) => code}
          columns={[
            { key: 'name', title: t.name, main: true, cell: (site) => <SiteLink site={site} /> },
            { key: 'hosts', title: t.hosts, cell: ({ hosts }) => <Hosts hosts={hosts} /> },
            { key: 'members', title: t.members, end: true, cell: (site) => number(site.members) },
            { key: 'pay', title: t.pay, cell: ({ pay }) => t.choices.pay?.[pay] },
            {
              key: 'acts',
              title: '',
              end: true,
              cell: (site) => <SiteActions site={site} onCopy={() => setAdding(site.code)} />,
            },
          ]}
        />
      </Query>
      {adding !== undefined && (
        <AddSiteDialog sites={rows} copyOf={adding} onClose={() => setAdding(undefined)} />
      )}
    </AdminPage>
  )
}

function Hosts({ hosts }: { hosts: readonly string[] }) {
  const t = useTexts('adminSites')
  if (hosts.length === 0) return <Badge tone="warning">{t.noHosts}</Badge>
  return (
    <span className="flex flex-col gap-0.5">
      {hosts.slice(0, 4).map((host) => (
        <span key={host} className="wrap-anywhere">
          {host}
        </span>
      ))}
      {hosts.length > 4 && <span className="text-soft">+{hosts.length - 4}</span>}
    </span>
  )
}
