import '../../ui/late.css'
import type { Shared } from '@atelier/contract/features/shares'
import { type ReactNode, useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailureState } from '../../features/failure/call-failure-state.tsx'
import { useTitle } from '../../features/site/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ContinueBar } from './parts/continue-bar.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import { SharedChat } from './parts/shared-chat.tsx'
import { SharedHead } from './parts/shared-head.tsx'
import { SharedSkeleton } from './parts/shared-skeleton.tsx'
import { SharedTitle } from './parts/shared-title.tsx'
import { SharedWork } from './parts/shared-work.tsx'
import { useShared } from './use-shared.ts'

/** What somebody sent by link: a conversation as it was then, or a work. */
export function ShareScreen() {
  const { key = '' } = useParams()
  useLayoutEffect(releaseBootFrame, [])
  return <OpenLink key={key} linkKey={key} />
}

function OpenLink({ linkKey }: { linkKey: string }) {
  const { query, password, isGone, asksPassword, refusal, tryPassword } = useShared(linkKey)
  const { data } = query
  if (data)
    return (
      <Frame>
        <Opened shared={data} />
        {data.kind === 'chat' && data.entries.length > 0 && (
          <ContinueBar linkKey={linkKey} password={password} onGone={() => void query.refetch()} />
        )}
      </Frame>
    )
  if (isGone) return <Gone />
  if (asksPassword)
    return (
      <Frame>
        <PasswordForm refusal={refusal} busy={query.isFetching} onTry={tryPassword} />
      </Frame>
    )
  return (
    <Frame>
      {query.isError ? (
        <div className="flex flex-1 flex-col justify-center">
          <CallFailureState
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <SharedSkeleton />
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-full flex-col">
    <SharedHead />
    {children}
  </div>
)

function Opened({ shared }: { shared: Shared }) {
  const t = useTexts('share')
  const { kind, title, work } = shared
  const name = title.trim() || (kind === 'chat' ? t.untitled : t.untitledWork)
  useTitle(name)
  return (
    <article className="mx-auto w-full max-w-[calc(var(--reading)+32px)] flex-1 px-4 pb-16">
      <SharedTitle shared={shared} title={work ? t.untitledWork : name} />
      {work ? <SharedWork work={work} /> : <SharedChat shared={shared} />}
    </article>
  )
}

function Gone() {
  const t = useTexts('share')
  const common = useTexts('common')
  const navigate = useNavigate()
  useTitle(t.goneTitle)
  return (
    <Frame>
      <Notice
        icon="link"
        title={t.goneTitle}
        action={<Button onClick={() => void navigate('/')}>{common.home}</Button>}
      >
        {t.goneText}
      </Notice>
    </Frame>
  )
}
