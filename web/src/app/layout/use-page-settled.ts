import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/idle.ts'

/** What the first screen and whoever came for it need goes before. */
const afterMs = 3000

/** True once the page has come up and the browser has time for what nobody waits for. */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true), afterMs), [])
  return settled
}
