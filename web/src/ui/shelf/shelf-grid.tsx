import type { ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon-names.ts'
import { MoreButton } from '../more-button.tsx'
import { Query, type ShownQuery } from '../query.tsx'
import { Skeleton } from '../skeleton.tsx'
import { ShelfRows } from './shelf-rows.tsx'

/** What a shelf says when it shows nothing. */
export type ShelfEmpty = {
  /** Nothing of one's own is there yet. */
  own: { icon: IconName; title: string; text: string; makeLabel: string }
  /** Nothing is kept at hand. */
  kept: { icon: IconName; title: string; text: string }
  /** Nothing is like that. */
  found: { title: string; text: string }
  allLabel: string
}

type ShelfGridProps<T> = {
  of: ShownQuery<unknown> & Parameters<typeof MoreButton>[0]['of']
  items: readonly T[]
  label: string
  /** The classes of its columns. */
  columns: string
  /** How many cards are waited for, and the class of their height. */
  waiting: { n: number; height: string }
  isSearch: boolean
  isOwn: boolean
  empty: ShelfEmpty
  /** Those that are shown before the others, and what is waited for in their place. */
  first?: { items: readonly T[]; label: string; card: (item: T) => ReactNode } | undefined
  onMake: () => void
  /** Shows all there is. */
  onAll: () => void
  moreLabel: string
  /** Draws a card. */
  children: (item: T) => ReactNode
}

/** The cards of a shelf, a page after another. */
export function ShelfGrid<T extends { id: number }>(props: ShelfGridProps<T>) {
  const { of, items, label, columns, waiting, moreLabel, first, children } = props
  const grid = `grid ${columns} gap-3`
  return (
    <Query
      of={of}
      waiting={
        <div aria-hidden="true" className={grid}>
          {first &&
            Array.from({ length: 3 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
              <Skeleton key={-1 - at} className="h-70 rounded-card" />
            ))}
          {Array.from({ length: waiting.n }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            <Skeleton key={at} className={`${waiting.height} rounded-card`} />
          ))}
        </div>
      }
      isEmpty={items.length + (first?.items.length ?? 0) === 0}
      empty={<Nothing {...props} />}
    >
      {first && first.items.length > 0 && (
        <ul
          aria-label={first.label}
          className="grid gap-3 lg:grid-cols-[repeat(auto-fill,minmax(300px,1fr))] max-lg:-mx-3 max-lg:auto-cols-[minmax(280px,1fr)] max-lg:grid-flow-col max-lg:snap-x max-lg:scroll-px-3 max-lg:overflow-x-auto max-lg:px-3 max-lg:[scrollbar-width:none] max-lg:*:snap-start"
        >
          {first.items.map((item) => (
            <Boundary key={item.id} of={item}>
              {first.card(item)}
            </Boundary>
          ))}
        </ul>
      )}
      <ShelfRows items={items} label={label} className={grid} height={waiting.height}>
        {children}
      </ShelfRows>
      <MoreButton of={of} className="self-center">
        {moreLabel}
      </MoreButton>
    </Query>
  )
}

type NothingProps = Pick<ShelfGridProps<never>, 'empty' | 'isSearch' | 'isOwn' | 'onMake' | 'onAll'>

function Nothing({ empty, isSearch, isOwn, onMake, onAll }: NothingProps) {
  if (isOwn && !isSearch) {
    const { icon, title, text, makeLabel } = empty.own
    return (
      <EmptyState
        icon={icon}
        title={title}
        action={
          <Button kind="main" onClick={onMake}>
            {makeLabel}
          </Button>
        }
      >
        {text}
      </EmptyState>
    )
  }
  const { icon, title, text } = isSearch ? { icon: 'search' as const, ...empty.found } : empty.kept
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={<Button onClick={onAll}>{empty.allLabel}</Button>}
    >
      {text}
    </EmptyState>
  )
}
