import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMember } from '../../../features/identity/session/queries.ts'
import { ownServersQuery } from '../../../features/talk/tool-servers/server-calls.ts'
import { ServerList } from '../../../features/talk/tool-servers/server-list.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from './section.tsx'

/** Servers of a member's own, whose tools models may use. */
export function ToolServersSection() {
  const t = useTexts('toolServers')
  const member = useMember()
  return (
    <Section title={t.title}>
      <p className="text-soft">
        {member ? t.intro : t.guest}{' '}
        <Link to="/help/tools" className="text-accent-text underline underline-offset-2">
          {t.more}
        </Link>
      </p>
      {member && <OfMember key={member.id} />}
    </Section>
  )
}

function OfMember() {
  const t = useTexts('toolServers')
  const servers = useQuery(ownServersQuery)
  if (servers.isPending) return <Skeleton className="h-24 rounded-card" />
  if (servers.isError) return <QueryFailure inline withoutId message={t.failed} of={servers} />
  const { allowed, rows } = servers.data
  return (
    <>
      {!allowed && <p className="text-soft">{t.notAllowed}</p>}
      <ServerList scope="own" servers={rows} mayAdd={allowed} />
    </>
  )
}
