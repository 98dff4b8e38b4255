import { whenRefreshed } from '../../../api/refresh.ts'
import '../../../ui/late.css'
import { settingForms } from 'virtual:setting-forms'
import type { SearchProvider } from '@atelier/contract/tool-terms'
import { call } from '../../../api/call.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useSiteTools } from '../../../features/talk/tool-servers/server-calls.ts'
import { ServerList } from '../../../features/talk/tool-servers/server-list.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { formColumn } from '../frame/form-column.ts'
import { SettingField } from '../frame/settings/setting-field.tsx'
import { useSettings } from '../frame/settings/use-settings.ts'

/** Where operators say what models may use on this site. */
export function AdminToolsScreen() {
  const t = useTexts('toolServers')
  return (
    <AdminFrame place="tools" title={t.siteTitle}>
      <SiteTools />
    </AdminFrame>
  )
}

function SiteTools() {
  const t = useTexts('toolServers')
  const site = useSiteTools()
  return (
    <AdminPage title={t.siteTitle} text={t.siteText}>
      <Query of={site} waiting={<Skeleton className="h-80 rounded-card" />} keeps="nothing">
        {(data) => (
          <>
            <ToolSettingsForm site={data} />
            <section className="flex flex-col gap-3 border-t border-line pt-6">
              <h2 className="text-read font-semibold">{t.siteServers}</h2>
              <p className="text-soft">{t.siteServersText}</p>
              <ServerList scope="site" servers={data.servers} mayAdd />
            </section>
          </>
        )}
      </Query>
    </AdminPage>
  )
}

// Who answers searches on this site, and what tools may spend.

type ToolsOfSite = ReplyAt<'tools.site'>

const providerNames = { searxng: 'SearXNG', tavily: 'Tavily', brave: 'Brave' }
const nameOf = (provider: SearchProvider) =>
  provider === 'auto' || provider === 'none' ? undefined : providerNames[provider]

function ToolSettingsForm({ site }: { site: ToolsOfSite }) {
  const t = useTexts('toolServers')
  const { searchProvider, searchAddress, searchPrice, toolCredits, ownToolServers } = site
  const values = { searchProvider, searchAddress, searchPrice, toolCredits, ownToolServers }
  const draft = useSettings({
    stored: { values, secrets: site.hasSearchKey ? ['searchKey'] : [] },
    fields: settingForms.tools,
    isRoom: true,
    words: { oddWhole: t.numberOdd, oddNumber: t.numberOdd },
    send: (changes) => {
      const { searchKey = '' } = changes.secrets
      const key = searchKey.trim() && { searchKey }
      const input = { ...values, ...changes.values, ...key }
      return call('tools.saveSettings', input, { shownInPlace: true })
    },
    onSaved: async (reset) => {
      toast(t.settingsSaved, { kind: 'success' })
      await whenRefreshed()
      reset()
    },
  })
  const searchedBy = nameOf(site.searchedBy)
  const providers = { ...providerNames, auto: t.providerAuto, none: t.providerNone }
  return (
    <form noValidate className={`flex flex-col gap-5 ${formColumn}`} onSubmit={draft.submit}>
      <h2 className="text-read font-semibold">{t.webSearch}</h2>
      <SettingField
        draft={draft}
        name="searchProvider"
        label={t.provider}
        hint={searchedBy ? t.searchedBy({ name: searchedBy }) : t.searchedByNone}
        choices={providers}
      />
      <SettingField
        draft={draft}
        name="searchAddress"
        label={t.searchAddress}
        placeholder="https://"
        hint={t.searchAddressHint}
      />
      <SettingField
        draft={draft}
        name="searchKey"
        label={t.searchKey}
        maxLength={1000}
        hint={site.hasSearchKey ? t.searchKeyKept : t.searchKeyHint}
      />
      <SettingField draft={draft} name="searchPrice" label={t.searchPrice} />
      <h2 className="mt-3 text-read font-semibold">{t.limits}</h2>
      <SettingField
        draft={draft}
        name="toolCredits"
        label={t.toolCredits}
        hint={t.toolCreditsHint}
      />
      <SettingField
        draft={draft}
        name="ownToolServers"
        label={t.ownAllowed}
        hint={t.ownAllowedHint}
      />
      {draft.failure && <FailureState inline message={draft.failure} />}
      <Button type="submit" kind="main" busy={draft.busy} className="self-start">
        {t.save}
      </Button>
    </form>
  )
}
