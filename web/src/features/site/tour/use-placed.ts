// Where the parts of a tour stand on the page as it is now.
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Box, Size } from './boxes.ts'
import { followElement } from './follow-element.ts'

/** The place of an element, followed; null for none. */
export function useBox(element: Element | null, intervalMs?: number): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    if (!element) {
      setBox(null)
      return undefined
    }
    return followElement(element, setBox, intervalMs)
  }, [element, intervalMs])
  return box
}

/** How large something is that is drawn; null before it is. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const read = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

/** The screen. */
export function useView(): Size {
  const width = useSyncExternalStore(onResize, () => innerWidth)
  const height = useSyncExternalStore(onResize, () => innerHeight)
  return { width, height }
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
