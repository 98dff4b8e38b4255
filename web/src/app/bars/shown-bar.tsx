import '../../ui/late.css'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { Bar, BarKind } from '../../lib/bars/bar-queue.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icon-names.ts'

const icons: Record<BarKind, IconName> = {
  update: 'refresh-cw',
  notice: 'bell',
  language: 'languages',
  tour: 'compass',
}

/** One line over the top of `place`, which moves nothing. It takes no focus by itself, and gives back what it was given. */
export function ShownBar({ bar, place }: { bar: Bar; place: HTMLElement }) {
  const { kind, name, text, lang, action, other, dismissLabel, onDismiss } = bar
  const top = useTop(place)
  const self = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const keepBefore = ({ relatedTarget }: FocusEvent) => {
    if (!self.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  const leave = (then: () => void) => () => {
    if (self.current?.contains(document.activeElement)) {
      const back = before.current?.isConnected ? before.current : document.getElementById('content')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
    then()
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave(onDismiss)()
  }
  return (
    <section
      ref={self}
      aria-label={name}
      style={{ top }}
      lang={lang}
      onFocus={keepBefore}
      onKeyDown={leaveByKey}
      className="motion-appear absolute inset-x-3 z-bar flex flex-wrap items-center gap-x-2.5 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-3.5 shadow-float sm:left-auto sm:max-w-140"
    >
      <Icon name={icons[kind]} size={16} className="shrink-0 text-accent-text" />
      <p className="min-w-0 flex-1 py-1.5 text-tool">
        <span className="line-clamp-2 wrap-anywhere">{text}</span>
      </p>
      <span
        className={classes(
          'flex items-center gap-1',
          other && 'max-sm:order-last max-sm:w-full max-sm:pb-1',
        )}
      >
        <Button size="small" onClick={leave(action.onPress)}>
          {action.label}
        </Button>
        {other && (
          <Button size="small" kind="quiet" onClick={leave(other.onPress)}>
            {other.label}
          </Button>
        )}
      </span>
      <IconButton icon="x" label={dismissLabel} onClick={leave(onDismiss)} />
    </section>
  )
}

const gapPx = 12
/** What is higher is no bar of a screen but its content. */
const highestPx = 90

/** Below what the screen has at its head: its title, its filters. */
function useTop(place: HTMLElement): number {
  const { pathname } = useLocation()
  const [top, setTop] = useState(gapPx)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another head
  useLayoutEffect(() => {
    const read = () => {
      const from = place.getBoundingClientRect()
      let bottom = from.top
      for (const head of place.querySelectorAll('header')) {
        const box = head.getBoundingClientRect()
        const isHead = box.height > 0 && box.height < highestPx && box.right >= from.right - 1
        if (isHead && Math.abs(box.top - bottom) <= 1) bottom = box.bottom
      }
      // Before this very frame is seen.
      flushSync(() => setTop(bottom - from.top + gapPx))
    }
    // Told once the screen is laid out: to ask now would lay it out for this.
    const observer = new ResizeObserver(read)
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, pathname])
  return top
}
