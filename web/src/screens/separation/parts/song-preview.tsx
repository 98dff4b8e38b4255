import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Waveform } from '../../../ui/waveform.tsx'
import { useSmallPlayer } from '../use-small-player.ts'
import { useSongPeaks } from '../use-song-peaks.ts'

type SongPreviewProps = {
  name: string
  /** What is not sent yet is read from here. */
  file: File | null
  url: string
  durationS: number
}

/** A song as it looks and sounds. Made anew for another song. */
export function SongPreview({ name, file, url, durationS }: SongPreviewProps) {
  const t = useTexts('separation')
  const peaks = useSongPeaks({ file, url })
  const { plays, positionS, isBroken, toggle, seek } = useSmallPlayer(url)
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton
          icon={plays ? 'pause' : 'play'}
          kind="plain"
          size="large"
          className="touch:size-11"
          label={plays ? t.pause({ name }) : t.play({ name })}
          onClick={toggle}
        />
        <div className="min-w-0 flex-1">
          <Waveform
            peaks={peaks}
            positionS={positionS}
            durationS={durationS}
            onSeek={seek}
            label={t.positionIn({ name })}
            valueText={(at) => t.positionOf({ at: clockText(at), of: clockText(durationS) })}
            height={40}
          />
        </div>
      </div>
      {isBroken && (
        <p role="alert" className="text-small text-danger">
          {t.cannotPlay}
        </p>
      )}
    </>
  )
}
