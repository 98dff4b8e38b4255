import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { LineSlider } from '../../../ui/line-slider.tsx'
import { Waveform } from '../../../ui/waveform.tsx'
import { currentTrack } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import { timeText } from './time-text.ts'

/** What keys change, in seconds. */
const step = 5
const leap = 30

/** Where the track is, to be changed: a line between its times, or for the sheet how it sounds, over them. */
export function SeekRow({ large = false }: { large?: boolean }) {
  const t = useTexts('player')
  const positionS = usePlayer((state) => state.positionS)
  const durationS = usePlayer((state) => state.durationS)
  const peaks = usePlayer((state) => currentTrack(state)?.peaks)
  const [held, setHeld] = useState<number | null>(null)
  const shared = {
    label: t.seek,
    valueText: (value: number) => t.place({ at: timeText(value), of: timeText(durationS) }),
    onHold: setHeld,
  }
  const seek = (value: number) => player().seek(value)
  const line = (
    <LineSlider
      {...shared}
      value={positionS}
      max={durationS ?? 0}
      step={step}
      leap={leap}
      disabled={!durationS}
      onChange={seek}
      className={large ? 'w-full' : 'min-w-0 flex-1'}
    />
  )
  const at = <span className="figures">{timeText(held ?? positionS)}</span>
  const of = <span className="figures">{timeText(durationS)}</span>
  if (!large)
    return (
      <div className="flex w-full items-center gap-2 text-small text-soft">
        <span className="min-w-9 text-right">{at}</span>
        {line}
        <span className="min-w-9">{of}</span>
      </div>
    )
  return (
    <div className="flex w-full flex-col gap-1 text-small text-soft">
      {peaks && peaks.length > 0 && durationS ? (
        <Waveform
          {...shared}
          peaks={peaks}
          positionS={positionS}
          durationS={durationS}
          onSeek={seek}
        />
      ) : (
        line
      )}
      <div className="flex justify-between">
        {at}
        {of}
      </div>
    </div>
  )
}
