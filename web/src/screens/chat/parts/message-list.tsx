// The messages of a conversation, of which only those in view are in the document. Keeps to the end while one is there, and keeps
// its place when messages come before or grow after what is read.
import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { ScrollToButton } from '../../../ui/scroll-to-button.tsx'
import type { LogItem } from '../compose-log.ts'
import { guessHeight, rowsToDraw, startOffset, wantsEarlier } from '../message-window.ts'
import { useBarShown } from '../use-bar-shown.ts'
import { MessageRow } from './message-row.tsx'

export type MessageListHandle = {
  scroller: () => HTMLElement | null
  scrollToEnd: () => void
  /** Brings a message into view; false when it is not in the list. */
  scrollToEntry: (entryId: number) => boolean
  /** The first message in view; 0 when there is none. */
  firstInView: () => number
}

/** Draws the bar, shown or not. */
export type ConversationBarSlot = ((isShown: boolean) => ReactNode) | undefined

type MessageListProps = {
  items: readonly LogItem[]
  /** The message to begin at; 0 for the end. */
  startAt: number
  /** A message that is shown as found. */
  targetId: number
  /** Messages that stay in the document wherever one scrolls to. */
  pinnedIds: readonly number[]
  /** The message in which something is looked for. */
  unfoldedId: number
  hasEarlier: boolean
  onWantEarlier: () => void
  /** Stands above the first message. */
  head: ReactNode
  /** Lies over the beginning of the view at the top, and while one scrolls up. */
  bar: ConversationBarSlot
  /** The head of the screen, where that lies over the beginning of the view instead: how high it is, in px; 0 where it does not. */
  headHeight: number
  onHeadShown: (isShown: boolean) => void
  ref?: Ref<MessageListHandle>
}

const paddingStart = 16
/** The bar is so high, in px, on screens wide enough for it. */
const barHeight = 44
/** So near to the end, in px, one is still at it. */
const endThreshold = 24
/** So far from the end, in px, a way back is offered. */
const awayThreshold = 160

export function MessageList(props: MessageListProps) {
  const { items, startAt, targetId, unfoldedId, hasEarlier, onWantEarlier, head, headHeight } =
    props
  const t = useTexts('chat')
  const scroller = useRef<HTMLDivElement>(null)
  const indexOf = (entryId: number) => items.findIndex(({ entry }) => entry.id === entryId)
  const isSettled = useSettled()
  const { isShown, follow, touch } = useBarShown(headHeight > 0)
  const hasBar = useIsDesktop() && props.bar !== undefined
  const overHeight = hasBar ? barHeight : headHeight
  const virtualizer = useMessageVirtualizer(items, scroller, {
    pinned: props.pinnedIds.map(indexOf),
    startRow: startAt === 0 ? -1 : indexOf(startAt),
    overscan: isSettled ? 4 : 0,
    overHeight,
  })
  const { isAway, onScroll, leaveEnd } = useEnd(scroller, virtualizer, items)

  const scrollToEntry = (entryId: number) => {
    const index = indexOf(entryId)
    if (index === -1) return false
    leaveEnd()
    virtualizer.scrollToIndex(index, { align: 'start' })
    return true
  }
  useImperativeHandle(props.ref, () => ({
    scroller: () => scroller.current,
    scrollToEnd: () => virtualizer.scrollToEnd(),
    scrollToEntry,
    firstInView: () => items[virtualizer.range?.startIndex ?? 0]?.entry.id ?? 0,
  }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the conversation opens
  useLayoutEffect(() => {
    if (startAt === 0 || !scrollToEntry(startAt)) virtualizer.scrollToEnd()
  }, [])

  const { onHeadShown } = props
  useEffect(() => onHeadShown(isShown), [onHeadShown, isShown])

  const first = virtualizer.range?.startIndex ?? 0
  useEffect(() => {
    if (isSettled && wantsEarlier(first, hasEarlier)) onWantEarlier()
  }, [isSettled, first, hasEarlier, onWantEarlier])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        data-messages=""
        role="log"
        aria-live="off"
        aria-label={t.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          onScroll()
          follow(currentTarget)
        }}
        style={logTop(isShown ? overHeight : 0)}
        onWheel={touch}
        onTouchMove={touch}
        onPointerDown={touch}
        onKeyDown={touch}
        className="h-full overflow-x-hidden overflow-y-auto overscroll-contain -outline-offset-2 [scrollbar-gutter:stable_both-edges]"
      >
        {!hasEarlier && head}
        <div ref={virtualizer.containerRef} className="relative w-full">
          {virtualizer.getVirtualItems().map((row) => (
            <Row
              key={row.key}
              row={row}
              item={items[row.index]}
              measure={virtualizer.measureElement}
              isLast={row.index === items.length - 1}
              targetId={targetId}
              unfoldedId={unfoldedId}
            />
          ))}
        </div>
      </div>
      {hasBar && props.bar?.(isShown)}
      <ScrollToButton
        label={t.toTheEnd}
        shown={isAway}
        onPress={() => virtualizer.scrollToEnd()}
        className="absolute! bottom-3 left-1/2 -ml-4.5"
      />
    </div>
  )
}

