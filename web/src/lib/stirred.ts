import { whenIdle } from './idle.ts'

/** What somebody came to do goes before what they may do next. */
const afterStirMs = 1000
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/** Runs something once somebody has stirred and the browser has time: never in the way of the first screen. Returns what calls it off. */
export function whenStirred(action: () => void): () => void {
  let cancel: () => void = () => undefined
  const stirred = new AbortController()
  const onStir = () => {
    stirred.abort()
    cancel = whenIdle(action, afterStirMs)
  }
  for (const sign of signsOfLife)
    addEventListener(sign, onStir, { signal: stirred.signal, passive: true })
  return () => {
    stirred.abort()
    cancel()
  }
}
