// The keys and the panel that the system has for whatever plays.
import type { StoreApi } from 'zustand/vanilla'
import { currentTrack, type PlayerState } from './player-state.ts'
import type { Track } from './track.ts'

/** What of the Media Session API is used. */
export type SystemPanel = Pick<MediaSession, 'playbackState' | 'setActionHandler'> & {
  metadata: unknown
  /** Not in every browser. */
  setPositionState?: MediaSession['setPositionState']
}

type Parts = {
  panel: SystemPanel
  /** What the panel shows; `new MediaMetadata(…)`. */
  describe: (shown: MediaMetadataInit) => unknown
  /** Makes a whole address of one of this site. */
  addressOf: (url: string) => string
}

/** How far the keys for it leap, in seconds, when the system does not say. */
const leapS = 10

export function answerMediaKeys(player: StoreApi<PlayerState>, parts: Parts): void {
  const { panel } = parts
  const playerNow = player.getState
  const answer = (action: MediaSessionAction, handler: MediaSessionActionHandler) => {
    // A browser that does not know a key throws.
    try {
      panel.setActionHandler(action, handler)
    } catch {}
  }
  const leap = (byS: number) => playerNow().seek(playerNow().positionS + byS)
  answer('play', () => playerNow().play())
  answer('pause', () => playerNow().pause())
  answer('stop', () => playerNow().pause())
  answer('nexttrack', () => playerNow().next())
  answer('previoustrack', () => playerNow().previous())
  answer('seekbackward', ({ seekOffset }) => leap(-(seekOffset ?? leapS)))
  answer('seekforward', ({ seekOffset }) => leap(seekOffset ?? leapS))
  answer('seekto', ({ seekTime }) => seekTime !== undefined && playerNow().seek(seekTime))
  player.subscribe((now, before) => tell(now, before, parts))
}

function tell(now: PlayerState, before: PlayerState, { panel, describe, addressOf }: Parts): void {
  const track = currentTrack(now)
  // Nothing of a playlist that only stands there from before a reload.
  if (now.state !== 'paused' && (track !== currentTrack(before) || panel.metadata === null))
    panel.metadata = track ? describe(shownOf(track, addressOf)) : null
  if (!track) panel.metadata = null
  if (panel.metadata === null) {
    panel.playbackState = 'none'
    return
  }
  panel.playbackState = now.state === 'paused' ? 'paused' : 'playing'
  const { durationS, positionS } = now
  if (durationS && durationS > 0)
    panel.setPositionState?.({ duration: durationS, position: Math.min(positionS, durationS) })
}

const shownOf = ({ title, artist, cover }: Track, addressOf: (url: string) => string) => ({
  title,
  artist,
  artwork: cover ? [{ src: addressOf(cover) }] : [],
})
