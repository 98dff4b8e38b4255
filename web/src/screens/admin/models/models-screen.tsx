import '../../../ui/late.css'
import type {
  AdminConnection,
  AdminModel,
} from '@atelier/contract/features/running/connection-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AdminRoom } from '../frame/admin-room.tsx'
import { FormDialog } from '../frame/form-dialog.tsx'
import { RoomTabs } from '../frame/room-tabs.tsx'
import { useChange } from '../frame/use-change.ts'
import { ModelTable } from './model-table.tsx'

const kinds: readonly AdminModel['kind'][] = ['chat', 'image', 'video', 'music', 'stems']

/** The models that the connections bring, kind by kind. */
export function ModelsScreen() {
  const t = useTexts('adminModels')
  const { kind: named } = useParams()
  const kind = kinds.find((one) => one === named) ?? 'chat'
  return (
    <AdminRoom
      place="models"
      title={t.title}
      text={t.text}
      actions={kind === 'chat' ? <AddModel /> : undefined}
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
        <Link className="underline hover:text-text" to="/admin/sites/models">
          {t.choices}
        </Link>
        <Link className="underline hover:text-text" to="/admin/sites/prices">
          {t.prices}
        </Link>
      </p>
      <Models key={kind} kind={kind} />
    </AdminRoom>
  )
}

/** Shown once it is known where a model could be added. */
function AddModel() {
  const t = useTexts('adminModels')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(callOptions('connectionAdmin.list', {}))
  const answering = data?.rows.filter(
    ({ chats, isOff, isThere, origin }) => chats && !isOff && isThere && origin !== 'builtin',
  )
  if (!answering?.length) return null
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      {isOpen && <AddModelDialog connections={answering} onClose={() => setOpen(false)} />}
    </>
  )
}

function Models({ kind }: { kind: AdminModel['kind'] }) {
  const t = useTexts('adminModels')
  const all = useQuery({ ...callOptions('connectionAdmin.models', {}), staleTime: 0 })
  const [search, setSearch] = useSearchParams()
  const rows = all.data?.rows ?? []
  const ofKind = rows.filter((row) => row.kind === kind)
  const waiting = rows.filter(({ price }) => price?.source === 'waiting')
  const waitsOnly = search.get('price') === 'waiting'
  const set = (key: string, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(key, value)
        else now.delete(key)
        return now
      },
      { replace: true },
    )
  return (
    <>
      <RoomTabs
        label={t.kinds}
        tabs={kinds.map((one) => ({
          to: `${one === 'chat' ? '/admin/models' : `/admin/models/${one}`}${waitsOnly ? '?price=waiting' : ''}`,
          label: t.kindNames[one],
          count: (waitsOnly ? waiting : rows).filter((row) => row.kind === one).length,
        }))}
      />
      {(waiting.length > 0 || waitsOnly) && (
        <Switch
          label={t.waitsOnly({ n: waiting.length })}
          on={waitsOnly}
          onChange={(on) => set('price', on ? 'waiting' : '')}
        />
      )}
      <Query
        of={all}
        waiting={<Skeleton className="h-80 rounded-card" />}
        isEmpty={ofKind.length === 0}
        empty={
          <EmptyState icon="brain" title={t.empty}>
            {t.emptyText}
          </EmptyState>
        }
        keeps="both"
      >
        <ModelTable
          kind={kind}
          models={ofKind}
          query={search.get('q') ?? ''}
          waitsOnly={waitsOnly}
          onQuery={(q) => set('q', q)}
        />
      </Query>
    </>
  )
}

/** Adds a chat model that its upstream has and does not list. */
function AddModelDialog({
  connections,
  onClose,
}: {
  /** Those that answer; at least one. */
  connections: readonly AdminConnection[]
  onClose: () => void
}) {
  const t = useTexts('adminModels')
  const add = useChange('connectionAdmin.addModel', {
    shownInPlace: true,
  })
  const form = useForm({
    first: { connectionId: connections[0]?.id ?? 0, name: '' },
    read: ({ connectionId, name }) => ({
      input: { connectionId, name: name.trim() },
      problems: { name: !name.trim() && t.nameMissing },
    }),
    send: add.mutateAsync,
    onSent: (_, { draft }) => {
      toast(t.added({ name: draft.name.trim() }), { kind: 'success' })
      onClose()
    },
    asTyped: 'keep',
  })
  return (
    <FormDialog of={form} onClose={onClose} title={t.add} closeLabel={t.close} action={t.addAction}>
      <p className="text-soft">{t.addText}</p>
      <Field
        kind="choice"
        label={t.connection}
        options={connections.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('connectionId')}
      />
      <Field
        label={t.upstreamName}
        hint={t.upstreamNameHint}
        spellCheck={false}
        maxLength={200}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
