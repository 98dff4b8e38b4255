import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { PromptReviewList } from './prompt-review-list.tsx'

/** Where operators decide on prompts of the market that wait to be shown. */
export function PromptReviewScreen() {
  const t = useTexts('adminModeration')
  return (
    <AdminFrame place="moderation" title={t.title}>
      <PromptReviewList />
    </AdminFrame>
  )
}
