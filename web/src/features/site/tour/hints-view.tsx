// Small points at elements; each opens a text, and stays away once somebody has got it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import type { Box } from './boxes.ts'
import { hiddenHints, hideHint, hintsLeft } from './hidden-hints.ts'
import { type Hint, type HintOptions, hintDefaults } from './hint-options.ts'
import { placeTooltip } from './place-tooltip.ts'
import { TooltipArrow } from './tooltip-arrow.tsx'
import { tourDefaults } from './tour-options.ts'
import { type HintPlace, useHintPlace } from './use-hint-place.ts'
import { useSize, useView } from './use-placed.ts'

type HintsViewProps = { hints: readonly Hint[]; options?: Partial<HintOptions> }

export function HintsView({ hints, options }: HintsViewProps) {
  const hidden = useStored(hiddenHints)
  const all = { ...hintDefaults, ...options }
  return hintsLeft(hints, hidden).map((hint) => (
    <HintAtElement key={hint.id} hint={hint} options={all} />
  ))
}

type HintProps = { hint: Hint; options: HintOptions }

function HintAtElement({ hint, options }: HintProps) {
  const place = useHintPlace(hint.element, options.refreshIntervalMs)
  return (
    place && createPortal(<HintPoint hint={hint} options={options} place={place} />, document.body)
  )
}

function HintPoint({ hint, options, place }: HintProps & { place: HintPlace }) {
  const t = useTexts('tour')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { box, element } = place
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const hide = () => {
    hideHint(hint.id)
    const next = element.querySelector<HTMLElement>('button:enabled, a[href]')
    next?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t.hint}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        style={place.point}
        className="fixed z-bar grid place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="absolute size-4 animate-pulse rounded-full bg-accent-text/35"
        />
        <span aria-hidden="true" className="size-2 rounded-full bg-accent-text" />
      </button>
      {open && (
        <HintText
          hint={hint}
          label={options.buttonLabel}
          // Beside both, so that what it speaks of stays in sight.
          target={{ ...box, height: box.height + place.point.height }}
          onClose={close}
          onHide={hide}
        />
      )}
    </>
  )
}

type HintTextProps = {
  hint: Hint
  label: string
  target: Box
  onClose: () => void
  onHide: () => void
}

function HintText({ hint, label, target, onClose, onHide }: HintTextProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const size = useSize(panel)
  const view = useView()
  const place =
    size &&
    placeTooltip({
      target,
      tooltip: size,
      view,
      wanted: hint.position ?? tourDefaults.tooltipPosition,
      precedence: tourDefaults.positionPrecedence,
    })
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  usePressBeside(panel, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className="motion-appear fixed z-popup w-[min(300px,100vw-24px)] rounded-card bg-surface px-4 pt-3.5 pb-3 shadow-float"
      style={
        place ? { left: place.left, top: 'top' in place ? place.top : undefined } : { opacity: 0 }
      }
    >
      {place?.kind === 'beside' && <TooltipArrow position={place.position} at={place.arrowAt} />}
      <p id={id}>{hint.text}</p>
      <div className="mt-3 flex justify-end">
        <Button ref={button} size="small" onClick={onHide}>
          {label}
        </Button>
      </div>
    </div>
  )
}

/** Tells of a press anywhere but in the text and on its point, which closes it by itself. */
function usePressBeside(inside: { current: HTMLElement | null }, onPress: () => void): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const beside = target instanceof Element && !target.closest('[aria-expanded=true]')
      if (beside && !inside.current?.contains(target)) onPress()
    }
    addEventListener('pointerdown', onPointerDown)
    return () => removeEventListener('pointerdown', onPointerDown)
  })
}
