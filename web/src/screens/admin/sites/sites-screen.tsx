import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { SiteList } from './list/site-list.tsx'
import { SitePage } from './site-page.tsx'

/** The sites of the installation, and everything that can be set about the one that the console is about. */
export function SitesScreen() {
  const t = useTexts('adminSites')
  const { tab } = useParams()
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole
  // Who runs one site alone begins in it.
  const isOfOne = role === 'siteOperator'
  return (
    <AdminFrame place="sites" title={t.title}>
      {tab || isOfOne ? <SitePage tab={tab ?? 'brand'} isOfOne={isOfOne} /> : <SiteList />}
    </AdminFrame>
  )
}
