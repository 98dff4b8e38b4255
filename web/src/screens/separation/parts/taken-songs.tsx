// The songs that were taken apart, newest first; one of them open.

import type { Work } from '@atelier/contract/features/making/works'
import { useEffect, useRef } from 'react'
import { useWork, type useWorks } from '../../../features/making/works/queries.ts'
import { useWorkActions } from '../../../features/making/works/use-work-actions.ts'
import { useOpenWork, useWorkLinks } from '../../../features/making/works/work-link.ts'
import { useWorksClient } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { TakenSong } from './taken-song.tsx'

type TakenSongsProps = {
  list: ReturnType<typeof useWorks>
  /** Which songs can be taken. */
  takes: string
  onUse: (work: Work) => void
}

export function TakenSongs({ list, takes, onUse }: TakenSongsProps) {
  const t = useTexts('separation')
  const { query, works } = list
  const { cache } = useWorksClient()
  const actions = useWorkActions()
  const links = useWorkLinks()
  const { open, close } = useOpenWork()
  const alone = useOpenedAlone(list)
  const shown = alone ? [alone, ...works] : works
  const openId = open?.id ?? null
  const scrolled = useScrolledTo(openId, shown.length > 0)

  return (
    <Query
      of={query}
      waiting={<Waiting />}
      isEmpty={shown.length === 0}
      empty={
        <EmptyState alone icon="mic-vocal" title={t.emptyTitle}>
          {t.emptyText}
          <span className="mt-1 block">{takes}</span>
        </EmptyState>
      }
    >
      <section aria-label={t.taken} className="flex flex-col gap-3 p-4 lg:p-6">
        <ul ref={scrolled} className="flex flex-col gap-3">
          {shown.map((work) => (
            <li key={cache.keyOf(work)} data-work={work.id} className="scroll-my-4">
              <TakenSong
                work={work}
                isOpen={work.id === openId}
                links={links}
                actions={actions}
                onClose={close}
                onUse={onUse}
              />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="flex justify-center pt-1">
            <MoreButton of={query} />
          </div>
        )}
      </section>
    </Query>
  )
}

/** The work that the address has open, where it is older than all that was listed; one that is gone is said so. */
function useOpenedAlone({ query, works }: TakenSongsProps['list']): Work | undefined {
  const t = useTexts('works')
  const { open, close } = useOpenWork()
  const asked = useWork(open?.id ?? null)
  const isListed = works.some(({ id }) => id === open?.id)
  const isGone =
    open !== null &&
    query.isSuccess &&
    !isListed &&
    !asked.data &&
    asked.isFetched &&
    !asked.isFetching
  useEffect(() => {
    if (!isGone) return
    toast(t.gone)
    close()
  }, [isGone, close, t])
  return open && query.isSuccess && !isListed ? (asked.data ?? undefined) : undefined
}

/** Brings what is open into view, once it is there. */
function useScrolledTo(id: number | null, isReady: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (id === null || !isReady) return
    list.current?.querySelector(`[data-work="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isReady])
  return list
}

const places = [1, 2, 3]

const Waiting = () => (
  <div aria-hidden="true" className="flex flex-col gap-3 p-4 lg:p-6">
    {places.map((place) => (
      <Skeleton key={place} className="h-19 rounded-card" />
    ))}
  </div>
)
