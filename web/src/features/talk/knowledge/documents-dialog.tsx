// Own files that answers cite: looked for, opened, deleted.

import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import '../../../ui/late.css'
import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDocumentState } from './document-state.ts'
import { useOwnDocuments } from './own-documents.ts'

export function DocumentsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('knowledge')
  const common = useTexts('common')
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.title}
      closeLabel={common.close}
      size="large"
      fullOnPhone
    >
      <OwnDocuments />
    </DialogWindow>
  )
}

function OwnDocuments() {
  const t = useTexts('knowledge')
  const common = useTexts('common')
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const [leaving, setLeaving] = useState<KnownDocument>()
  const { query, rows } = useOwnDocuments(q)
  const remove = useMutation({
    mutationFn: ({ id }: KnownDocument) => call('knowledge.delete', { id }),
    onSettled: (_, failure) => {
      setLeaving(undefined)
      return whenRefreshed(_, failure)
    },
  })
  return (
    <div className="flex flex-col gap-4 sm:min-h-80">
      {(rows.length > 0 || words !== '') && (
        <SearchField label={t.search} value={words} onWords={setWords} />
      )}
      <Query
        of={query}
        waiting={<Skeleton className="h-60 rounded-card" />}
        failed={<QueryFailure withoutId of={query} />}
        keeps="both"
      >
        {() =>
          rows.length === 0 ? (
            <EmptyState icon="file-text" title={q ? t.nothingFound : t.none}>
              {q ? undefined : t.noneText}
            </EmptyState>
          ) : (
            <ul aria-label={t.title} className="flex flex-col">
              {rows.map((document) => (
                <DocumentRow key={document.id} document={document} onRemove={setLeaving} />
              ))}
            </ul>
          )
        }
      </Query>
      <MoreButton of={query} size="small" kind="quiet" className="self-center">
        {t.more}
      </MoreButton>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={t.removeTitle}
        confirmLabel={t.removeConfirm}
        cancelLabel={common.cancel}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t.removeText({ name: leaving?.title ?? '' })}
      </ConfirmDialog>
    </div>
  )
}

type DocumentRowProps = { document: KnownDocument; onRemove: (document: KnownDocument) => void }

function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const t = useTexts('knowledge')
  const { date } = useFormats()
  const stateOf = useDocumentState()
  const { open } = useDialogLink()
  const { id, title, state, createdAt } = document
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 last:border-0">
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2 text-left transition-[background-color] hover:bg-fill"
        onClick={() => open('document', { of: `${id}-0` })}
      >
        <Icon name={state === 'failed' ? 'circle-alert' : 'file-text'} size={16} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          <span className="block text-small wrap-anywhere text-soft">
            {date(createdAt)} · {stateOf(document)}
          </span>
        </span>
      </button>
      <IconButton
        icon="trash-2"
        label={t.remove({ name: title })}
        onClick={() => onRemove(document)}
      />
    </li>
  )
}
