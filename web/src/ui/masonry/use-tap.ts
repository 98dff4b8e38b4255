import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** Where nothing hovers: the first tap on a card shows what can be done with it, and is no press on what was tapped. A tap elsewhere hides it. */
export function useTap(isWanted: boolean) {
  const box = useRef<HTMLElement>(null)
  const [isOn, setOn] = useState(false)
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
    if (!isWanted || isOn || event.detail === 0) return
    if (!(event.target instanceof Element && event.target.closest('a'))) return
    event.preventDefault()
    event.stopPropagation()
    setOn(true)
  }
  return { isOn: isOn && isWanted, handlers: { ref: box, onClickCapture } }
}
