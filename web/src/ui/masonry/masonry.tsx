// Draws the cards of a wall that are in sight, in a scroller of its own. Where they stand is said by arrangement.ts. Their places are drawn
// at once and filled as there is time, so that no frame waits for cards.
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import {
  type Arrangement,
  type LaneRule,
  nothingArranged,
  type RowRule,
  type Spot,
} from './arrangement.ts'
import { MasonryCard } from './masonry-card.tsx'
import { MasonryHead } from './masonry-head.tsx'
import { keepPlace, placeOf } from './scroll-places.ts'
import { useSurePress } from './sure-press.ts'
import { laneGap, useArrangement } from './use-arrangement.ts'

/** Drawn above and below what is in sight, in px. */
const margin = 600
/** How far from its end the next page is asked for, in px. */
const nearEnd = 1600

type MasonryProps<T> = {
  items: readonly T[]
  /** How its cards stand; the same object as long as nothing of that changes. */
  rule: LaneRule<T> | RowRule<T>
  children: (item: T, width: number) => ReactNode
  /** Draws the head of a group, where the rule makes groups. */
  head?: ((items: readonly T[], width: number) => ReactNode) | undefined
  /** Its name for screen readers. */
  label: string
  /** Remembers by this name where it was left; under another name it is another list. */
  place: string
  onNearEnd: () => void
  /** Told whether its head is in sight. */
  onHead: (isAtHead: boolean) => void
  /** Counts up when it is to show its head. */
  toHead: number
  /** A card to be brought into sight, each time that it is another object. */
  reveals?: { key: string } | undefined
  /** Keys that mean something to whoever has the cards. */
  onKeyDown?: ((event: KeyboardEvent, key: string | undefined) => void) | undefined
  /** Above the cards, scrolling with them. */
  header?: ReactNode
  footer?: ReactNode
}

const nothing = { from: 0, to: 0 }
const noHead = () => null

export function Masonry<T extends object>(props: MasonryProps<T>) {
  const { items, rule, children, label, place, onNearEnd, onHead, toHead, head = noHead } = props
  const scroller = useRef<HTMLElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const [span, setSpan] = useState({ from: 0, to: 2000 })
  const filled = useDeferredValue(span, nothing)
  const [focused, setFocused] = useState({ key: '' })
  const before = useRef<Arrangement<T>>(nothingArranged)
  /** The place that `before` was laid for. */
  const laidFor = useRef(place)

  const layout = useArrangement({ items, rule, width, place, before, laidFor })
  const isRows = !('targetWidth' in rule)

  const look = useCallback(() => {
    const box = scroller.current
    // Before anything is laid nothing is seen, and the place where it was left is still to be found.
    if (!box || !grid.current || before.current.height === 0) return
    const top = box.scrollTop - grid.current.offsetTop
    const [from, to] = [top - margin, top + box.clientHeight + margin]
    // A new span only when the old one has nearly been used up, so that most turns of the wheel draw nothing.
    setSpan((now) =>
      from > now.from - margin / 2 && from < now.from + margin / 2 && to <= now.to + margin / 2
        ? now
        : { from, to },
    )
    onHead(box.scrollTop < 80)
    keepPlace(place, box.scrollTop)
    if (before.current.height - to < nearEnd - margin) onNearEnd()
  }, [place, onHead, onNearEnd])

  useLayoutEffect(() => {
    const box = grid.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    setWidth(box.clientWidth)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useKeptPlace({ scroller, grid, layout, before, laidFor, place })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight changes with the layout too
  useLayoutEffect(look, [look, layout])
  useEffect(() => {
    if (toHead > 0) scroller.current?.scrollTo({ top: 0 })
  }, [toHead])
  useLayoutEffect(() => {
    if (focused.key) focusOf(grid.current, focused.key)?.focus({ preventScroll: true })
  }, [focused])

  const { reveals } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    const card = reveals && layout.find(reveals.key)
    if (!card) return
    showCard(scroller.current, grid.current, card)
    look()
  }, [reveals])

  useSurePress(scroller)

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event.target)
    const next =
      key && event.target === focusOf(grid.current, key) && layout.neighbour(key, event.key)
    if (next) {
      event.preventDefault()
      showCard(scroller.current, grid.current, next)
      setSpan((now) => ({ from: Math.min(now.from, next.top), to: Math.max(now.to, next.top + 1) }))
      setFocused({ key: next.key })
    } else props.onKeyDown?.(event, key)
  }
  // In the order in which they are read.
  const shown = [
    ...layout.headsWithin(span.from, span.to),
    ...layout.within(span.from, span.to),
  ].toSorted((a, b) => a.top - b.top)
  return (
    <section
      ref={scroller}
      aria-label={label}
      onScroll={look}
      onKeyDown={onKeyDown}
      className={classes(
        'scroll-quiet relative min-h-0 flex-1 pb-6',
        isRows ? 'px-1 pt-1' : 'px-3 pt-3 sm:px-4',
      )}
    >
      {isRows && props.header ? (
        <div className="px-2 pt-2 sm:px-3">{props.header}</div>
      ) : (
        props.header
      )}
      <ul
        ref={grid}
        className={classes('relative', isRows && '[--tile-radius:2px]')}
        style={{ height: layout.height }}
      >
        {shown.map((spot) =>
          'items' in spot ? (
            <MasonryHead key={spot.key} head={spot}>
              {head}
            </MasonryHead>
          ) : (
            <MasonryCard
              key={spot.key}
              item={spot.item}
              cardKey={spot.key}
              left={spot.left}
              top={spot.top}
              width={spot.width}
              height={spot.height}
              isFilled={isWithin(spot, filled) || spot.key === focused.key}
            >
              {children}
            </MasonryCard>
          ),
        )}
      </ul>
      {props.footer}
    </section>
  )
}

