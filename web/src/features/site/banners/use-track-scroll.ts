// Keeps the place of a row of pictures and its scrolling in step, both ways.
import { type RefObject, useEffect, useRef } from 'react'

type Row = { place: number; count: number; onPlace: (place: number) => void }

/**
 * Scrolls to a place that was chosen, and tells the place that a swipe came to rest at. That is seen by an IntersectionObserver: no
 * scroll listener, so nothing to throttle.
 */
export function useTrackScroll(track: RefObject<HTMLElement | null>, row: Row): void {
  const { place, count, onPlace } = row
  const told = useRef(onPlace)
  /** Where it scrolls to by itself; what it passes on the way there counts for nothing. */
  const heading = useRef(0)
  useEffect(() => {
    told.current = onPlace
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that left moves those after it
  useEffect(() => {
    const element = track.current
    if (!element) return
    heading.current = place
    element.scrollTo({ left: place * element.clientWidth, behavior: 'smooth' })
  }, [track, place, count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row of pictures is watched anew
  useEffect(() => {
    const element = track.current
    if (!element) return
    const slides = [...element.children]
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const at = slides.indexOf(target)
          if (intersectionRatio < 0.98) continue
          if (heading.current === -1) told.current(at)
          if (heading.current === at) heading.current = -1
        }
      },
      { root: element, threshold: 0.99 },
    )
    for (const slide of slides) watch.observe(slide)
    const takeOver = () => {
      heading.current = -1
    }
    const signs = ['pointerdown', 'wheel', 'touchstart'] as const
    for (const sign of signs) element.addEventListener(sign, takeOver, { passive: true })
    return () => {
      watch.disconnect()
      for (const sign of signs) element.removeEventListener(sign, takeOver)
    }
  }, [track, count])
}
