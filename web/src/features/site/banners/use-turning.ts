import { useEffect, useState } from 'react'
import { useMedia } from '../../../lib/media.ts'

/** How long a picture stands, in milliseconds. */
const standsMs = 6000

/**
 * Turns on by itself unless somebody paused it, is at it, or wants no motion; whoever wants none may still start it.
 * `held` while a pointer or the focus is there; `turn` is undefined while there is nothing to turn to.
 */
export function useTurning({ held, turn }: { held: boolean; turn: (() => void) | undefined }) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [chosen, setChosen] = useState<boolean>()
  const playing = chosen ?? !still
  useEffect(() => {
    if (!playing || held || !turn) return
    const timer = setInterval(() => !document.hidden && turn(), standsMs)
    return () => clearInterval(timer)
  }, [playing, held, turn])
  return { playing, toggle: () => setChosen(!playing) }
}
