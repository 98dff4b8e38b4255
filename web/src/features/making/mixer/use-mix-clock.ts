import { type RefObject, useLayoutEffect } from 'react'
import type { MixEngine, MixState } from './mix-engine.ts'

/**
 * Shows where the mix stands without drawing anything anew: the board carries it as `--playhead` from 0 to 1, and `show` is told the
 * time. Once for each picture while it plays, once for each change otherwise.
 */
export function useMixClock(
  engine: MixEngine,
  state: MixState,
  { board, show }: { board: RefObject<HTMLElement | null>; show: (positionS: number) => void },
): void {
  useLayoutEffect(() => {
    let frame = 0
    let shownS = -1
    const draw = () => {
      const positionS = engine.positionS()
      board.current?.style.setProperty(
        '--playhead',
        String(engine.durationS > 0 ? positionS / engine.durationS : 0),
      )
      // Words are wanted once a second, not once a picture.
      const second = Math.floor(positionS)
      if (second !== shownS) show(positionS)
      shownS = second
      if (state.status === 'playing') frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
    // A new state is a new reason to look, whatever of it has changed.
  }, [engine, state, board, show])
}
