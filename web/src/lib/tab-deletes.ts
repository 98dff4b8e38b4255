import { useEffect } from 'react'
import { DelayedDeletes } from './delayed-deletes.ts'

/** Deletions that are made at the latest when the page is left, and finished by the tab's next page. Each kind has a name of its own. */
export function tabDeletes(kind: string): DelayedDeletes {
  const key = `deleting-${kind}`
  const deletes = new DelayedDeletes({
    read: () => takeIds(key),
    write: (ids) => keepIds(key, ids),
  })
  addEventListener('pagehide', deletes.flush)
  return deletes
}

function takeIds(key: string): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.removeItem(key)
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

function keepIds(key: string, ids: readonly number[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Without a storage the calls made on leaving have to do.
  }
}

/** Deletes what the page before was deleting when it was left. `commit` counts from the first time. */
export function useFinishDeletes(
  deletes: DelayedDeletes,
  commit: (ids: readonly number[]) => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => deletes.finish(commit), [])
}
