// Something that opens by itself waits until nobody is in the middle of anything.

/** How long nobody may have touched anything, and how often that is looked at, in milliseconds. */
const calmMs = 2000
const everyMs = 500

export type Moment = {
  hidden: boolean
  /** A dialog, a menu or the like is open, or the address names one. */
  popupOpen: boolean
  /** What stands in the field that has the focus. */
  fieldText: string
  msSinceStir: number
}

export const isCalm = ({ hidden, popupOpen, fieldText, msSinceStir }: Moment): boolean =>
  !hidden && !popupOpen && fieldText === '' && msSinceStir >= calmMs

/** Runs `action` at the first calm moment; returns what calls it off. */
export function whenCalm(action: () => void): () => void {
  let stirredAt = performance.now()
  const over = new AbortController()
  for (const sign of ['keydown', 'pointerdown', 'input'])
    addEventListener(
      sign,
      () => {
        stirredAt = performance.now()
      },
      { signal: over.signal, passive: true, capture: true },
    )
  const timer = setInterval(() => {
    if (!isCalm(momentNow(stirredAt))) return
    stop()
    action()
  }, everyMs)
  const stop = () => {
    over.abort()
    clearInterval(timer)
  }
  return stop
}

const popups = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

function momentNow(stirredAt: number): Moment {
  const field = document.activeElement
  return {
    hidden: document.hidden,
    popupOpen:
      document.querySelector(popups) !== null || new URLSearchParams(location.search).has('dialog'),
    fieldText:
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    msSinceStir: performance.now() - stirredAt,
  }
}
