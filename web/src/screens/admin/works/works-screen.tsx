import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'

export function WorksScreen() {
  const t = useTexts('adminWorks')
  return (
    <AdminFrame place="works" title={t.title}>
      <AdminPage title={t.title} text="">
        {null}
      </AdminPage>
    </AdminFrame>
  )
}
