import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'

type VirtualRowsProps = {
  label: string
  count: number
  /** Height of a row in px. */
  height: number
  keyOf: (index: number) => string | number
  children: (index: number) => ReactNode
  /** Told when the end comes into view. */
  onEnd?: (() => void) | undefined
}

/** A list of rows of one height, of which only those in view are in the document. */
export function VirtualRows({ label, count, height, keyOf, children, onEnd }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (count > 0 && last >= count - 1) onEnd?.()
  }, [last, count, onEnd])
  return (
    <div ref={scroller} className="scroll-quiet min-h-0 flex-1">
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => (
          <li
            key={key}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-b border-line"
            style={{ top: start, height }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
