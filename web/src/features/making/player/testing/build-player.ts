import type { StoreApi } from 'zustand/vanilla'
import { createPlayer } from '../create-player.ts'
import type { PlayerFacts, PlayerState } from '../player-state.ts'
import { fakeDriver } from './fake-audio.ts'

type Options = { kept?: Partial<PlayerFacts>; random?: () => number }

/** A player over a driver that only notes. */
export function buildPlayer({ kept = {}, random = () => 0 }: Options = {}) {
  const driver = fakeDriver()
  const network = { isOnline: true }
  const player: StoreApi<PlayerState> = createPlayer({
    audio: driver.make,
    random,
    isOnline: () => network.isOnline,
    kept,
  })
  const ids = () =>
    player
      .getState()
      .tracks.map(({ id }, index) => (index === player.getState().at ? `[${id}]` : id))
      .join('')
  /** `order` is the playlist with the current track in brackets. */
  return { player, driver, network, playerNow: player.getState, order: ids }
}
