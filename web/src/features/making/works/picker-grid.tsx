import type { Medium } from '@atelier/contract/work-terms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type PickerGridProps = {
  query: {
    isPending: boolean
    isError: boolean
    error: unknown
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  isEmpty: boolean
  empty: string
  children: ReactNode
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const grid = 'grid grid-cols-3 gap-2 pt-3 sm:grid-cols-5'

/** Files to choose from, page by page. */
export function PickerGrid({ query, isEmpty, empty, children }: PickerGridProps) {
  const t = useTexts('works')
  if (query.isPending)
    return (
      <div aria-hidden="true" className={grid}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    )
  if (query.isError && isEmpty) return <QueryFailure withoutId message={t.pickFailed} of={query} />
  return (
    <>
      {isEmpty && !query.hasNextPage && <EmptyState icon="images" title={empty} />}
      <ul className={grid}>{children}</ul>
      {query.hasNextPage && (
        <div className="flex justify-center pt-4">
          <MoreButton of={query} />
        </div>
      )}
    </>
  )
}

type PickerTileProps = {
  medium: Medium
  name: string
  durationS: number | null
  onPick: () => void
  /** A button over its corner. */
  corner?: ReactNode
  /** What it looks like; nothing for a song without a cover. */
  children: ReactNode
}

export function PickerTile(props: PickerTileProps) {
  const { medium, name, durationS, onPick, corner, children } = props
  return (
    <li className="group/tile relative">
      <button
        type="button"
        aria-label={name}
        data-tooltip={name}
        onClick={onPick}
        className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-control bg-fill text-faint hover:opacity-85"
      >
        {medium !== 'picture' && <Icon name={medium === 'song' ? 'music' : 'film'} size={24} />}
        {children}
        {medium === 'song' && (
          <span className="absolute inset-x-0 bottom-0 line-clamp-2 bg-surface/85 p-1.5 pr-12 text-left text-small text-text">
            {name}
          </span>
        )}
        {durationS !== null && (
          <span className="figures absolute right-1.5 bottom-1.5 rounded-small bg-[#000000a6] px-1 text-small text-[#fff]">
            {clockText(durationS)}
          </span>
        )}
      </button>
      {corner && (
        <span className="absolute top-1 right-1 opacity-0 transition-[opacity] group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 pointer-coarse:opacity-100">
          {corner}
        </span>
      )}
    </li>
  )
}
