// A document passage by passage, as answers cite it: `?dialog=document&of=12-3` is the fourth passage of document 12.
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import '../../../ui/late.css'
import type { ShownPassage } from '@atelier/contract/features/talk/knowledge'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { citedPassage } from '../../../lib/cited-passage.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { downloadDocument } from './download-document.ts'

type DocumentDialogProps = { open: boolean; onClose: () => void }

type Place = { id: number; position: number }

function placeOf(of: string | null): Place {
  const [, id, position] = /^(\d+)-(\d+)$/.exec(of ?? '') ?? []
  return { id: Number(id ?? 0), position: Number(position ?? 0) }
}

export function DocumentDialog({ open, onClose }: DocumentDialogProps) {
  const t = useTexts('knowledge')
  const common = useTexts('common')
  const [query] = useSearchParams()
  const now = placeOf(query.get('of'))
  // Keeps its content while it leaves.
  const [last, setLast] = useState(now)
  if (open && now.id > 0 && (last.id !== now.id || last.position !== now.position)) setLast(now)
  const known = useQuery({
    ...callOptions('knowledge.get', { id: last.id }),
    enabled: last.id > 0,
    retry: false,
  })
  const isGone = last.id === 0 || (known.error instanceof CallFailure && known.error.status === 404)
  const cited = isGone ? citedPassage.at(last.id, last.position) : undefined
  const title = known.data?.title ?? cited?.title ?? t.document
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={common.close}
      size="large"
      fullOnPhone
    >
      {cited?.snippet ? (
        <div className="flex flex-col gap-4">
          <p className="text-soft">{t.notYours}</p>
          <ol aria-label={t.passages}>
            <PassageRow
              passage={{ position: last.position, text: cited.snippet, place: cited.place ?? {} }}
              isCited
            />
          </ol>
        </div>
      ) : isGone ? (
        <EmptyState icon="file-text" title={t.gone}>
          {t.goneText}
        </EmptyState>
      ) : known.isError ? (
        <QueryFailure withoutId of={known} />
      ) : known.data ? (
        <div className="flex min-h-0 flex-col gap-4">
          <Button
            size="small"
            icon="download"
            className="self-start"
            onClick={() => void downloadDocument(known.data).catch(() => undefined)}
          >
            {t.download}
          </Button>
          {known.data.failure && <FailureState inline message={known.data.failure.message} />}
          <Passages key={`${last.id}-${last.position}`} {...last} />
        </div>
      ) : (
        <Skeleton className="h-80 rounded-card" />
      )}
    </DialogWindow>
  )
}

const pageSize = 30
/** So many are shown before the one that is cited. */
const before = 3

function Passages({ id, position }: Place) {
  const t = useTexts('knowledge')
  const first = Math.max(0, position - before)
  const query = useInfiniteQuery({
    queryKey: ['knowledge.passages', id, first],
    initialPageParam: { from: first, size: pageSize },
    queryFn: ({ pageParam, signal }) =>
      call('knowledge.passages', { id, ...pageParam }, { signal, shownInPlace: true }),
    getNextPageParam: ({ count }, _, { from, size }) =>
      from + size < count ? { from: from + size, size: pageSize } : undefined,
    getPreviousPageParam: (_page, _pages, { from }) => {
      const start = Math.max(0, from - pageSize)
      return from > 0 ? { from: start, size: from - start } : undefined
    },
  })
  if (query.isError) return <QueryFailure withoutId of={query} />
  if (!query.data) return <Skeleton className="h-80 rounded-card" />
  const rows = query.data.pages.flatMap((page) => page.rows)
  return (
    <>
      {query.hasPreviousPage && (
        <Button
          size="small"
          kind="quiet"
          busy={query.isFetchingPreviousPage}
          className="self-center"
          onClick={() => void query.fetchPreviousPage()}
        >
          {t.earlier}
        </Button>
      )}
      <ol aria-label={t.passages} className="flex flex-col gap-2">
        {rows.map((row) => (
          <PassageRow key={row.position} passage={row} isCited={row.position === position} />
        ))}
      </ol>
      <MoreButton of={query} size="small" kind="quiet" className="self-center">
        {t.later}
      </MoreButton>
    </>
  )
}

function PassageRow({ passage, isCited }: { passage: ShownPassage; isCited: boolean }) {
  const t = useTexts('knowledge')
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCited) row.current?.scrollIntoView({ block: 'center' })
  }, [isCited])
  const place = usePlaceText()(passage.place)
  return (
    <li
      ref={row}
      aria-current={isCited || undefined}
      className={classes(
        'rounded-control border px-4 py-3',
        isCited ? 'border-accent bg-fill' : 'border-line',
      )}
    >
      {(place || isCited) && (
        <p className="mb-1 text-small text-soft">
          {[isCited ? t.cited : '', place].filter(Boolean).join(' · ')}
        </p>
      )}
      <p dir="auto" className="reading wrap-anywhere whitespace-pre-wrap">
        {passage.text}
      </p>
    </li>
  )
}

function usePlaceText(): (place: ShownPassage['place']) => string {
  const t = useTexts('knowledge')
  return ({ page, headings = [], lines }) =>
    [
      ...(page === undefined ? [] : [t.page({ n: page })]),
      ...(headings.length ? [headings.join(' › ')] : []),
      ...(lines ? [t.lines({ from: lines[0], to: lines[1] })] : []),
    ].join(' · ')
}
