import { useEffect, useState } from 'react'
import { type DialogName, searchWithDialog } from './use-dialog-link.ts'

/** Leaves for the page of a provider whose address `ask` gets, told the place to come back to: this one, with `dialog` open over it. */
export function useDeparture(ask: (from: string) => Promise<{ url: string }>, dialog?: DialogName) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    // The browser's Back shows the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const leave = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { url } = await ask(location.pathname + searchWithDialog(location.search, dialog))
      location.assign(url)
    } catch (thrown) {
      setBusy(false)
      setError(thrown)
    }
  }
  return { leave, busy, error }
}
