// The one player of the page. Whoever has something to play calls its actions: `player().playNow(tracks, 0)`.
import { useStore } from 'zustand'
import { signedOutAt } from '../../../lib/storage/identity.ts'
import { createPlayer } from './create-player.ts'
import { findFault } from './find-fault.ts'
import { foundPlayer, keepPlayer, kept } from './keep-player.ts'
import { answerMediaKeys } from './media-keys.ts'
import { keepToOneTab } from './one-tab.ts'
import { createPlayerAudio } from './player-audio.ts'
import type { PlayerState } from './player-state.ts'
import { wantPlayer } from './player-wanted.ts'

const store = createPlayer({
  audio: (events) => createPlayerAudio({ element: () => new Audio(), findFault }, events),
  random: Math.random,
  isOnline: () => navigator.onLine,
  kept: foundPlayer(kept),
})

store.subscribe(({ tracks }, before) => {
  if (tracks.length > 0 && before.tracks.length === 0) wantPlayer()
})

addEventListener('pagehide', keepPlayer(store, kept))

addEventListener('online', () => {
  if (store.getState().waitsForNetwork) store.getState().play()
})

// What somebody listened to is theirs.
let knownEnd = signedOutAt.get()
signedOutAt.subscribe(() => {
  if (signedOutAt.get() !== knownEnd) store.getState().clear()
  knownEnd = signedOutAt.get()
})

if ('BroadcastChannel' in globalThis)
  keepToOneTab(store, {
    channel: new BroadcastChannel('player'),
    tab: String(Math.random()),
    now: Date.now,
  })

if ('mediaSession' in navigator)
  answerMediaKeys(store, {
    panel: navigator.mediaSession,
    describe: (shown) => new MediaMetadata(shown),
    addressOf: (url) => new URL(url, location.href).href,
  })

/** The player now, for what is done at a press. */
export const player = (): PlayerState => store.getState()

/** What of the player a component shows; drawn anew when it changes. */
export const usePlayer = <T>(select: (player: PlayerState) => T): T => useStore(store, select)
