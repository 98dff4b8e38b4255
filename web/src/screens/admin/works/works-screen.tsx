import '../../../ui/late.css'
import { Navigate, useParams } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { WorkFilters } from './work-filters.tsx'
import { WorkList } from './work-list.tsx'
import { WorkPage } from './work-page.tsx'

/** The works of the site: all of them, or the one that the address names. */
export function WorksScreen() {
  const t = useTexts('adminWorks')
  const { id } = useParams()
  const named = Number.isInteger(Number(id)) ? Number(id) : 0
  if (id && named < 1) return <Navigate to="/admin/works" replace />
  return (
    <AdminFrame place="works" title={id ? t.number({ id: named }) : t.title}>
      {id ? (
        <WorkPage key={id} id={named} />
      ) : (
        <AdminPage title={t.title} text={t.text} wide>
          <WorkFilters />
          <WorkList />
        </AdminPage>
      )}
    </AdminFrame>
  )
}
