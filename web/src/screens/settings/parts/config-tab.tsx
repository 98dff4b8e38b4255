import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useMember } from '../../../features/identity/session/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { ConnectionRows } from './connection-rows.tsx'
import { Section } from './section.tsx'
import { ToolServersSection } from './tool-servers-section.tsx'

export function ConfigTab() {
  return (
    <div className="px-6 py-6 max-sm:px-5 max-sm:pb-[max(32px,env(safe-area-inset-bottom))]">
      <Suspense fallback={<Waiting />}>
        <OwnConnection />
        <ToolServersSection />
      </Suspense>
    </div>
  )
}

function OwnConnection() {
  const t = useTexts('connection')
  const member = useMember()
  return (
    <Section title={t.title}>
      <p className="text-soft">
        {member ? t.intro : t.guest}{' '}
        <Link to="/help/own-connection" className="text-accent-text underline underline-offset-2">
          {t.more}
        </Link>
      </p>
      {member ? <OfMember key={member.id} accountId={member.id} /> : <LogIn />}
    </Section>
  )
}

function LogIn() {
  const t = useTexts('settings')
  const { show } = useDialogLink()
  return (
    <Button
      kind="main"
      icon="log-in"
      className="self-start"
      onClick={() => show({ dialog: 'login' })}
    >
      {t.logIn}
    </Button>
  )
}

function OfMember({ accountId }: { accountId: number }) {
  const t = useTexts('connection')
  const state = useQuery(callOptions('ownConnections.read', {}))
  const [round, setRound] = useState(0)
  if (state.isPending) return <Waiting />
  if (state.isError) return <QueryFailure inline withoutId usual={t.failed} of={state} />
  const { connection } = state.data
  return (
    <>
      {connection && (
        <ConnectionRows
          accountId={accountId}
          connection={connection}
          onRemoved={() => setRound(round + 1)}
        />
      )}
      <ConnectionForm key={round} accountId={accountId} state={state.data} />
    </>
  )
}

const Waiting = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-40" />
  </div>
)
