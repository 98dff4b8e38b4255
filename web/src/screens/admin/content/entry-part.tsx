// Entries of a kind: their list, and the one that is open.

import type { EntryKind } from '@atelier/contract/content-terms'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { late } from '../../../ui/late.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAddress } from '../frame/use-address.ts'
import type { kindOfTab } from './content-tabs.ts'
import { EntryList } from './entry-list.tsx'
import { menuScreens } from './menu-screens.ts'
import { type EntryActions, useEntries, useEntryActions } from './use-entries.ts'

const EntryDialog = late(async () => (await import('./entry-dialog.tsx')).EntryDialog)

const icons: Record<EntryKind, IconName> = {
  notice: 'bell',
  drawingNotice: 'brush',
  question: 'circle-question-mark',
  banner: 'image',
  menu: 'list-tree',
  jump: 'replace',
  drawingCase: 'images',
  drawingParam: 'sliders-horizontal',
  houseApp: 'blocks',
  housePrompt: 'bookmark',
  modelPage: 'brain',
}

export function EntryPart({ tab, kind }: { tab: keyof typeof kindOfTab; kind: EntryKind }) {
  const t = useTexts('adminContent')
  const entries = useEntries(kind)
  const actions = useEntryActions(kind)
  // Which entry is open is in the address: `?edit=12`, or `?edit=new`.
  const { get, open, close } = useAddress()
  const opened = get('edit')
  const rows = entries.data?.rows ?? []
  const wanted = rows.find(({ id }) => String(id) === opened)
  const isOpen = entries.isSuccess && (opened === 'new' || wanted !== undefined)
  const add = (
    <Button kind="main" icon="plus" onClick={() => open('edit', 'new')}>
      {t.add[kind]}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-soft">{t.tabTexts[tab]}</p>
        {rows.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {kind === 'menu' && <StartOver actions={actions} />}
            {add}
          </div>
        )}
      </div>
      <Query
        of={entries}
        waiting={<Skeleton className="h-60 rounded-card" />}
        isEmpty={rows.length === 0}
        empty={
          <div className="rounded-card bg-card">
            <EmptyState
              icon={icons[kind]}
              title={t.empty[kind]}
              action={kind === 'menu' ? <TakeOver actions={actions} /> : add}
            >
              {t.emptyText[kind]}
            </EmptyState>
          </div>
        }
        keeps="data"
      >
        <EntryList
          label={t.tabs[tab]}
          kind={kind}
          rows={rows}
          actions={actions}
          onEdit={(id) => open('edit', id)}
        />
      </Query>
      {isOpen && (
        <Suspense>
          <EntryDialog key={opened} kind={kind} entry={wanted} onClose={() => close('edit')} />
        </Suspense>
      )}
    </>
  )
}

// The menu follows the screens until somebody takes it over, and does so again when they give it back.

type Actions = { actions: EntryActions }

function TakeOver({ actions: { fill } }: Actions) {
  const t = useTexts('adminContent')
  return (
    <Button
      kind="main"
      busy={fill.isPending}
      onClick={() => fill.mutate(menuScreens.map(({ name }) => ({ name })))}
    >
      {t.takeOver}
    </Button>
  )
}

function StartOver({ actions: { fill } }: Actions) {
  const t = useTexts('adminContent')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon="rotate-ccw" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.startOverTitle}
        confirmLabel={t.startOver}
        cancelLabel={t.cancel}
        busy={fill.isPending}
        onConfirm={() => fill.mutate([], { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t.startOverText}
      </ConfirmDialog>
    </>
  )
}
