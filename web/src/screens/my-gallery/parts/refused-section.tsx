import type { OwnPublication } from '@atelier/contract/features/showing/publications'
import { Link } from 'react-router'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { AppealNote } from '../../../features/showing/appeals/appeal-note.tsx'
import { ownWorkPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnPublications } from '../own-publications.ts'
import { type OwnActions, useOwnActions } from '../use-own-actions.ts'

/** What this site does not show, each with the reason in full. */
export function RefusedSection() {
  const t = useTexts('ownGallery')
  const { query, publications } = useOwnPublications('refused')
  const actions = useOwnActions(true)
  if (query.isError && publications.length === 0) return <QueryFailure of={query} />
  if (query.isSuccess && publications.length === 0)
    return (
      <EmptyState alone icon="circle-check" title={t.refusedEmpty}>
        {t.refusedEmptyText}
      </EmptyState>
    )
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto w-full max-w-180 px-4 py-4">
        {query.isPending && <Skeleton className="h-24 w-full rounded-card" />}
        <ul aria-label={t.refused} className="flex flex-col divide-y divide-line">
          {publications.map((publication) => (
            <Row key={publication.id} publication={publication} actions={actions} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="flex justify-center pt-4">
            <MoreButton of={query} />
          </div>
        )}
      </div>
    </div>
  )
}

function Row({ publication, actions }: { publication: OwnPublication; actions: OwnActions }) {
  const t = useTexts('ownGallery')
  const nameOf = useWorkName()
  const { work, title, message } = publication
  const name = title || nameOf(work)
  const [file] = work.files
  return (
    <li className="flex gap-4 py-4">
      <Link
        to={ownWorkPath(work.id)}
        aria-label={t.openWork({ name })}
        className="relative block size-24 shrink-0 overflow-hidden rounded-control bg-fill"
      >
        {file && <FileFace small file={file} alt="" lazy />}
      </Link>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <p className="line-clamp-2 font-medium">{name}</p>
        <p className="text-soft">
          <span className="font-medium text-text">{t.reason}</span> {message || t.noReason}
        </p>
        <AppealNote kind="work" subjectId={publication.id} />
        <Button size="small" icon="pencil" onClick={() => actions.publish([publication.id])}>
          {t.again}
        </Button>
      </div>
    </li>
  )
}
