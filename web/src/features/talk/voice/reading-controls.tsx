// The bar of what is read aloud: pause, skip, speed, stop.
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { stopReading } from './reading.ts'
import { readingSpeed, readingSpeeds } from './reading-speed.ts'

type ReadingControlsProps = {
  paused: boolean
  /** It waits for sound. */
  waits?: boolean
  /** What it costs in all, in words; empty where it costs nothing. */
  price?: string
  onToggle: () => void
  onSkip: () => void
}

export function ReadingControls({
  paused,
  waits = false,
  price = '',
  onToggle,
  onSkip,
}: ReadingControlsProps) {
  const t = useTexts('voice')
  const language = useLocale()
  const rate = useStored(readingSpeed)
  const shown = waits && !paused ? t.fetchingVoice : t.reading
  return (
    <section
      aria-label={t.reading}
      className="mx-auto mb-2 flex w-fit max-w-full flex-wrap items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1 pl-3 shadow-float"
    >
      <span className="min-w-0 truncate text-small text-soft max-sm:w-full max-sm:pt-1">
        <span role="status">{paused ? t.paused : shown}</span>
        {price && <span className="figures"> · {price}</span>}
      </span>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? t.resume : t.pause}
        onClick={onToggle}
      />
      <IconButton icon="skip-forward" label={t.skip} onClick={onSkip} />
      <Select
        label={t.speed}
        value={rate}
        options={readingSpeeds.map((value) => ({
          value,
          label: `${value.toLocaleString(language)}×`,
        }))}
        onChange={(value) => readingSpeed.set(value)}
        className="shrink-0"
      />
      <IconButton icon="square" label={t.stopReading} onClick={stopReading} />
    </section>
  )
}
