import { useEffect, useRef, useState } from 'react'

export type OpenStep = { isOpen: boolean; open: () => void; close: () => void }

/** Something that opens over a screen without an address of its own: a step of the history at the same place, so that Back closes it. */
export function useOpenStep(): OpenStep {
  const [isOpen, setOpen] = useState(false)
  const leaves = useRef(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const onBack = () => setOpen(false)
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      leaves.current = false
      history.pushState(history.state, '')
      setOpen(true)
    },
    close: () => {
      // Two presses of Escape are one step back.
      if (leaves.current) return
      leaves.current = true
      history.back()
    },
  }
}
