// The head of the screen below 1024 px, which lies over the messages, so that these have its place while one reads on.
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

/** `isOver`: there are messages that it lies over; else it stands above what there is. */
export function useHead(isOver: boolean, mustShow: boolean) {
  const head = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  const [isShown, setShown] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured where it begins to matter
  useLayoutEffect(() => setHeight(head.current?.offsetHeight ?? 0), [isOver])
  const over: 'shown' | 'hidden' = isShown || mustShow ? 'shown' : 'hidden'
  return {
    /** For the bar itself. */
    bar: { ref: head, over: isOver ? over : undefined },
    /** For what lies below it in the same place, whichever it is. */
    style: { '--head': `${height}px` } as CSSProperties,
    heightOver: isOver ? height : 0,
    setShown,
  }
}
