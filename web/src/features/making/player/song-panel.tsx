import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { DrawnCover } from '../../../ui/drawn-cover.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Waveform } from '../../../ui/waveform.tsx'
import { PlayWorkButton } from './play-work-button.tsx'
import { currentTrack } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import { SongLyrics } from './song-lyrics.tsx'
import { type PlayedWork, tracksOf } from './work-tracks.ts'

type SongPanelProps = {
  work: PlayedWork
  /** False where its name stands beside it already; that of one of several is always there. */
  isNamed?: boolean
}

/** The songs of a work on its page: each with its cover, how it sounds along its length, and its words. They play in the page's player. */
export function SongPanel({ work, isNamed = true }: SongPanelProps) {
  const tracks = tracksOf(work)
  return (
    <ul className="flex min-w-0 flex-col gap-4">
      {tracks.map(({ id }) => (
        <li key={id} className="min-w-0">
          <Song work={work} trackId={id} isNamed={isNamed || tracks.length > 1} />
        </li>
      ))}
    </ul>
  )
}

type SongProps = { work: PlayedWork; trackId: string; isNamed: boolean }

function Song({ work, trackId, isNamed }: SongProps) {
  const t = useTexts('media')
  const tracks = tracksOf(work)
  const at = tracks.findIndex(({ id }) => id === trackId)
  const track = tracks[at]
  const file = work.files[Number(trackId.split('-')[1])]
  const positionS = usePlayer((facts) =>
    currentTrack(facts)?.id === trackId ? facts.positionS : 0,
  )
  const fault = usePlayer((facts) => facts.faults[trackId])
  if (!track || !file) return null
  const { title, durationS, peaks = [] } = track
  const playFrom = (wantedS: number) => {
    if (currentTrack(player())?.id !== trackId) player().playNow(tracks, at)
    player().seek(wantedS)
    player().play()
  }
  const named = { ...work, name: title }
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-5 bg-sunken p-4 sm:rounded-card sm:p-6"
    >
      <div className="flex items-center gap-4 sm:gap-6">
        <span className="relative block size-28 shrink-0 overflow-hidden rounded-card sm:size-44">
          {file.thumbnail === '' ? (
            <DrawnCover name={title} style={file.about.style ?? ''} />
          ) : (
            <FilePicture file={file} alt="" />
          )}
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          {isNamed && (
            <p className="line-clamp-3 text-title font-semibold wrap-anywhere">{title}</p>
          )}
          {file.about.style && (
            <p className="line-clamp-3 text-soft wrap-anywhere">{file.about.style}</p>
          )}
          <PlayWorkButton work={named} trackId={trackId} size="large" />
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <Waveform
          peaks={peaks}
          positionS={positionS}
          durationS={durationS ?? 0}
          onSeek={playFrom}
          label={t.place({ title })}
          valueText={(s) => t.placeOf({ at: clockText(s), of: clockText(durationS ?? 0) })}
          height={72}
        />
        <p className="figures flex justify-between text-small text-soft">
          <span>{clockText(positionS)}</span>
          <span>{durationS ? clockText(durationS) : ''}</span>
        </p>
        {fault && (
          <p role="alert" className="text-danger">
            {fault === 'broken' ? t.soundUnknown : t.songBroken}
          </p>
        )}
      </div>
      <SongLyrics track={track} onPlayFrom={playFrom} />
    </article>
  )
}
