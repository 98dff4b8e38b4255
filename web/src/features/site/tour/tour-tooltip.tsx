// What a step says, beside what it speaks of, with the way on and back.
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Box, Size } from './boxes.ts'
import { placeTooltip } from './place-tooltip.ts'
import { TooltipArrow } from './tooltip-arrow.tsx'
import type { ShownStep, Tour } from './tour.ts'
import type { Position } from './tour-options.ts'
import { useSize } from './use-placed.ts'

type TourTooltipProps = {
  tour: Tour
  shown: ShownStep
  target: Box | null
  view: Size
  wanted: Position
}

export function TourTooltip({ tour, shown, target, view, wanted }: TourTooltipProps) {
  const t = useTexts('tour')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const size = useSize(panel)
  const { step, progress, direction } = shown
  const precedence = tour.options.positionPrecedence
  const place =
    (target || !shown.element) && size
      ? placeTooltip({ target, tooltip: size, view, wanted, precedence })
      : null
  useFirstFocus(panel, direction)
  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title ${id}-progress`}
      aria-describedby={`${id}-text`}
      data-place={place?.kind === 'beside' ? place.position : place?.kind}
      onKeyDown={keepFocusInside}
      className={classes(
        'motion-appear absolute flex max-h-[calc(100dvh-24px)] w-[min(360px,100vw-24px)] flex-col rounded-card bg-surface shadow-float',
        place?.kind === 'sheet' && 'bottom-[max(12px,env(safe-area-inset-bottom))]',
        !place && 'opacity-0',
      )}
      style={
        place ? { left: place.left, ...('top' in place ? { top: place.top } : {}) } : undefined
      }
    >
      {place?.kind === 'beside' && <TooltipArrow position={place.position} at={place.arrowAt} />}
      <div className="scroll-quiet min-h-0 px-5 pt-4">
        <p id={`${id}-progress`} className="figures pr-8 text-small text-faint">
          {t.progress(progress)}
        </p>
        {step.title && (
          <h2 id={`${id}-title`} className="mt-1 text-title font-semibold">
            {step.title}
          </h2>
        )}
        {step.text && (
          <p id={`${id}-text`} className="mt-1.5 text-pretty text-soft">
            {step.text}
          </p>
        )}
      </div>
      <TourButtons tour={tour} shown={shown} />
    </div>
  )
}

function TourButtons({ tour, shown: { progress } }: Pick<TourTooltipProps, 'tour' | 'shown'>) {
  const t = useTexts('tour')
  const { options } = tour
  const isLast = progress.n === progress.of
  return (
    <>
      <div className="flex items-center gap-2 px-5 pt-4 pb-4">
        {options.dontShowAgain && <DontShowAgain tour={tour} />}
        <span className="flex-1" />
        {progress.n > 1 && (
          <Button kind="quiet" data-way="back" onClick={() => void tour.back()}>
            {options.backLabel}
          </Button>
        )}
        <Button
          kind="main"
          data-way="forward"
          onClick={() => void (isLast ? tour.done() : tour.next())}
        >
          {isLast ? options.doneLabel : options.nextLabel}
        </Button>
      </div>
      {/* Last, so that the focus begins at what leads on. */}
      <button
        type="button"
        aria-label={t.skip}
        data-tooltip={t.skip}
        onClick={() => void tour.exit()}
        className="touch-target absolute! top-2 right-2 grid size-8 place-items-center rounded-control text-title text-soft hover:bg-fill hover:text-text"
      >
        {options.skipLabel}
      </button>
    </>
  )
}

function DontShowAgain({ tour }: { tour: Tour }) {
  const [checked, setChecked] = useState(tour.isDismissed)
  return (
    <label className="touch-target flex min-h-6 min-w-0 items-center gap-2 text-small text-soft">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          setChecked(target.checked)
          tour.dismiss(target.checked)
        }}
        className="size-4 shrink-0 accent-(--accent-text)"
      />
      {tour.options.dontShowAgainLabel}
    </label>
  )
}

/** Each step takes the focus anew, so that a screen reader reads it: to the button that was used last. */
function useFirstFocus(
  panel: { current: HTMLElement | null },
  direction: ShownStep['direction'],
): void {
  useLayoutEffect(() => {
    const way = (name: string) => panel.current?.querySelector<HTMLElement>(`[data-way=${name}]`)
    const button = way(direction) ?? way('forward')
    button?.focus({ preventScroll: true })
  }, [panel, direction])
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const to = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)
  event.preventDefault()
  to?.focus()
}
