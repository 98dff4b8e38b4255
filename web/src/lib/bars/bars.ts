// The bars of this page.
import { useEffect } from 'react'
import { lastStir } from '../last-stir.ts'
import { type Bar, BarQueue } from './bar-queue.ts'
import type { Moment } from './calm.ts'

export const bars = new BarQueue()

/** Offers a bar as long as it is given; the same object as long as it says the same. */
export const useBar = (bar: Bar | null): void =>
  useEffect(() => (bar ? bars.offer(bar) : undefined), [bar])

/** No bar shows while `running`: a work in sight, a comparison. */
export const useHeldBars = (running: boolean): void =>
  useEffect(() => (running ? bars.hold() : undefined), [running])

const popups = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** `running`: an answer. */
export function momentNow(running: boolean): Moment {
  const field = document.activeElement
  const nowMs = performance.now()
  return {
    hidden: document.hidden,
    popupOpen:
      document.querySelector(popups) !== null || new URLSearchParams(location.search).has('dialog'),
    fieldText:
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    running,
    msSinceAct: nowMs - lastStir.act,
    msSincePointing: nowMs - lastStir.pointing,
  }
}
