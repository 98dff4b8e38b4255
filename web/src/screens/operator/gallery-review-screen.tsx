import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { currentUserQuery } from '../../api/current-user.ts'
import { TopBar } from '../../features/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReviewList } from './parts/review-list.tsx'

/** Where operators decide on works that wait to be shown, or were reported. */
export function GalleryReviewScreen() {
  const t = useTexts('moderation')
  const user = useQuery(currentUserQuery).data?.userInfo
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      {user?.isOperator && <ReviewList />}
      {user && !user.isOperator && <ForOperators isGuest={user.kind === 'guest'} />}
    </div>
  )
}

function ForOperators({ isGuest }: { isGuest: boolean }) {
  const t = useTexts('moderation')
  const { open } = useDialogLink()
  return (
    <Notice
      icon="lock"
      title={t.forOperators}
      action={
        isGuest && (
          <Button kind="main" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        )
      }
    >
      {t.forOperatorsText}
    </Notice>
  )
}
