import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LineSlider } from '../../../ui/line-slider.tsx'
import { player, usePlayer } from './player-store.ts'

/** How loud. Where there is little room muting has to do, as on touch, where the machine has keys for it. */
export function VolumeControl() {
  const t = useTexts('player')
  const volume = usePlayer((state) => state.volume)
  const muted = usePlayer((state) => state.muted)
  const isSilent = muted || volume === 0
  const heard = muted ? 0 : volume
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon={isSilent ? 'volume-x' : 'volume-2'}
        label={isSilent ? t.unmute : t.mute}
        onClick={() => {
          if (volume === 0) player().setVolume(1)
          else player().setMuted(!muted)
        }}
      />
      <LineSlider
        value={heard}
        max={1}
        step={0.05}
        leap={0.2}
        label={t.volume}
        valueText={(value) => t.volumeOf({ percent: Math.round(value * 100) })}
        onChange={(value) => player().setVolume(value)}
        onHold={(value) => value !== null && player().setVolume(value)}
        className="w-20 touch:hidden @max-[960px]:hidden"
      />
    </div>
  )
}
