import type { KeyboardEvent } from 'react'
import { player } from './player-store.ts'

/** Space plays and pauses wherever the focus is in the player, except on what Space presses itself. */
export function toggleBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.target instanceof Element && event.target.closest('a, button, [type=radio]')) return
  event.preventDefault()
  if (!event.repeat) player().toggle()
}
