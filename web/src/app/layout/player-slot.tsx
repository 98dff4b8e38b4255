import { Suspense } from 'react'
import { usePlayerWanted } from '../../features/making/player/player-wanted.ts'
import { late } from '../../ui/late.ts'

const PlayerBar = late(
  async () => (await import('../../features/making/player/player-bar.tsx')).PlayerBar,
)

/** The foot of the content once something is queued. Its place is kept from the start, so that nothing moves when the player comes. */
export function PlayerSlot() {
  if (!usePlayerWanted()) return null
  return (
    <Suspense
      fallback={<div className="h-18 shrink-0 border-t border-line max-sm:h-16 touch:sm:h-22" />}
    >
      <PlayerBar />
    </Suspense>
  )
}
