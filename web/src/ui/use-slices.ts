import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `count` parts of a screen are drawn by now: `first` at once, then `step` more each time that the browser has drawn the last
 * ones, so that a slow machine answers in between.
 */
export function useSlices(count: number, first = 1, step = () => 1): number {
  const [drawn, setDrawn] = useState(first)
  const isWhole = drawn >= count
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is asked for when it is taken
  useEffect(() => {
    if (isWhole) return undefined
    const go = () => startTransition(() => setDrawn(drawn + step()))
    // A page that nobody sees draws no frames.
    if (document.hidden) {
      go()
      return undefined
    }
    // By then the frame is drawn, and asking for sizes costs nothing.
    const frame = requestAnimationFrame(() => setTimeout(go))
    return () => cancelAnimationFrame(frame)
  }, [drawn, isWhole])
  return isWhole ? count : drawn
}
