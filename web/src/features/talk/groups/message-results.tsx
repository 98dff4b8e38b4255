import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import '../../../ui/late.css'
import { Link } from 'react-router'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { groupLink, rememberGroup } from './group-link.ts'
import { marked } from './marked-words.ts'
import { useMessageSearch } from './queries.ts'

/** Messages of all conversations that hold the words; each leads to its place. */
export function MessageResults({ words, onChosen }: { words: string; onChosen: () => void }) {
  const t = useTexts('chat')
  const formats = useFormats()
  const { query: search, rows } = useMessageSearch(words)

  if (search.isError && rows.length === 0)
    return <QueryFailure withoutId message={t.searchFailed} of={search} />
  if (search.isPending) {
    return (
      <div className="flex flex-col gap-3 px-4.5 pt-2">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-14" />
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <EmptyState icon="search" title={t.noMessageFound} />
  return (
    <div className="scroll-quiet min-h-0 flex-1 px-2 pb-2">
      <ul aria-label={t.searchMessages} aria-busy={search.isFetching}>
        {rows.map((row) => (
          <li key={row.entryId}>
            <Link
              to={groupLink(row.groupId, row.entryId)}
              onClick={() => {
                rememberGroup(row.groupId)
                onChosen()
              }}
              className="block rounded-control px-2.5 py-2 -outline-offset-2 hover:bg-fill"
            >
              <span className="flex items-baseline gap-2 text-small text-faint">
                <span className="min-w-0 flex-1 truncate">{row.groupTitle || t.untitled}</span>
                <time dateTime={row.createdAt}>{formats.date(row.createdAt)}</time>
              </span>
              <span className="mt-0.5 line-clamp-3 text-soft">
                <span className="sr-only">{row.role === 'user' ? t.you : t.answer}: </span>
                {marked(row.excerpt, words).map(({ text, hit, at }) =>
                  hit ? (
                    <mark key={at} className="bg-transparent font-semibold text-text">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton of={search} kind="quiet" size="small" className="mx-auto mt-1 flex" />
    </div>
  )
}
