import type { PlayerTexts } from '../../../i18n/locales/en-US/player.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { player } from './player-store.ts'

/** Empties the playlist, and offers to bring it back. `undo` is the word for it. */
export function clearPlaylist({ t, undo }: { t: PlayerTexts; undo: string }): void {
  const cleared = player().clear()
  toast(t.cleared, {
    key: 'player-cleared',
    action: { label: undo, onPress: () => player().restore(cleared) },
  })
}
