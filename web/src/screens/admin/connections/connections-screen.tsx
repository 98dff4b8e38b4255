import { Query } from '../../../ui/query.tsx'
import '../../../ui/late.css'
import type { AdminConnection } from '@atelier/contract/features/running/connection-admin'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
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
  // Which one is open is in the address, so that figures and works can lead to it.
  const { id: edited } = useParams()
  const navigate = useNavigate()
  const edit = (id: number | 'new') => void navigate(`/admin/connections/${id}`)
  const arrange = useArrange()
  const health = useQuery({
    ...callOptions('analytics.health', { all: true }),
    refetchInterval: 60_000,
  })
  const rows = all.data?.rows ?? []
  const opened = rows.find(({ id }) => String(id) === edited)
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
        <Button kind="main" icon="plus" onClick={() => edit('new')}>
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
              onEdit={() => edit(connection.id)}
              onUp={place > 0 ? () => move(connection, -1) : undefined}
              onDown={place < rows.length - 1 ? () => move(connection, 1) : undefined}
            />
          ))}
        </RowList>
      </Query>
      {all.data && (edited === 'new' || opened) && (
        <ConnectionForm
          key={edited}
          connection={opened}
          choices={all.data.choices}
          onClose={() => void navigate('/admin/connections', { replace: true })}
        />
      )}
    </AdminPage>
  )
}
