import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { ReviewList } from './review-list.tsx'

/** Where operators decide on works that wait to be shown, or were reported. */
export function GalleryReviewScreen() {
  const t = useTexts('adminModeration')
  return (
    <AdminFrame place="moderation" title={t.title}>
      <ReviewList of="waiting" />
    </AdminFrame>
  )
}
