/** A work is sent at most so often, in milliseconds. */
const gapMs = 250

export type Changes = {
  add(ids: Iterable<number>): void
  drop(ids: Iterable<number>): void
  /** Hands over what has gathered, if it may now. */
  send(): void
  close(): void
}

/**
 * Gathers what has changed: the first change is handed over at once, what changes within the gap after it goes out together at its end.
 * While `mayTell` says no, as for a reader who is slow, changes go on gathering. `hand` deals with its own failures.
 */
export function gatherChanges(
  hand: (ids: number[]) => Promise<void>,
  maySend: () => boolean,
): Changes {
  const changed = new Set<number>()
  let handing = false
  let gap: NodeJS.Timeout | undefined
  let closed = false
  const send = () => {
    if (closed || handing || gap || changed.size === 0 || !maySend()) return
    handing = true
    const ids = [...changed]
    changed.clear()
    void hand(ids).finally(() => {
      handing = false
      gap = setTimeout(() => {
        gap = undefined
        send()
      }, gapMs)
    })
  }
  return {
    send,
    add(ids) {
      for (const id of ids) changed.add(id)
      send()
    },
    drop(ids) {
      for (const id of ids) changed.delete(id)
    },
    close() {
      closed = true
      clearTimeout(gap)
    },
  }
}
