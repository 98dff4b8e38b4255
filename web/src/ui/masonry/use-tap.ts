import { type MouseEvent, type PointerEvent as Pointed, useEffect, useRef, useState } from 'react'

/**
 * Where nothing hovers: the first tap on a card shows what can be done with it, and is no press on what was tapped. A tap elsewhere hides it.
 * A mouse, which may be there all the same, presses at once.
 */
export function useTap(isWanted: boolean) {
  const box = useRef<HTMLElement>(null)
  const [isOn, setOn] = useState(false)
  const pointer = useRef('')
  useEffect(() => {
    if (!isOn) return
    const leave = ({ target }: PointerEvent) => {
      const isWithin =
        target instanceof Element &&
        (box.current?.contains(target) || target.closest('[role="menu"], [role="dialog"]'))
      if (!isWithin) setOn(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOn])
  const onClickCapture = (event: MouseEvent) => {
    // A key presses what it is on.
    if (!isWanted || isOn || event.detail === 0 || pointer.current === 'mouse') return
    if (!(event.target instanceof Element && event.target.closest('a'))) return
    event.preventDefault()
    event.stopPropagation()
    setOn(true)
  }
  const onPointerDownCapture = ({ pointerType }: Pointed) => {
    pointer.current = pointerType
  }
  return { isOn: isOn && isWanted, handlers: { ref: box, onClickCapture, onPointerDownCapture } }
}
