import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { currentTrack } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'

/** Says what plays, and what was passed over because it could not be played. */
export function PlayerVoice() {
  const t = useTexts('player')
  const track = usePlayer(currentTrack)
  const isOn = usePlayer(({ state }) => state !== 'paused')
  usePassedOver()
  return (
    <p role="status" className="sr-only">
      {isOn && track && t.now({ title: track.title || t.untitled, artist: track.artist })}
    </p>
  )
}

function usePassedOver(): void {
  const t = useTexts('player')
  const faults = usePlayer((state) => state.faults)
  const known = useRef(faults)
  useEffect(() => {
    const { tracks, at } = player()
    const passed = tracks.find(
      ({ id }, index) => index !== at && id in faults && !(id in known.current),
    )
    known.current = faults
    if (!passed) return
    toast(t.skipped({ title: passed.title || t.untitled }), {
      kind: 'failure',
      key: 'player-passed-over',
      action: { label: t.retry, onPress: () => playById(passed.id) },
    })
  }, [faults, t])
}

const playById = (id: string): void => {
  const { tracks, playAt } = player()
  playAt(tracks.findIndex((track) => track.id === id))
}