type KeptPlace<T> = {
  scroller: { current: HTMLElement | null }
  grid: { current: HTMLUListElement | null }
  layout: Arrangement<T>
  before: { current: Arrangement<T> }
  laidFor: { current: string }
  place: string
}

/** Begins each place where it was left, and keeps what is in sight where it is when all stand anew. */
function useKeptPlace<T>(props: KeptPlace<T>): void {
  const { scroller, grid, layout, before, laidFor, place } = props
  const begun = useRef<string>(undefined)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || layout.shape === '') return
    const old = before.current
    before.current = layout
    laidFor.current = place
    if (begun.current !== place) {
      if (layout.height === 0) return
      // One that is new is at its top, and is not laid out to be put there.
      if (begun.current !== undefined || placeOf(place) > 0) box.scrollTop = placeOf(place)
      begun.current = place
      return
    }
    // In lanes only a card that changes moves others, and only below itself; in rows it may move all behind it.
    const isKept = old.shape === layout.shape && layout.rows.rows.length === 0
    if (old.shape === '' || isKept || box.scrollTop < 80) return
    const top = box.scrollTop - (grid.current?.offsetTop ?? 0)
    const anchor = old.at(top)
    const now = anchor && layout.find(anchor.key)
    if (anchor && now) box.scrollTop += now.top - anchor.top
  }, [scroller, grid, layout, before, laidFor, place])
}

const isWithin = ({ top, height }: Spot<unknown>, { from, to }: typeof nothing) =>
  top < to && top + height >= from

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement
    ? target.closest<HTMLElement>('[data-card]')?.dataset.card
    : undefined

/** What takes the focus of a card: its first link or button. */
const focusOf = (grid: HTMLElement | null, key: string): HTMLElement | null | undefined =>
  grid?.querySelector<HTMLElement>(`[data-card="${key}"] :is(input, a, button)`)

function showCard<T>(box: HTMLElement | null, grid: HTMLElement | null, card: Spot<T>): void {
  if (!box || !grid) return
  const top = card.top + grid.offsetTop
  if (top < box.scrollTop) box.scrollTop = top - laneGap
  else if (top + card.height > box.scrollTop + box.clientHeight)
    box.scrollTop = top + card.height - box.clientHeight + laneGap
}
