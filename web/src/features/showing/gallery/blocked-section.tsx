import { Link } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useBlock, useBlocked } from './authors.ts'
import { authorPath } from './gallery-links.ts'

/** Whom one has blocked, and the way to undo it. */
export function BlockedSection() {
  const t = useTexts('authors')
  const query = useBlocked()
  const block = useBlock()
  if (query.isPending) return <Skeleton className="h-24 rounded-card" />
  if (query.isError) return <QueryFailure inline withoutId of={query} />
  if (query.data.length === 0)
    return (
      <EmptyState icon="ban" title={t.blockedEmpty}>
        {t.blockedEmptyText}
      </EmptyState>
    )
  const unblock = async (id: number, name: string) => {
    if (await block(id, false)) toast(t.unblocked({ name }), { kind: 'success' })
  }
  return (
    <>
      <p className="text-soft">{t.blockedIntro}</p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {query.data.map(({ id, name, avatar }) => (
          <li key={id} className="flex items-center gap-3 px-3.5 py-3">
            <Link
              to={authorPath(id)}
              className="flex min-w-0 flex-1 items-center gap-3 hover:underline"
            >
              <Avatar src={pictureAddress(avatar)} name={name} size={40} />
              <span className="truncate">{name}</span>
            </Link>
            <Button
              size="small"
              aria-label={t.unblockOne({ name })}
              onClick={() => void unblock(id, name)}
            >
              {t.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
