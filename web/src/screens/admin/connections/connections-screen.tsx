import { Query } from '../../../ui/query.tsx'
import '../../../ui/late.css'
import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { RowList } from '../frame/row-list.tsx'
import { choiceName } from './choice-name.ts'
import { useArrange } from './connection-calls.ts'
import { ConnectionForm } from './connection-form.tsx'
import { ConnectionRow } from './connection-row.tsx'

/** The ways to upstreams, which all sites share. */
export function ConnectionsScreen() {
  const t = useTexts('adminConnections')
  return (
    <AdminFrame place="connections" title={t.title}>
      <Connections />
    </AdminFrame>
  )
}

function Connections() {
  const t = useTexts('adminConnections')
  const all = useQuery({ ...callOptions('connectionAdmin.list', {}), staleTime: 0 })
  const [edited, setEdited] = useState<number | 'new'>()
  const arrange = useArrange()
  const health = useQuery({
    ...callOptions('analytics.health', { all: true }),
    refetchInterval: 60_000,
  })
  const rows = all.data?.rows ?? []
  const kindOf = ({ choice, label }: AdminConnection) => {
    const known = all.data?.choices.find(({ id }) => id === choice)
    return known && known.label !== label ? choiceName(known, t) : ''
  }
  const move = (row: AdminConnection, step: -1 | 1) => {
    if (!arrange.isPending) arrange.mutate({ ids: movedBy(rows, row, step).map(({ id }) => id) })
  }
  return (
    <AdminPage
      title={t.title}
      text={t.text}
      actions={
        <Button kind="main" icon="plus" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      }
    >
      <Query of={all} waiting={<Skeleton className="h-80 rounded-card" />} keeps="nothing">
        <RowList label={t.list}>
          {rows.map((connection, place) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              kind={kindOf(connection)}
              health={health.data?.rows.filter(
                ({ connectionId }) => connectionId === connection.id,
              )}
              onEdit={() => setEdited(connection.id)}
              onUp={place > 0 ? () => move(connection, -1) : undefined}
              onDown={place < rows.length - 1 ? () => move(connection, 1) : undefined}
            />
          ))}
        </RowList>
      </Query>
      {edited && all.data && (
        <ConnectionForm
          connection={rows.find(({ id }) => id === edited)}
          choices={all.data.choices}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  )
}
