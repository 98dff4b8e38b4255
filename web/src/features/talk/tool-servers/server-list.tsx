// The servers that somebody keeps, with the way to add one.
import '../../../ui/late.css'
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ServerScope } from './server-calls.ts'
import { ServerForm } from './server-form.tsx'
import { ServerRow } from './server-row.tsx'

type ServerListProps = {
  scope: ServerScope
  servers: readonly ToolServer[]
  /** Whether more may be added. */
  mayAdd: boolean
}

export function ServerList({ scope, servers, mayAdd }: ServerListProps) {
  const t = useTexts('toolServers')
  const [edited, setEdited] = useState<ToolServer | 'new' | null>(null)
  const add = (
    <Button icon="plus" className="self-start" onClick={() => setEdited('new')}>
      {t.add}
    </Button>
  )
  return (
    <>
      {servers.length === 0 && mayAdd && (
        <EmptyState icon="wrench" title={t.none} action={add}>
          {t.noneText}
        </EmptyState>
      )}
      {servers.length > 0 && (
        <>
          <ul className="flex flex-col gap-3">
            {servers.map((server) => (
              <ServerRow
                key={server.id}
                scope={scope}
                server={server}
                onEdit={() => setEdited(server)}
              />
            ))}
          </ul>
          {mayAdd && add}
        </>
      )}
      {edited && (
        <ServerForm
          scope={scope}
          server={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
