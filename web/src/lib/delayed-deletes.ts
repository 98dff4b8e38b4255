// Deleting with time to think again: what is deleted disappears at once, the call is made when nobody can take it back any more.
// Knows nothing of what it deletes.

type Pending = { ids: ReadonlySet<number>; commit: () => Promise<void>; under: 'thought' | 'way' }

export type DelayedDelete = {
  /** Takes the deletion back; false when it is too late for that. */
  undo: () => boolean
  /** The time to take it back is over. */
  commit: () => void
}

/** Keeps what a page was deleting when it was left, for the next page of the tab. */
export type Leftovers = { read: () => number[]; write: (ids: readonly number[]) => void }

export class DelayedDeletes {
  readonly #leftovers: Leftovers
  readonly #pending = new Set<Pending>()
  readonly #listeners = new Set<() => void>()
  #left: number[]
  #hidden: ReadonlySet<number>

  constructor(leftovers: Leftovers) {
    this.#leftovers = leftovers
    this.#left = leftovers.read()
    this.#hidden = new Set(this.#left)
  }

  /**
   * Hides `ids`, and deletes them by `commit` once the returned `commit` is called or the page is left; they stay hidden until it has
   * resolved, so it should also take them out of what is shown. When it rejects they are back.
   */
  readonly add = (ids: readonly number[], commit: () => Promise<void>): DelayedDelete => {
    const pending: Pending = { ids: new Set(ids), commit, under: 'thought' }
    this.#pending.add(pending)
    this.#publish()
    return {
      commit: () => this.#commit(pending),
      undo: () => {
        if (pending.under === 'way' || !this.#pending.delete(pending)) return false
        this.#publish()
        return true
      },
    }
  }

  /** Makes all outstanding calls now: the page is being left. */
  readonly flush = (): void => {
    const ids = [...this.#pending].flatMap((each) => [...each.ids])
    if (ids.length > 0) this.#leftovers.write(ids)
    for (const pending of this.#pending) this.#commit(pending)
  }

  /**
   * Deletes what the page before was deleting when it was left, as its calls may come later than this page's, or never: the ids are
   * hidden until `commit`, which is to take an id that is gone already for deleted.
   */
  readonly finish = (commit: (ids: readonly number[]) => Promise<void>): void => {
    const ids = this.#left.splice(0)
    if (ids.length > 0) this.add(ids, () => commit(ids)).commit()
  }

  readonly hidden = (): ReadonlySet<number> => this.#hidden

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #commit(pending: Pending): void {
    if (pending.under === 'way' || !this.#pending.has(pending)) return
    pending.under = 'way'
    const over = () => {
      this.#pending.delete(pending)
      this.#publish()
    }
    // Whoever gave `commit` says why it failed; here the rows only come back.
    pending.commit().then(over, over)
  }

  #publish(): void {
    const ids = [...this.#pending].flatMap((each) => [...each.ids])
    this.#hidden = new Set([...this.#left, ...ids])
    for (const listener of this.#listeners) listener()
  }
}
