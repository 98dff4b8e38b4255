import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callOptions } from '../../../../api/call-options.ts'
import { useChooseSite } from '../../../../features/running/console/use-choose-site.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { AdminPage } from '../../frame/admin-page.tsx'
import { useChange } from '../../frame/use-change.ts'
import { AddSiteDialog } from './add-site-dialog.tsx'

/** Every site, and what is done with it as a whole. */
export function SiteList() {
  const t = useTexts('adminSites')
  const { number } = useFormats()
  const sites = useQuery(callOptions('siteAdmin.list', {}))
  // The code of the site to copy, or an empty one for none.
  const [adding, setAdding] = useState<string>()
  const rows = sites.data?.rows ?? []
  return (
    <AdminPage
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

/** The way to the settings of a site, which the console is about from then on. */
function SiteLink({ site }: { site: SiteOverview }) {
  const t = useTexts('adminSites')
  const choose = useChooseSite()
  return (
    <Link
      to="/admin/sites/brand"
      onClick={() => choose(site.code)}
      className="touch-target flex items-center gap-3 rounded-small hover:underline"
    >
      <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-control bg-fill">
        {site.logo && <img src={site.logo} alt="" className="size-8 object-contain" />}
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {site.name}
          {site.isHome && <Badge>{t.thisOne}</Badge>}
        </span>
        <span className="block text-small font-normal text-soft">{site.code}</span>
      </span>
    </Link>
  )
}

/** Copies a site and removes it; the one that is open here stays. */
function SiteActions({ site, onCopy }: { site: SiteOverview; onCopy: () => void }) {
  const t = useTexts('adminSites')
  const [asking, setAsking] = useState(false)
  const { name, code } = site
  const remove = useChange('siteAdmin.remove', {
    onSuccess: () => toast(t.removed({ name }), { kind: 'success' }),
    onSettled: () => setAsking(false),
  })
  return (
    <span className="flex justify-end gap-1">
      <IconButton icon="copy" label={t.copy({ name })} onClick={onCopy} />
      {!site.isHome && (
        <IconButton icon="trash-2" label={t.remove({ name })} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t.removeTitle({ name })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ code })}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </span>
  )
}
