// One at a time: whoever comes waits for those before.
import { EngineError } from '../../errors.ts'

export type Slot = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/** Work that is stopped before its turn fails as `aborted` at once, and is never begun. */
export function createSlot(): Slot {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) =>
    new Promise((resolve, reject) => {
      const stop = () =>
        reject(new EngineError('aborted', 'The request was ended.', { untaken: true }))
      signal.addEventListener('abort', stop, { once: true })
      last = last.then(async () => {
        signal.removeEventListener('abort', stop)
        if (signal.aborted) stop()
        else await work().then(resolve, reject)
      })
    })
}
