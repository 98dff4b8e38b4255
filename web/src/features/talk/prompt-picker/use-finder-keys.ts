import { useEffect, useRef } from 'react'

type FinderKeys = {
  field: HTMLTextAreaElement
  /** Options in the list. */
  count: number
  current: number
  /** What fits is still being asked for. */
  isWaiting: boolean
  onMove: (to: number) => void
  onChoose: (index: number) => void
  onDismiss: () => void
}

/** Takes the keys that walk through a list while a field has the focus, before the field hears of them. */
export function useFinderKeys(keys: FinderKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!takeKey(event, latest.current)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
}

/** Does what a key says; false when it belongs to the field. */
function takeKey(event: KeyboardEvent, keys: FinderKeys): boolean {
  const { field, count, current, isWaiting, onMove, onChoose, onDismiss } = keys
  // 229: the key belongs to an input method, also where `isComposing` is false already.
  if (event.target !== field || event.isComposing || event.keyCode === 229) return false
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false
  if (count === 0 && !isWaiting) return false
  switch (event.key) {
    case 'ArrowDown':
      if (count > 0) onMove((current + 1) % count)
      return true
    case 'ArrowUp':
      if (count > 0) onMove((current - 1 + count) % count)
      return true
    case 'Enter':
    case 'Tab':
      // A word that is not found yet is not sent by the way.
      if (count > 0) onChoose(current)
      return true
    case 'Escape':
      onDismiss()
      return true
    default:
      return false
  }
}
