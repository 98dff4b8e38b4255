import '../../ui/late.css'
import type { Shared } from '@atelier/contract/features/showing/shares'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { late } from '../../ui/late.ts'
import { Notice } from '../../ui/notice.tsx'
import { QueryFailure } from '../../ui/query-failure.tsx'
import { ContinueBar } from './parts/continue-bar.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import { SharedChat } from './parts/shared-chat.tsx'
import { SharedHead } from './parts/shared-head.tsx'
import { SharedSkeleton } from './parts/shared-skeleton.tsx'
import { SharedTitle } from './parts/shared-title.tsx'
import { SharedWork } from './parts/shared-work.tsx'
import { useShared } from './use-shared.ts'

const SharedMap = late(async () => (await import('./parts/shared-map.tsx')).SharedMap)

/** What somebody sent by link: a conversation or a mind map as it was then, or a work. */
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
        {(data.mind || data.entries.length > 0) && (
          <ContinueBar
            linkKey={linkKey}
            password={password}
            isMind={data.mind !== null}
            onGone={() => void query.refetch()}
          />
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
          <QueryFailure of={query} />
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
  const { kind, title, work, mind } = shared
  const name = title.trim() || t.untitledOf[kind]
  useTitle(name)
  return (
    <article
      className={classes(
        'mx-auto w-full flex-1 px-4 pb-16',
        mind ? 'max-w-300' : 'max-w-[calc(var(--reading)+32px)]',
      )}
    >
      <SharedTitle shared={shared} title={work ? t.untitledWork : name} />
      {mind && (
        <Suspense>
          <SharedMap mind={mind} title={name} />
        </Suspense>
      )}
      {work && <SharedWork work={work} />}
      {kind === 'chat' && <SharedChat shared={shared} />}
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
