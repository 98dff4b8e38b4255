// How far a work on its way is, how it is stopped, and what it costs to try again one that ended otherwise: the same wherever works are shown.
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { priceAgain } from './charge-text.ts'
import { creditText } from './credit-text.ts'
import { aboutText } from './duration-text.ts'
import { isPlaceholder } from './work-pages.ts'

export function WorkProgressBar({ work }: { work: Work }) {
  const t = useTexts('works')
  return (
    <div
      role="progressbar"
      aria-label={work.status === workStates.running ? t.running : t.waiting}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={work.progress}
      className="h-1 overflow-hidden rounded-full bg-fill-strong"
    >
      <div
        className="h-full origin-left bg-accent-text transition-transform duration-(--calm)"
        style={{ transform: `scaleX(${work.progress / 100})` }}
      />
    </div>
  )
}

/** Where it stands, and about how long it takes yet. */
export function useProgressText({ status, progress, place, waitS, ...work }: Work): string {
  const t = useTexts('works')
  if (isPlaceholder(work)) return t.sending
  const state = status === workStates.running ? t.progress({ n: progress }) : t.place({ n: place })
  return [state, waitS === null ? '' : aboutText(waitS, t)].filter(Boolean).join(' · ')
}

type StopButtonProps = { work: Work; size?: 'small'; onStop: () => void }

/** Stops a work; there is nothing to stop before the server knows of it. */
export function StopButton({ work, size, onStop }: StopButtonProps) {
  const t = useTexts('works')
  if (isPlaceholder(work)) return null
  return (
    <IconButton
      icon="square"
      {...(size && { size })}
      label={t.stop}
      face={<Icon name="square" size={16} className="scale-75 fill-current" />}
      onClick={onStop}
    />
  )
}

/** Asks for the same again, for what that costs. */
export function TryAgainButton({ work, onRetry }: { work: Work; onRetry: () => void }) {
  const t = useTexts('works')
  const { number } = useFormats()
  const price = priceAgain(work)
  const label =
    price > 0
      ? t.withPrice({ label: t.tryAgain, price: creditText(price, { t, number, ...work }) })
      : t.tryAgain
  return (
    <Button
      size="small"
      icon="rotate-ccw"
      title={label}
      // In a narrow place its sign is enough.
      className="min-w-0 @max-[190px]:px-2"
      onClick={onRetry}
    >
      <span className="truncate @max-[190px]:sr-only">{label}</span>
    </Button>
  )
}
