// The focus stays with what was moved, so that pressing again moves it on.
import { type RefObject, useEffect } from 'react'

export type Moved = { id: number | string; step: -1 | 1 }

/** Buttons of the list say what they move by `data-move="id step"`; `place` is where it stands now, -1 for nowhere. */
export function useMovedFocus(
  list: RefObject<HTMLElement | null>,
  moved: Moved | undefined,
  place: number,
): void {
  useEffect(() => {
    if (!moved || place < 0) return
    const button = (step: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.id} ${step}"]`)
    // At an end of the list its own way is closed.
    const wanted = button(moved.step)
    ;(wanted?.disabled ? button(-moved.step) : wanted)?.focus()
  }, [list, moved, place])
}
