import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { OperatorFrame } from './parts/operator-frame.tsx'
import { ReviewList } from './parts/review-list.tsx'

/** Where operators decide on works that wait to be shown, or were reported. */
export function GalleryReviewScreen() {
  const t = useTexts('moderation')
  return (
    <OperatorFrame place="gallery" title={t.title}>
      <ReviewList />
    </OperatorFrame>
  )
}
