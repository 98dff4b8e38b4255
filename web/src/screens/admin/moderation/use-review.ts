import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { refreshGallery } from '../../../features/showing/gallery/published-cache.ts'
import { useList } from '../frame/use-list.ts'
import { countsQuery } from './moderation-tabs.tsx'

/** Works of the site's own that wait or were reported, or works of partner sites. */
export type Reviewed = 'waiting' | 'reported' | 'partners'

/** What waits for a decision, which of it is chosen, and deciding on it. */
export function useReview(of: Reviewed) {
  const queries = useQueryClient()
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const {
    query,
    rows: works,
    count,
  } = useList(
    [...dataKey('moderation.list'), of],
    (page, settings) => call('moderation.list', { of, ...page }, settings),
    { size: 24, keepsBefore: false },
  )
  // What somebody else has decided on meanwhile is chosen no more.
  const chosen = useMemo(
    () => works.filter(({ id }) => kept.has(id)).map(({ id }) => id),
    [works, kept],
  )
  const choose = useCallback(
    (id: number) =>
      setKept((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const chooseAll = () => setKept(new Set(works.map(({ id }) => id)))
  const chooseNone = () => setKept(new Set())

  /** At most a hundred at once, as the call takes them. Resolves with whether all were decided on. */
  const decide = async (ids: readonly number[], shows: boolean, message = '') => {
    setBusy(true)
    try {
      for (let from = 0; from < ids.length; from += 100)
        await call('moderation.decide', {
          ids: ids.slice(from, from + 100),
          shows,
          message: message.trim(),
        })
      return true
    } catch {
      return false
    } finally {
      await Promise.all([
        refreshGallery(queries),
        queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
      ])
      setBusy(false)
    }
  }
  return { query, works, count, chosen, choose, chooseAll, chooseNone, decide, busy }
}

export type Review = ReturnType<typeof useReview>
