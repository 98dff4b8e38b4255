import '../../ui/late.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { OperatorFrame } from './parts/operator-frame.tsx'
import { PromptReviewList } from './parts/prompt-review-list.tsx'

/** Where operators decide on prompts of the market that wait to be shown. */
export function PromptReviewScreen() {
  const t = useTexts('market')
  return (
    <OperatorFrame place="prompts" title={t.reviewTitle}>
      <PromptReviewList />
    </OperatorFrame>
  )
}
