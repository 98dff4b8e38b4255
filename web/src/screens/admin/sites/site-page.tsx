import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { RoomTabs } from '../frame/room-tabs.tsx'
import { HistoryList } from './history/history-list.tsx'
import { HostsForm } from './hosts-form.tsx'
import { groupNames, type SettingGroup } from './settings/setting-groups.ts'
import { SettingsForm } from './settings/settings-form.tsx'
import { type StoredSettings, useSiteSettings } from './settings/use-site-settings.ts'

const isGroup = (tab: string): tab is SettingGroup => groupNames.some((name) => name === tab)

/** Everything that can be set about the site that the console is about, tab by tab. */
export function SitePage({ tab, isOfOne }: { tab: string; isOfOne: boolean }) {
  const t = useTexts('adminSites')
  const settings = useQuery({ ...callOptions('siteAdmin.settings', {}), staleTime: 0 })
  if (!isGroup(tab) && tab !== 'hosts' && tab !== 'history')
    return <Navigate to="/admin/sites" replace />
  const name = String(settings.data?.values.appName || settings.data?.values.siteName || '')
  const tabs = [...groupNames, 'hosts', 'history'] as const
  return (
    <AdminPage title={name || t.title}>
      <div className="flex flex-col gap-2">
        {!isOfOne && (
          <Link
            to="/admin/sites"
            className="touch-target flex items-center gap-1 self-start rounded-small text-soft hover:text-text"
          >
            <Icon name="chevron-left" size={16} />
            {t.allSites}
          </Link>
        )}
        <RoomTabs
          label={t.tabs}
          tabs={tabs.map((one) => ({
            to: `/admin/sites/${one}`,
            label: one === 'hosts' ? t.hostsTab : one === 'history' ? t.historyTab : t.groups[one],
          }))}
        />
      </div>
      <Query of={settings} waiting={<Skeleton className="h-96 rounded-card" />} keeps="nothing">
        {(data) => <SiteTabs key={data.code} tab={tab} stored={data} mayChangeHosts={!isOfOne} />}
      </Query>
    </AdminPage>
  )
}

/** What was typed on one tab is still there after a look at another. */
function SiteTabs({
  tab,
  stored,
  mayChangeHosts,
}: {
  tab: SettingGroup | 'hosts' | 'history'
  stored: StoredSettings
  mayChangeHosts: boolean
}) {
  const draft = useSiteSettings(stored)
  if (tab === 'hosts')
    return <HostsForm key={stored.hosts.join()} hosts={stored.hosts} mayChange={mayChangeHosts} />
  if (tab === 'history') return <HistoryList />
  return <SettingsForm group={tab} draft={draft} />
}
