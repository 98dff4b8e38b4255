import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import { type Log, type LogPage, withEarlier, withNewest } from './log-pages.ts'

const newestSize = 60
export const earlierSize = 200
/** As much as one call may bring: for finding words and for jumping. */
export const sweepSize = 1000

export const logKey = (groupId: number) => [...dataKey('chatlog.list'), groupId, 'log'] as const

const fetchPage = (
  input: { groupId: number; size: number; before?: number },
  signal?: AbortSignal,
): Promise<LogPage> => call('chatlog.list', input, { shownInPlace: true, signal })

const logQuery = (client: QueryClient, groupId: number) => {
  const queryKey = logKey(groupId)
  return queryOptions({
    queryKey,
    // What was asked for at the press counts when the conversation opens.
    staleTime: 1000,
    // Pages are laid together by entry; comparing them by position would copy every row.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const page = await fetchPage({ groupId, size: newestSize }, signal)
      return withNewest(client.getQueryData<Log>(queryKey), page, askedAt)
    },
  })
}

/** The log of a conversation; its newest page is asked for again on focus and whenever it is opened. */
export function useLog(groupId: number) {
  const client = useQueryClient()
  return useQuery({ ...logQuery(client, groupId), enabled: groupId > 0 })
}

/** Whether a log could not be had because its conversation is there no more, or never was for the caller. */
export const isGone = ({ error }: { error: unknown }): boolean =>
  error instanceof CallFailure && error.verdict === 404

/** Asks for a log that is about to be opened: between pressing on it and drawing it the answer is on its way. */
export function useExpectLog(): (groupId: number) => void {
  const client = useQueryClient()
  return (groupId) => void client.prefetchQuery(logQuery(client, groupId))
}

/** Resolves once the log holds what is in it now, or cannot be had. */
export const loadLog = (client: QueryClient, groupId: number): Promise<void> =>
  client.prefetchQuery({ ...logQuery(client, groupId), staleTime: 0 })

const earlierUnderWay = new Map<number, Promise<boolean>>()

/**
 * Loads the page before what is there; the same promise for everybody who asks meanwhile. Resolves to whether there may be more.
 * Rejects with CallFailure.
 */
export function loadEarlier(
  client: QueryClient,
  groupId: number,
  size: number = earlierSize,
): Promise<boolean> {
  const running = earlierUnderWay.get(groupId)
  if (running) return running
  const loading = fetchEarlier(client, groupId, size).finally(() => earlierUnderWay.delete(groupId))
  earlierUnderWay.set(groupId, loading)
  return loading
}

async function fetchEarlier(client: QueryClient, groupId: number, size: number): Promise<boolean> {
  const before = client.getQueryData<Log>(logKey(groupId))?.before ?? null
  if (before === null) return false
  const page = await fetchPage({ groupId, before, size })
  const log = client.setQueryData<Log>(
    logKey(groupId),
    (known) => known && withEarlier(known, page, before),
  )
  return log !== undefined && log.before !== null
}

/** Loads the whole log, in big steps, or until `enough`. Rejects with CallFailure. */
export async function loadWholeLog(
  client: QueryClient,
  groupId: number,
  options: { enough?: (log: Log) => boolean; signal?: AbortSignal } = {},
): Promise<void> {
  for (;;) {
    const log = client.getQueryData<Log>(logKey(groupId))
    if (!log || log.before === null || options.enough?.(log) || options.signal?.aborted) return
    await loadEarlier(client, groupId, sweepSize)
  }
}

export const refetchLog = (client: QueryClient, groupId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: logKey(groupId) })
