import '../../../ui/late.css'
import { Navigate, useParams } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { RoomTabs } from '../frame/room-tabs.tsx'
import { AboutForm } from './about-form.tsx'
import { type ContentTab, contentTabs, kindOfTab, readTab } from './content-tabs.ts'
import { EntryPart } from './entry-part.tsx'
import { LibraryPart } from './library-part.tsx'

/** What a site tells and shows. */
export function ContentScreen() {
  const t = useTexts('adminContent')
  const tab = readTab(useParams().kind)
  return (
    <AdminFrame place="content" title={t.title}>
      {tab ? (
        <AdminPage title={t.title} text={t.text}>
          <RoomTabs
            label={t.kinds}
            tabs={contentTabs.map((each) => ({
              to: `/admin/content/${each}`,
              label: t.tabs[each],
            }))}
          />
          <Part key={tab} tab={tab} />
        </AdminPage>
      ) : (
        <Navigate to="/admin/content/notices" replace />
      )}
    </AdminFrame>
  )
}

function Part({ tab }: { tab: ContentTab }) {
  if (tab === 'about') return <AboutForm />
  if (tab === 'library') return <LibraryPart />
  return <EntryPart tab={tab} kind={kindOfTab[tab]} />
}
