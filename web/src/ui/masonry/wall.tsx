// A wall of works or of whatever has cards: a list in pages, in whichever state it is. A gallery says what its cards are and how they look.
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { type More, useMore } from '../../lib/use-more.ts'
import { Button } from '../button.tsx'
import { ListEnd } from '../list-end.tsx'
import { Query, type ShownQuery } from '../query.tsx'
import type { LaneRule, RowRule } from './arrangement.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { Masonry } from './masonry.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { useSteadyHead } from './use-steady-head.ts'

/** The list behind a wall, as TanStack Query tells it. */
export type WallQuery = ShownQuery<unknown> & More

type WallProps<T> = {
  of: WallQuery
  items: readonly T[]
  /** What an item is known by; the same function each time. */
  keyOf: (item: T) => string
  /** How high its card is in a lane of that width, in px; the same function as long as nothing of it changes. Not asked where they stand in rows. */
  heightOf?: (item: T, width: number) => number
  /** Its pictures stand in rows from edge to edge, of this shape each (width by height); the same function as long as nothing of it changes. */
  ratioOf?: (item: T) => number
  /** Of what is no picture and stands alone in its row: how high it is in a width, in px; undefined for pictures. The same function as long as nothing of it changes. */
  lineOf?: (item: T, width: number) => number | undefined
  /** Below each picture of a row, in px. */
  rowFoot?: number
  /** How high rows should be; the same object as long as nothing of it changes. By their room when absent. */
  rowSize?: RowRule<T>['size']
  /** Items in rows stand in groups by this rule, with what `head` draws at each; both the same as long as nothing of them changes. */
  groups?: RowRule<T>['heads']
  head?: ((items: readonly T[], width: number) => ReactNode) | undefined
  /** Draws a card; the same function as long as nothing of it changes. */
  children: (item: T, width: number) => ReactNode
  /** Its name for screen readers. */
  label: string
  texts: { loadingMore: string; moreFailed: string }
  /** A name for its place, by which it is found again where it was left. */
  place: string
  /** Of a lane, in px; 240 when absent. */
  targetWidth?: number | undefined
  /** Until there is something; a skeleton of cards when absent. */
  waiting?: ReactNode
  /** What stands there when there is nothing. */
  empty: ReactNode
  /** Above the cards, scrolling with them. With it the wall stands there in every state, and tells that below; without it the state takes its place. */
  header?: ReactNode
  /** Stands there in place of the cards, below the header. */
  instead?: ReactNode
  /** Below the cards, once all of them are there. */
  after?: ReactNode
  /** Beside the cards, as long as there are any: what opens over them. */
  beside?: ReactNode
  /** A failure to read on stays, with a busy button, while it is tried again. */
  keepsFailure?: boolean
  /** What has come while its head is out of sight waits behind a button that says this. */
  newOnes?: (texts: { n: number }) => string
  /** Counts up when it is to show its head. */
  toHead?: number
  /** A card to be brought into sight, each time that it is another object. */
  reveals?: { key: string } | undefined
  /** Keys that mean something on a card, or beside all of them. */
  onCardKey?: ((event: KeyboardEvent, item: T | undefined) => void) | undefined
}

const none: readonly never[] = []
const nothing = () => undefined

export function Wall<T extends object>(props: WallProps<T>) {
  const { of, items, keyOf, heightOf, ratioOf, targetWidth = 240 } = props
  const { lineOf, rowFoot = 0, rowSize, groups } = props
  const { texts, empty, header, instead, newOnes, onCardKey, toHead = 0 } = props
  const { waiting = ratioOf ? <RowSkeleton /> : <GallerySkeleton /> } = props
  const [atHead, setAtHead] = useState(true)
  const [asked, setAsked] = useState(0)
  const { shown, held } = useSteadyHead(newOnes ? items : none, atHead, keyOf)
  const rule = useMemo((): LaneRule<T> | RowRule<T> => {
    if (ratioOf) {
      const rowCardOf = (item: T, width: number) => {
        return { key: keyOf(item), ratio: ratioOf(item), line: lineOf?.(item, width) }
      }
      return { cardOf: rowCardOf, foot: rowFoot, size: rowSize, heads: groups }
    }
    const cardOf = (item: T, width: number) => {
      return { key: keyOf(item), height: heightOf?.(item, width) ?? width }
    }
    return { cardOf, targetWidth }
  }, [keyOf, heightOf, ratioOf, lineOf, rowFoot, rowSize, groups, targetWidth])
  const onNearEnd = useMore(of)
  const isInside = header !== undefined
  const inState = (there: ReactNode) => (
    <Query
      of={of}
      waiting={waiting}
      isEmpty={items.length === 0}
      empty={isInside ? <div className="grid min-h-[50vh] place-items-center">{empty}</div> : empty}
    >
      {there}
    </Query>
  )
  const end = (
    <>
      <ListEnd
        of={of}
        loading={texts.loadingMore}
        failed={texts.moreFailed}
        keepsFailure={props.keepsFailure ?? false}
      />
      {!of.hasNextPage && props.after}
    </>
  )
  const cards = (
    <Masonry
      items={instead !== undefined ? none : newOnes ? shown : items}
      rule={rule}
      label={props.label}
      place={props.place}
      onNearEnd={onNearEnd}
      onHead={newOnes ? setAtHead : nothing}
      toHead={toHead + asked}
      reveals={props.reveals}
      header={header}
      footer={instead ?? (isInside ? inState(end) : end)}
      head={props.head}
      onKeyDown={
        onCardKey &&
        ((event, key) =>
          onCardKey(
            event,
            items.find((item) => keyOf(item) === key),
          ))
      }
    >
      {props.children}
    </Masonry>
  )
  const wall = newOnes ? (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {cards}
      {held > 0 && (
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
          <Button
            icon="arrow-up"
            className="pointer-events-auto shadow-float"
            onClick={() => setAsked(asked + 1)}
          >
            {newOnes({ n: held })}
          </Button>
        </div>
      )}
      {props.beside}
    </div>
  ) : (
    cards
  )
  return isInside ? wall : inState(wall)
}
