// A time limit for one piece of work. `AbortSignal.timeout` and `AbortSignal.any` would do, but leave a timer, and weak references for the
// collector to look after, until the time is up: two hours for every answer of ten seconds.

export type Deadline = {
  /** Aborted once the time is up, or when the signal that was given is. */
  signal: AbortSignal
  /** Whether the time was up before anything else ended the work. */
  isPast(): boolean
  /** The work is over: nothing is aborted any more. */
  end(): void
}

export function createDeadline(afterMs: number, other?: AbortSignal): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  let past = false
  const onOther = () => controller.abort(other?.reason)
  const timer = setTimeout(() => {
    past = !signal.aborted
    controller.abort(new DOMException('The time is up.', 'TimeoutError'))
  }, afterMs)
  timer.unref()
  if (other?.aborted) onOther()
  other?.addEventListener('abort', onOther)
  return {
    signal,
    isPast: () => past,
    end() {
      clearTimeout(timer)
      other?.removeEventListener('abort', onOther)
    },
  }
}
