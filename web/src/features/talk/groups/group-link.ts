// Where conversations are, as addresses and as the place that is remembered.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { setOpenGroup } from '../../../lib/open-group.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'

export const chatPath = '/Chat'

/** The address of a conversation, at one of its messages when that is named; 0 is a conversation that does not exist yet. */
export function groupLink(groupId: number, entryId?: number): { pathname: string; search: string } {
  const query = new URLSearchParams()
  if (groupId > 0) query.set('group', String(groupId))
  if (entryId !== undefined) query.set('entry', String(entryId))
  return { pathname: chatPath, search: query.size > 0 ? `?${query}` : '' }
}

/** Where several models are asked in a conversation. */
export const newComparisonSearch = (groupId: number): string =>
  groupId > 0 ? `?group=${groupId}&compare=new` : '?compare=new'

/** Where a conversation is come back to; one that does not exist yet is an empty page of its own. */
export const chatPlace = (groupId: number) => ({
  to: groupLink(groupId),
  state: groupId === 0 ? { fresh: true } : null,
})

const numberIn = (query: URLSearchParams, name: string): number => {
  const found = Number(query.get(name))
  return Number.isSafeInteger(found) && found > 0 ? found : 0
}

/** The conversation and the message that the address names; 0 for none. */
export function useGroupInAddress(): { groupId: number; entryId: number } {
  const [query] = useSearchParams()
  return { groupId: numberIn(query, 'group'), entryId: numberIn(query, 'entry') }
}

/**
 * Remembers the conversation that the address names, and tells it. An address that names none leads to the one that was open last, unless
 * somebody asked for an empty page there: that one is told at once, so that what is typed before the address follows is typed for it.
 */
export function useRememberedGroup(): number {
  const { groupId } = useGroupInAddress()
  const { key, pathname, search, state } = useLocation() as {
    key: string
    pathname: string
    search: string
    state: { fresh?: boolean } | null
  }
  const navigate = useNavigate()
  const isFresh = state?.fresh === true
  useEffect(() => {
    if (pathname !== chatPath) return
    const { active } = chatStorage.get()
    if (groupId > 0 || isFresh) rememberGroup(groupId)
    else if (active > 0) {
      // A dialog that the address also names stays open.
      const query = new URLSearchParams(search)
      query.set('group', String(active))
      navigate({ pathname, search: `?${query}` }, { replace: true })
    }
  }, [pathname, search, groupId, isFresh, navigate])
  // Not what another tab opens meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew for each visit
  return useMemo(() => groupId || (isFresh ? 0 : chatStorage.get().active), [key])
}

export const rememberGroup = (groupId: number): void => {
  setOpenGroup(groupId)
  if (chatStorage.get().active !== groupId) {
    chatStorage.update((kept) => ({ ...kept, active: groupId }))
  }
}

let freshCount = 0
const listeners = new Set<() => void>()

/** A name for the empty page that is shown; a new one whenever somebody begins anew, also from an empty page. */
export const useFreshPage = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => `page-${freshCount}`,
  )

export const freshPage = (): string => `page-${freshCount}`

type OpenOptions = {
  replace?: boolean
  entryId?: number
  /** Sends at once what has been written for a new conversation. */
  send?: boolean
}

/** Goes to a conversation, or with 0 to a new empty page. */
export function useOpenGroup() {
  const navigate = useNavigate()
  return useCallback(
    (groupId: number, options: OpenOptions = {}) => {
      rememberGroup(groupId)
      if (groupId === 0) {
        freshCount += 1
        for (const listener of listeners) listener()
      }
      navigate(groupLink(groupId, options.entryId), {
        replace: options.replace ?? false,
        state: groupId === 0 ? { fresh: true, send: options.send ?? false } : null,
      })
    },
    [navigate],
  )
}
