// Own files to choose some of, over whatever they are for.

import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import '../../../ui/late.css'
import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDocumentState } from './document-state.ts'
import { useOwnDocuments } from './own-documents.ts'

type ChooseDocumentsProps = {
  open: boolean
  onClose: () => void
  /** Numbers of those that are there already. */
  taken: readonly number[]
  /** How many more there can be. */
  room: number
  onChoose: (documents: readonly KnownDocument[]) => void
}

export function ChooseDocuments({ open, onClose, ...choice }: ChooseDocumentsProps) {
  const t = useTexts('knowledge')
  const common = useTexts('common')
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.chooseTitle}
      closeLabel={common.close}
      size="medium"
      fullOnPhone
    >
      {open && <Choice {...choice} onClose={onClose} />}
    </DialogWindow>
  )
}

function Choice({ taken, room, onChoose, onClose }: Omit<ChooseDocumentsProps, 'open'>) {
  const t = useTexts('knowledge')
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const [chosen, setChosen] = useState<readonly KnownDocument[]>([])
  const { query, rows } = useOwnDocuments(q)
  const isNone = query.data !== undefined && rows.length === 0
  const toggle = (document: KnownDocument) =>
    setChosen((now) =>
      now.some(({ id }) => id === document.id)
        ? now.filter(({ id }) => id !== document.id)
        : [...now, document],
    )
  return (
    <div className="flex flex-col gap-3 sm:min-h-80">
      {!(isNone && q === '') && <SearchField label={t.search} value={words} onWords={setWords} />}
      <Query
        of={query}
        waiting={<Skeleton className="h-60 rounded-card" />}
        failed={<QueryFailure withoutId of={query} />}
        keeps="both"
      >
        {() =>
          isNone ? (
            <EmptyState icon="file-text" title={q ? t.nothingFound : t.none}>
              {q ? undefined : t.noneText}
            </EmptyState>
          ) : (
            <ul aria-label={t.title} className="flex flex-col gap-0.5">
              {rows.map((document) => {
                const isChosen = chosen.some(({ id }) => id === document.id)
                return (
                  <ChoiceRow
                    key={document.id}
                    document={document}
                    isTaken={taken.includes(document.id)}
                    isChosen={isChosen}
                    hasRoom={isChosen || chosen.length < room}
                    onToggle={() => toggle(document)}
                  />
                )
              })}
            </ul>
          )
        }
      </Query>
      <MoreButton of={query} size="small" kind="quiet" className="self-center">
        {t.more}
      </MoreButton>
      {!(isNone && q === '') && (
        <div className="sticky bottom-0 -mb-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface pt-3 pb-1">
          <p role="status" className="min-w-0 flex-1 text-small text-soft">
            {t.chooseMost({ n: Math.max(0, room - chosen.length) })}
          </p>
          <Button
            kind="main"
            disabled={chosen.length === 0}
            onClick={() => {
              onChoose(chosen)
              onClose()
            }}
          >
            {t.choose({ n: chosen.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChoiceRowProps = {
  document: KnownDocument
  isTaken: boolean
  isChosen: boolean
  hasRoom: boolean
  onToggle: () => void
}

function ChoiceRow({ document, isTaken, isChosen, hasRoom, onToggle }: ChoiceRowProps) {
  const t = useTexts('knowledge')
  const stateOf = useDocumentState()
  const isOff = isTaken || !hasRoom || document.state === 'failed'
  return (
    <li>
      <label
        className={classes(
          'flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5',
          isOff ? 'text-faint' : 'cursor-pointer hover:bg-fill',
        )}
      >
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={isTaken || isChosen}
          disabled={isOff}
          onChange={onToggle}
        />
        <span className="min-w-0">
          <span className="block truncate font-medium">{document.title}</span>
          <span className="block text-small wrap-anywhere text-soft">
            {isTaken ? t.chosenAlready : stateOf(document)}
          </span>
        </span>
      </label>
    </li>
  )
}