/** Heads that stick within the log stand below the bar. */
const logTop = (px: number) => ({ '--log-top': `${px}px` }) as CSSProperties

type RowProps = {
  row: VirtualItem
  item: LogItem | undefined
  measure: (node: HTMLDivElement | null) => void
  isLast: boolean
  targetId: number
  unfoldedId: number
}

function Row({ row, item, measure, isLast, targetId, unfoldedId }: RowProps) {
  if (!item) return null
  return (
    <div data-index={row.index} ref={measure} className="absolute inset-x-0 top-0">
      <MessageRow
        item={item}
        isLast={isLast}
        isTarget={item.entry.id === targetId}
        unfolded={item.entry.id === unfoldedId}
      />
    </div>
  )
}

/** False until what is in view has been drawn: what is around it comes after that. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true), 100), [])
  return isSettled
}

function useMessageVirtualizer(
  items: readonly LogItem[],
  scroller: { current: HTMLDivElement | null },
  options: {
    pinned: readonly number[]
    /** The row to begin at; -1 for the end. */
    startRow: number
    /** How many rows are drawn before and after those in view. */
    overscan: number
    /** Of what lies over the beginning of the view. */
    overHeight: number
  },
) {
  const { pinned, startRow, overscan } = options
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items])
  const estimateSize = useCallback(
    (index: number) => {
      const entry = items[index]?.entry
      const width = Math.min(scroller.current?.clientWidth ?? 768, 768) - 32
      return entry ? guessHeight(entry, width) : 100
    },
    [items, scroller],
  )
  return useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize,
    // The rows that will be in view are the first to be drawn; drawing those of the beginning before them would be for nothing.
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: () =>
      startOffset(
        items.map((_, index) => estimateSize(index)),
        { startRow, viewHeight: window.innerHeight },
      ),
    overscan,
    paddingStart: paddingStart + options.overHeight,
    scrollPaddingStart: options.overHeight,
    paddingEnd: 24,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
    directDomUpdates: true,
    // By `top`: what is sticky within a row is placed without regard to a transform, and would stand too low by it.
    directDomUpdatesMode: 'position',
    rangeExtractor: (range) => rowsToDraw(range, pinned),
  })
}

/** Whether one has scrolled away from the end, and what brings one back: the own question, a composer that grows, a keyboard. */
function useEnd(
  scroller: { current: HTMLDivElement | null },
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  items: readonly LogItem[],
) {
  const [isAway, setAway] = useState(false)
  const wasAtEnd = useRef(true)
  const lastTop = useRef(0)
  const onScroll = () => {
    const area = scroller.current
    if (!area) return
    const left = area.scrollHeight - area.scrollTop - area.clientHeight
    // Only going up leaves the end; a page that is laid out anew does not.
    if (left <= endThreshold) wasAtEnd.current = true
    else if (area.scrollTop < lastTop.current) wasAtEnd.current = false
    lastTop.current = area.scrollTop
    setAway(left > awayThreshold)
  }
  // Whoever is led to a message is not at the end, before the browser tells of the scrolling.
  const leaveEnd = () => {
    wasAtEnd.current = false
  }

  // Whoever asks wants to see the answer.
  const asked = items.findLast(({ entry }) => entry.id < 0)?.key
  useLayoutEffect(() => {
    if (asked !== undefined) virtualizer.scrollToEnd()
  }, [asked, virtualizer])

  useEffect(() => {
    const area = scroller.current
    if (!area) return undefined
    const stay = () => {
      if (wasAtEnd.current) virtualizer.scrollToEnd()
    }
    const observer = new ResizeObserver(() => {
      stay()
      // A new width changes the rows too, which are measured a frame later.
      requestAnimationFrame(() => requestAnimationFrame(stay))
    })
    observer.observe(area)
    return () => observer.disconnect()
  }, [scroller, virtualizer])

  return { isAway, onScroll, leaveEnd }
}
