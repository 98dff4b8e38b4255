import '../../../ui/late.css'
import { useParams } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { UserList } from './list/user-list.tsx'
import { UserPage } from './person/person-page.tsx'

/** The people of the site, and the page of each. */
export function UsersScreen() {
  const t = useTexts('adminPeople')
  const { id, tab = 'overview' } = useParams()
  return (
    <AdminFrame place="people" title={t.title}>
      {id ? <UserPage key={id} id={Number(id)} tab={tab} /> : <UserList />}
    </AdminFrame>
  )
}
