import { useId } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useInvited } from './queries.ts'

/** Who came by the member's invitation. */
export function InvitedList() {
  const t = useTexts('invitation')
  const formats = useFormats()
  const { query, rows } = useInvited()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-medium">
        {t.list}
      </h3>
      <Query
        of={query}
        waiting={<Skeleton className="h-28 w-full rounded-card" />}
        failed={<QueryFailure inline withoutId of={query} />}
        keeps="both"
      >
        {rows.length === 0 ? (
          <div className="rounded-card bg-card">
            <EmptyState icon="users-round" title={t.nobody}>
              {t.nobodyText}
            </EmptyState>
          </div>
        ) : (
          <ul className="divide-y divide-line rounded-card bg-card">
            {rows.map(({ name, createdAt, reward }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked names repeat, and rows only join at the ends
              <li key={place} className="flex items-center gap-4 px-4 py-2.5">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <time dateTime={createdAt} className="text-small text-soft">
                  {formats.date(createdAt)}
                </time>
                <span className="figures min-w-24 text-right">
                  {reward > 0 ? (
                    t.reward({ n: formats.number(reward) })
                  ) : (
                    <span className="text-faint">{t.noReward}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Query>
      {query.hasNextPage && (
        <Button
          kind="quiet"
          className="mt-2"
          busy={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </section>
  )
}
