import { Query } from '../../../ui/query.tsx'
import '../../../ui/late.css'
import { useSiteTools } from '../../../features/talk/tool-servers/server-calls.ts'
import { ServerList } from '../../../features/talk/tool-servers/server-list.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { ToolSettingsForm } from './tool-settings-form.tsx'

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
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
        <div>
          <h1 className="text-display font-semibold max-lg:hidden">{t.siteTitle}</h1>
          <p className="mt-1 text-soft">{t.siteText}</p>
        </div>
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
      </div>
    </div>
  )
}
