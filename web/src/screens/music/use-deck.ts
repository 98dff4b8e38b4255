// Songs of the list in the player: which one plays, and both takes of a wish in the same place of the playlist.
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { useMemo, useRef } from 'react'
import { currentTrack, isPlaying } from '../../features/making/player/player-state.ts'
import { player, usePlayer } from '../../features/making/player/player-store.ts'
import { takeId, takesOf } from '../../features/making/songs/song.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { trackOf } from './song-track.ts'
import { warmAudio } from './warm-audio.ts'

/** Plays takes of works, the works around them behind and before. */
export function useDeck(works: readonly Work[]) {
  const fields = useTexts('fields')
  const shown = useRef(works)
  shown.current = works
  return useMemo(() => {
    const track = (work: Work, index: number) => trackOf(work, index, fields.tasks[work.task])
    /** All songs of the list, each by its first take but for the one that is meant. */
    const queueWith = (work: Work, index: number) =>
      shown.current.flatMap((each) => {
        if (each.status !== workStates.done) return []
        const first = takesOf(each)[0]?.index
        const at = each.id === work.id ? index : first
        const found = at === undefined ? undefined : track(each, at)
        return found ? [found] : []
      })
    const start = (work: Work, index: number) => {
      const queue = queueWith(work, index)
      const at = queue.findIndex(({ id }) => id === takeId(work, index))
      // A song that the list does not hold plays alone.
      const alone = track(work, index)
      if (at >= 0) player().playNow(queue, at)
      else if (alone) player().playNow([alone])
      warmOthers(work, index)
    }
    const toggle = (work: Work, index: number) => {
      const now = currentTrack(player())
      const wanted = track(work, index)
      if (now?.id === takeId(work, index)) return player().toggle()
      if (now?.workId !== work.id || !wanted) return start(work, index)
      player().swap(wanted)
      player().play()
    }
    const seek = (work: Work, index: number, positionS: number) => {
      if (currentTrack(player())?.id !== takeId(work, index)) start(work, index)
      player().seek(positionS)
      player().play()
    }
    return { toggle, seek, track }
  }, [fields])
}

export type Deck = ReturnType<typeof useDeck>

/** The other takes are fetched while one plays, so that a switch is heard at once. */
function warmOthers(work: Work, index: number): void {
  for (const { file, index: other } of takesOf(work)) if (other !== index) warmAudio(file.url)
}

/** How one take stands in the player. Only the current one is drawn anew as it plays. */
export function useTakeState(id: string) {
  const isCurrent = usePlayer((state) => currentTrack(state)?.id === id)
  const plays = usePlayer(isPlaying(id))
  const positionS = usePlayer((state) => (currentTrack(state)?.id === id ? state.positionS : 0))
  return { isCurrent, isPlaying: plays, positionS }
}

/** Where a take is in the player, for what is done at a press; null when it is another that plays. */
export const positionOf = (id: string): number | null =>
  currentTrack(player())?.id === id ? player().positionS : null
