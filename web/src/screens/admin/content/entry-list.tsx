import type { EntryKind } from '@atelier/contract/content-terms'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { readDraft } from './entry-draft.ts'
import { useEntryName } from './entry-name.ts'
import { EntryRow } from './entry-row.tsx'
import type { EntryActions } from './use-entries.ts'
import { type Moved, useMovedFocus } from './use-moved-focus.ts'

type EntryListProps = {
  label: string
  kind: EntryKind
  rows: readonly ContentEntry[]
  acts: EntryActions
  onEdit: (id: number) => void
}

/** In the order of people. Notices go by their date; all else is moved by buttons, and the focus stays with what moved. */
export function EntryList({ label, kind, rows, acts, onEdit }: EntryListProps) {
  const t = useTexts('adminContent')
  const nameOf = useEntryName()
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const [removing, setRemoving] = useState<ContentEntry>()
  const ids = rows.map(({ id }) => id)
  const place = moved ? ids.indexOf(Number(moved.id)) : -1
  const isMovable = kind !== 'notice' && kind !== 'drawingNotice'
  const entryName = (entry: ContentEntry) => nameOf(kind, readDraft(entry.body))

  useMovedFocus(list, moved, place)

  const move = (id: number, step: -1 | 1) => {
    setMoved({ id, step })
    acts.arrange.mutate(movedBy(ids, id, step))
  }
  const told = rows[place]
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line rounded-card border border-line"
      >
        {rows.map((entry, at) => (
          <EntryRow
            key={entry.id}
            kind={kind}
            entry={entry}
            name={entryName(entry)}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={isMovable && rows.length > 1 ? (step) => move(entry.id, step) : undefined}
            onShow={(isShown) => acts.show.mutate({ id: entry.id, isShown })}
            onEdit={() => onEdit(entry.id)}
            onRemove={() => setRemoving(entry)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told && t.moved({ name: entryName(told), place: place + 1, of: rows.length })}
      </p>
      <ConfirmDialog
        open={removing !== undefined}
        danger
        title={t.removeTitle({ name: removing ? entryName(removing) : '' })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={acts.remove.isPending}
        onConfirm={() =>
          removing && acts.remove.mutate(removing.id, { onSettled: () => setRemoving(undefined) })
        }
        onCancel={() => setRemoving(undefined)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  )
}
