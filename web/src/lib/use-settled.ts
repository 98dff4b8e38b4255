import { useEffect, useState } from 'react'

const settledAfterMs = 250

/** A value that has not changed for a quarter of a second, so that typing does not ask at every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
