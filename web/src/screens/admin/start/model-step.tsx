import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConnectionForm } from '../connections/connection-form.tsx'
import { ConnectionRow } from '../connections/connection-row.tsx'

/** The connections that somebody set up, each with its test, and the form for one more. */
export function ModelStep() {
  const t = useTexts('adminStart')
  const all = useQuery({ ...callOptions('connectionAdmin.list', {}), staleTime: 0 })
  const [edited, setEdited] = useState<number | 'new'>()
  if (all.isPending) return <Skeleton className="h-40 rounded-card" />
  if (all.isError) return <QueryFailure of={all} />
  const { rows, choices } = all.data
  const own = rows.filter(({ origin }) => origin !== 'builtin')
  return (
    <div className="flex flex-col items-start gap-4">
      {own.length > 0 && (
        <ul
          aria-label={t.connections}
          className="w-full divide-y divide-line rounded-card bg-card px-4"
        >
          {own.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              kind=""
              onEdit={() => setEdited(connection.id)}
            />
          ))}
        </ul>
      )}
      <Button
        kind={own.length ? 'plain' : 'main'}
        icon={own.length ? 'plus' : 'plug'}
        onClick={() => setEdited('new')}
      >
        {own.length ? t.connectAnother : t.connect}
      </Button>
      {edited && (
        <ConnectionForm
          connection={rows.find(({ id }) => id === edited)}
          choices={choices}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
