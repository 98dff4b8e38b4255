import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { dataKey } from '../../api/call-options.ts'
import { unlessGone } from '../../api/unless-gone.ts'
import { tabDeletes, useFinishDeletes } from '../../lib/tab-deletes.ts'

/** Messages that are being deleted, and can still be taken back. */
export const entryDeletes = tabDeletes('entries')

export const useHiddenEntries = (): ReadonlySet<number> =>
  useSyncExternalStore(entryDeletes.subscribe, entryDeletes.hidden)

/**
 * Deletes a message; one that is gone already counts as deleted. What there is is asked for again in any case: a call that failed may be
 * the second for the same message. Rejects with CallFailure.
 */
export async function removeEntry(client: QueryClient, id: number): Promise<void> {
  try {
    await call('chatlog.delete', { id }, { keepalive: true }).catch(unlessGone)
  } finally {
    await client.invalidateQueries({ queryKey: dataKey('chatlog.list') })
  }
}

/** Deletes the messages that the page before was deleting when it was left. */
export function useFinishEntryDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(entryDeletes, async (ids) => {
    await Promise.all(ids.map((id) => removeEntry(client, id)))
  })
}
