// Shows a tour over the page: what it speaks of is lit, the rest dark and out of reach until the tour is over.
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { touchQuery } from '../../../lib/media.ts'
import { type Box, holds, padded, shared } from './boxes.ts'
import { scrollIntoView } from './scroll-into-view.ts'
import type { ShownStep, Tour } from './tour.ts'
import { TourTooltip } from './tour-tooltip.tsx'
import { useBox, useView } from './use-placed.ts'

type TourViewProps = {
  tour: Tour
  /** What lies under the tour, and cannot be reached while it runs. */
  page: Element
  /** What takes the focus afterwards when what had it before is gone. */
  focusAfter?: () => HTMLElement | null
}

export function TourView(props: TourViewProps) {
  const shown = useSyncExternalStore(props.tour.subscribe, props.tour.shown)
  return shown && createPortal(<RunningTour {...props} shown={shown} />, document.body)
}

function RunningTour({ tour, page, focusAfter, shown }: TourViewProps & { shown: ShownStep }) {
  const layer = useRef<HTMLDivElement>(null)
  useFocusBack(focusAfter)
  useOutOfReach(page)
  useKeys(tour, layer)
  return (
    <div ref={layer} className="fixed inset-0 z-drawer overflow-hidden">
      <StepView key={shown.at} tour={tour} shown={shown} />
    </div>
  )
}

function StepView({ tour, shown }: { tour: Tour; shown: ShownStep }) {
  const { element, step } = shown
  const { stepPadding, scrollPadding, tooltipPosition } = tour.options
  const view = useView()
  useLayoutEffect(() => {
    if (element) scrollIntoView(element, scrollPadding)
  }, [element, scrollPadding])
  const box = useBox(element)
  useEffect(() => {
    if (element && (!box || box.width === 0 || box.height === 0)) void tour.refresh()
  }, [tour, element, box])
  const lit = box && shared(padded(box, stepPadding), { left: 0, top: 0, ...view })
  return (
    <>
      <Overlay tour={tour} lit={lit} />
      <TourTooltip
        tour={tour}
        shown={shown}
        target={lit}
        view={view}
        wanted={step.position ?? tooltipPosition}
      />
    </>
  )
}

function Overlay({ tour, lit }: { tour: Tour; lit: Box | null }) {
  const shade = `rgb(0 0 0 / ${tour.options.overlayOpacity})`
  return (
    <>
      {lit ? (
        <div
          data-tour-light
          className="absolute rounded-card outline-2 outline-accent-text"
          style={{ ...lit, boxShadow: `0 0 0 200vmax ${shade}` }}
        />
      ) : (
        <div className="absolute inset-0" style={{ background: shade }} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is done by Esc and by a button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is done by Esc and by a button */}
      <div
        data-tour-overlay
        className="absolute inset-0"
        // The focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ clientX, clientY }) => {
          if (!lit || !holds(lit, clientX, clientY)) tour.pressOverlay()
        }}
      />
    </>
  )
}

/** Afterwards the focus is where it was before. */
function useFocusBack(focusAfter: (() => HTMLElement | null) | undefined): void {
  const after = useRef(focusAfter)
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      const to = isWorthReturningTo(before) ? before : after.current?.()
      // What lies under the tour can be reached again only after this.
      queueMicrotask(() => to?.focus({ preventScroll: true }))
    }
  }, [])
}

/** Not what is gone; and on touch no field, which would bring up a keyboard that nobody asked for. */
const isWorthReturningTo = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  !(matchMedia(touchQuery).matches && element.matches('input, textarea'))

/** Puts what holds the page out of reach of pointer, keys and screen reader; dialogs and notes, which lie beside it, stay. */
function useOutOfReach(page: Element): void {
  useLayoutEffect(() => {
    const ground = page.closest('body > *')
    if (!ground || ground.hasAttribute('inert')) return undefined
    ground.setAttribute('inert', '')
    return () => ground.removeAttribute('inert')
  }, [page])
}

/** Takes the keys of the tour before anything else on the page answers them, except where somebody is in a dialog above it. */
function useKeys(tour: Tour, layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, isComposing, repeat, key } = event
      const isOurs = target === document.body || layer.current?.contains(target as Node)
      if (!isOurs || isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (!repeat ? !tour.press(key) : !/^(Escape|Arrow(Left|Right))$/.test(key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [tour, layer])
}
