// Gives a finished text out piece by piece, as a model would write it.
import { setTimeout as wait } from 'node:timers/promises'
import { EngineError } from '../../../errors.ts'

/** No answer takes longer than about this, however long it is. */
const longestMs = 4000
const pieces = /(?:\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+)\s*|\s+/gu

/** `paceMs` between pieces; 0 gives them out without waiting. Throws EngineError `aborted` as soon as the signal says so. */
export async function emitSteadily(
  text: string,
  emit: (text: string) => void,
  { paceMs, signal }: { paceMs: number; signal: AbortSignal },
): Promise<void> {
  const all = text.match(pieces) ?? []
  const atOnce = Math.max(1, Math.ceil((all.length * paceMs) / longestMs))
  for (let at = 0; at < all.length; at += atOnce) {
    checkAborted(signal)
    emit(all.slice(at, at + atOnce).join(''))
    if (paceMs > 0 && at + atOnce < all.length)
      // The rejection of an aborted wait is the check of the next round.
      await wait(paceMs, undefined, { signal }).catch(() => checkAborted(signal))
  }
  checkAborted(signal)
}

function checkAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EngineError('aborted', 'The answer was ended.')
}
