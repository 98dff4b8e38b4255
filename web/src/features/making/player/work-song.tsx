// A song or stem of a work as a row, and where it is in the player: a press plays it among the others of its work, one on the wave goes there.
import type { WorkFile } from '@atelier/contract/features/making/works'
import { currentTrack, isPlaying } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import { SongLine, type SongLineProps } from './song-line.tsx'
import { type PlayedWork, trackIdOf, tracksOf } from './work-tracks.ts'

type WorkSongProps = Pick<
  SongLineProps,
  'title' | 'mark' | 'line' | 'style' | 'link' | 'actions'
> & {
  work: PlayedWork
  file: WorkFile
}

export function WorkSong({ work, file, ...row }: WorkSongProps) {
  const id = trackIdOf(work, file)
  const isCurrent = usePlayer((state) => currentTrack(state)?.id === id)
  const plays = usePlayer(isPlaying(id))
  const positionS = usePlayer((state) => (currentTrack(state)?.id === id ? state.positionS : 0))
  const start = () => {
    const tracks = tracksOf(work)
    player().playNow(
      tracks,
      tracks.findIndex((track) => track.id === id),
    )
  }
  return (
    <SongLine
      {...row}
      cover={file.thumbnail}
      peaks={file.about.peaks ?? []}
      durationS={file.durationS ?? 0}
      positionS={positionS}
      isCurrent={isCurrent}
      isPlaying={plays}
      onToggle={() => (isCurrent ? player().toggle() : start())}
      onSeek={(to) => {
        if (!isCurrent) start()
        player().seek(to)
        player().play()
      }}
    />
  )
}
