import { useEffect, useRef, useState } from 'react'

const step = 40
/** More is drawn when its end is so near to the window, in px. */
const ahead = 2000

/** How much of a long list to draw: more whenever `end`, which stands after it, comes near. */
export function useGrowing(max: number) {
  const [count, setCount] = useState(step)
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is still near after growing is to be seen anew
  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((now) => Math.min(max, now + step)),
      { root: element.closest('main'), rootMargin: `${ahead}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [max, count])
  return { count, end }
}
