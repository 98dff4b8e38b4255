import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const stopsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a, button')]

/** Only `chosen` is reached by the Tab key. */
function choose(list: HTMLElement, chosen: Element | null | undefined): void {
  for (const stop of stopsIn(list)) stop.tabIndex = stop === chosen ? 0 : -1
}

/**
 * Makes a column of links and buttons one stop of the Tab key, through which the arrow keys, Home and End walk. Tab comes to where the
 * focus was last in this visit, at first to what is marked as current.
 */
export function useOneTabStop(ref: RefObject<HTMLElement | null>) {
  // After each time it is drawn: what is in it may be another by then.
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const { activeElement } = document
    const focused = list.contains(activeElement) && activeElement
    choose(list, focused || (list.querySelector('[aria-current]') ?? stopsIn(list)[0]))
  })
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => choose(currentTarget, target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const stops = stopsIn(event.currentTarget)
      const at = stops.indexOf(event.target as HTMLElement)
      const moves: Record<string, HTMLElement | undefined> = {
        ArrowDown: stops[(at + 1) % stops.length],
        ArrowUp: stops.at(at - 1),
        Home: stops[0],
        End: stops.at(-1),
      }
      const to = moves[event.key]
      if (at < 0 || !to || event.defaultPrevented) return
      event.preventDefault()
      to.focus()
    },
  }
}
