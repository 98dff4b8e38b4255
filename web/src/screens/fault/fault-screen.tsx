import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CallFailure } from '../../api/call-failure.ts'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { jumpQuery } from '../../features/site/sites/jump.ts'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shown when the application cannot start. Leaves by itself as soon as it can. */
export function FaultScreen() {
  const t = useTexts('common')
  const user = useCurrentUser()
  const jumps = useQuery(jumpQuery)
  const { state } = useLocation() as { state: { from?: string } | null }
  useTitle(t.faultTitle)
  useLayoutEffect(releaseBootFrame, [])
  if (user.data && jumps.data) return <Navigate to={state?.from ?? '/'} replace />

  const error = user.error ?? jumps.error
  const failure = error instanceof CallFailure ? error : undefined
  return (
    <Notice
      icon="triangle-alert"
      title={t.faultTitle}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            kind="main"
            icon="refresh-cw"
            busy={user.isFetching || jumps.isFetching}
            onClick={() => {
              void user.refetch()
              if (!jumps.data) void jumps.refetch()
            }}
          >
            {t.retry}
          </Button>
          {failure?.requestId && (
            <CopyButton text={failure.requestId} label={t.copyRequestId} copiedLabel={t.copied} />
          )}
        </div>
      }
    >
      {failure?.message ?? t.faultText}
    </Notice>
  )
}
