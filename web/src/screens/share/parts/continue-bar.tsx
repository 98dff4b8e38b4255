import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { mindLink } from '../../../lib/mind-link.ts'
import { Button } from '../../../ui/button.tsx'

type ContinueBarProps = {
  linkKey: string
  password: string
  isMind: boolean
  /** The link does not open any more. */
  onGone: () => void
}

/** Makes a copy of one's own of the conversation or the map, and goes there. */
export function ContinueBar({ linkKey, password, isMind, onGone }: ContinueBarProps) {
  const t = useTexts('share')
  const open = useOpenGroup()
  const navigate = useNavigate()
  const goOn = useMutation({
    mutationFn: () => call('shares.continue', { key: linkKey, password }),
    onSuccess: ({ groupId }) => {
      if (isMind) return void navigate(mindLink(groupId))
      return open(groupId)
    },
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 404) onGone()
    },
  })
  return (
    <div className="sticky bottom-0 z-bar border-t border-line bg-page pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-[calc(var(--reading)+32px)] items-center justify-between gap-x-6 gap-y-2 px-4 py-3 max-sm:flex-col max-sm:items-stretch">
        <p className="text-soft max-sm:text-center">{t.goOnText}</p>
        <Button
          kind="main"
          size="large"
          icon={isMind ? 'copy' : 'messages-square'}
          busy={goOn.isPending}
          onClick={() => goOn.mutate()}
        >
          {isMind ? t.goOnMind : t.goOn}
        </Button>
      </div>
    </div>
  )
}
