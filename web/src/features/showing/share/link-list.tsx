import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinkRow } from './link-row.tsx'
import { useOwnLinks } from './queries.ts'
import type { ShareSubject } from './share-subject.ts'

const pageSize = 50

type LinkListProps = {
  /** All own links when absent; then each says what it leads to. */
  subject?: ShareSubject
  /** The link that has just been made. */
  newId?: number | undefined
}

/** Own links that open something, newest first. */
export function LinkList({ subject, newId }: LinkListProps) {
  const t = useTexts('share')
  const common = useTexts('common')
  const query = useOwnLinks(subject)
  const { data, error } = query
  const [openId, setOpenId] = useState(newId)
  const [lastNew, setLastNew] = useState(newId)
  if (newId !== lastNew) {
    setLastNew(newId)
    setOpenId(newId)
  }
  const [shown, setShown] = useState(pageSize)
  if (error && !data) return <QueryFailure of={query} />
  if (!data) return <Skeleton className="h-28 w-full rounded-card" />
  if (data.length === 0)
    return subject ? null : (
      <div className="rounded-card border border-line">
        <EmptyState icon="link" title={t.noLinks}>
          {t.noLinksText}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul
        aria-label={t.links}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {data.slice(0, shown).map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            named={subject === undefined}
            isOpen={link.id === openId}
            onToggle={() => setOpenId(link.id === openId ? undefined : link.id)}
          />
        ))}
      </ul>
      {data.length > shown && (
        <Button kind="quiet" className="self-start" onClick={() => setShown(shown + pageSize)}>
          {common.more}
        </Button>
      )}
    </>
  )
}
