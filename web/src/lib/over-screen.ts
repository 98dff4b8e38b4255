// A screen that lies over the one that it was opened from, at an address of its own: that one stays as it is until Back comes to it. What is
// opened directly, or drawn anew by a reload, has nothing beneath it and stands alone.
import { createContext, type MouseEvent, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router'

/** Of a screen that lies over another: leads back to that. */
export type Over = { leave: () => void }

/** Null for a screen that stands alone. */
export const OverContext = createContext<Over | null>(null)

export const useOver = (): Over | null => useContext(OverContext)

type Kept = { key?: string; usr?: { over?: unknown } } | null

const kept = () => history.state as Kept

/** What the history keeps of a step, so that the place it was opened from is known again. */
const overHere = () => ({ over: kept()?.key ?? 'default' })

/** Whether the step that is open came from a screen which it lies over. */
export const wasOpenedOver = (): boolean => kept()?.usr?.over !== undefined

/** Goes to another address in the place of this one, still over the same screen. */
export function useShowOver(): (to: string, more?: object) => void {
  const navigate = useNavigate()
  return useCallback(
    (to, more) =>
      void navigate(to, {
        replace: true,
        preventScrollReset: true,
        state: { ...kept()?.usr, ...more },
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
