// Deleting with time to think again: what is deleted disappears at once, the call is made when the time is over, and until then it
// can be taken back. Knows nothing of what it deletes.

type Pending = { ids: ReadonlySet<number>; commit: () => Promise<void>; timer: unknown }

export type DelayedDeletesDeps = {
  later: (action: () => void, ms: number) => unknown
  cancel: (timer: unknown) => void
}

/** How long a deletion can be taken back. */
export const undoMs = 8000

const browserTimers: DelayedDeletesDeps = {
  later: (action, ms) => setTimeout(action, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export class DelayedDeletes {
  readonly #deps: DelayedDeletesDeps
  readonly #pending = new Set<Pending>()
  readonly #listeners = new Set<() => void>()
  #hidden: ReadonlySet<number> = new Set()

  constructor(deps: DelayedDeletesDeps = browserTimers) {
    this.#deps = deps
  }

  /**
   * Hides `ids` and deletes them by `commit` later; they stay hidden until it has resolved, so it should also take them out of what
   * is shown. When it rejects they are back. Returns what takes the deletion back: false when it is too late for that.
   */
  readonly add = (ids: readonly number[], commit: () => Promise<void>): (() => boolean) => {
    const pending: Pending = { ids: new Set(ids), commit, timer: undefined }
    pending.timer = this.#deps.later(() => this.#commit(pending), undoMs)
    this.#pending.add(pending)
    this.#publish()
    return () => {
      if (pending.timer === undefined || !this.#pending.delete(pending)) return false
      this.#deps.cancel(pending.timer)
      this.#publish()
      return true
    }
  }

  /** Makes all outstanding calls now: the page is being left. */
  readonly flush = (): void => {
    for (const pending of this.#pending) {
      if (pending.timer === undefined) continue
      this.#deps.cancel(pending.timer)
      this.#commit(pending)
    }
  }

  readonly hidden = (): ReadonlySet<number> => this.#hidden

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #commit(pending: Pending): void {
    pending.timer = undefined
    const over = () => {
      this.#pending.delete(pending)
      this.#publish()
    }
    // Whoever gave `commit` says why it failed; here the rows only come back.
    pending.commit().then(over, over)
  }

  #publish(): void {
    this.#hidden = new Set([...this.#pending].flatMap(({ ids }) => [...ids]))
    for (const listener of this.#listeners) listener()
  }
}
