import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AppReviewList } from './app-review-list.tsx'

/** Where operators decide on apps and roles that wait to be shown. */
export function AppReviewScreen() {
  const t = useTexts('adminModeration')
  return (
    <AdminFrame place="moderation" title={t.title}>
      <AppReviewList />
    </AdminFrame>
  )
}
