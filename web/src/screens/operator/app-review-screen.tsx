import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { AppReviewList } from './parts/app-review-list.tsx'
import { OperatorFrame } from './parts/operator-frame.tsx'

/** Where operators decide on apps and roles that wait to be shown. */
export function AppReviewScreen() {
  const t = useTexts('apps')
  return (
    <OperatorFrame place="apps" title={t.reviewTitle}>
      <AppReviewList />
    </OperatorFrame>
  )
}
