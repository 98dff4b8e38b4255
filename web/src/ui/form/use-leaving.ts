import { useCallback, useRef, useState } from 'react'

/**
 * Nobody leaves a form with changes without a question. `close` is for the window around it, `question` for its ConfirmDialog; the form
 * says by `setChanged` whether something would be lost, and `leave` goes without a question.
 */
export function useLeaving(onLeave: () => void) {
  // Not a state: who types and closes in one breath is asked as well, though nothing has been drawn in between.
  const isChanged = useRef(false)
  const [asks, setAsks] = useState(false)
  const setChanged = useCallback((would: boolean) => {
    isChanged.current = would
  }, [])
  const leave = () => {
    setAsks(false)
    setChanged(false)
    onLeave()
  }
  return {
    setChanged,
    leave,
    close: () => (isChanged.current ? setAsks(true) : leave()),
    question: { open: asks, danger: true, onConfirm: leave, onCancel: () => setAsks(false) },
  }
}
