// The head of the screen below 1024 px, which lies over the messages, so that these have its place while one reads on.
import { useLayoutEffect, useRef, useState } from 'react'

/** `isOver`: there are messages that it lies over; else it stands above what there is. */
export function useHead(isOver: boolean) {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  const [isShown, setShown] = useState(true)
  useLayoutEffect(() => setHeight(isOver ? (ref.current?.offsetHeight ?? 0) : 0), [isOver])
  return { ref, over: isOver ? isShown : undefined, height, setShown }
}
