import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** How long somebody may stop typing before it counts, in ms. */
const typedAfterMs = 300

/** Props of a field whose words count once typing rests; while an input method composes it does not rest. */
export function useTyped(value: string, onTyped: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [composing, setComposing] = useState(false)
  const told = useRef(onTyped)
  told.current = onTyped
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (composing || typed === value) return undefined
    const timer = setTimeout(() => told.current(typed), typedAfterMs)
    return () => clearTimeout(timer)
  }, [typed, value, composing])
  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
}
