import { useEffect, useRef } from 'react'

/** Keys of the whole page, but for what is typed, and for what lies over it. `act` answers whether a key means something. */
export function useStageKeys(action: (key: string) => boolean): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (event.ctrlKey || event.metaKey || event.altKey || defaultPrevented) return
      const isElsewhere =
        target instanceof Element &&
        target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]')
      if (!isElsewhere && latest.current(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
