import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, anew every `everyMs` as long as `on`. */
export function useNow(everyMs: number, on = true): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!on) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, on])
  return now
}
