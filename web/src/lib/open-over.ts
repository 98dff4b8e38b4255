// Ways to a screen that lies over another.
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { keptStep, useOver } from './over-screen.ts'

/** What the history keeps of a step, so that the place it was opened from is known again. */
const overHere = () => ({ over: keptStep()?.key ?? 'default' })

/** Goes to another address in the place of this one, still over the same screen. */
export function useShowOver(): (to: string, more?: object) => void {
  const navigate = useNavigate()
  return useCallback(
    (to, more) =>
      void navigate(to, {
        replace: true,
        preventScrollReset: true,
        state: { ...keptStep()?.usr, ...more },
      }),
    [navigate],
  )
}

/** For a press on a link: opens it over the screen, or, within one that lies over another, in its place. A click that the browser is to answer itself is left to it. */
export function useOpenOver(): (event: MouseEvent<HTMLAnchorElement>, to: string) => void {
  const navigate = useNavigate()
  const over = useOver()
  const show = useShowOver()
  return useCallback(
    (event, to) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      if (over) show(to, { at: 0 })
      else void navigate(to, { preventScrollReset: true, state: overHere() })
    },
    [navigate, over, show],
  )
}
