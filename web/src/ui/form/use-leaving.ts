import { useState } from 'react'

/**
 * Nobody leaves a form with changes without a question. `close` is for the window around it, `question` for its ConfirmDialog; the form
 * says by `setChanged` whether something would be lost, and `leave` goes without a question.
 */
export function useLeaving(onLeave: () => void) {
  const [isChanged, setChanged] = useState(false)
  const [asks, setAsks] = useState(false)
  const leave = () => {
    setAsks(false)
    setChanged(false)
    onLeave()
  }
  return {
    setChanged,
    leave,
    close: () => (isChanged ? setAsks(true) : leave()),
    question: { open: asks, danger: true, onConfirm: leave, onCancel: () => setAsks(false) },
  }
}
