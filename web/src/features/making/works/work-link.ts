// The address of a work that is open over its screen: `?work=12&at=1` is its second picture.
import { type InputRole, inputRoles } from '@atelier/contract/work-terms'
import { type MouseEvent, useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePlace } from '../../../lib/leave-place.ts'

export function searchWithWork(search: string, id: number | null, at = 0): string {
  const query = new URLSearchParams(search)
  query.delete('work')
  query.delete('at')
  if (id !== null) query.set('work', String(id))
  if (id !== null && at > 0) query.set('at', String(at))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The work that an address has open. */
export function workIn(search: string): { id: number; at: number } | null {
  const query = new URLSearchParams(search)
  const [id, at] = [Number(query.get('work')), Number(query.get('at') ?? 0)]
  if (!Number.isInteger(id) || id <= 0) return null
  return { id, at: Number.isInteger(at) && at > 0 ? at : 0 }
}

export function useOpenWork() {
  const navigate = useNavigate()
  const { search } = useLocation()
  /** Another one in its place, without a step of the history. */
  const show = useCallback(
    (id: number, at: number) => {
      const { state } = history as { state: { usr?: unknown } | null }
      void navigate(
        { search: searchWithWork(location.search, id, at) },
        { replace: true, preventScrollReset: true, state: state?.usr },
      )
    },
    [navigate],
  )
  const close = useCallback(
    () => leavePlace(navigate, searchWithWork(location.search, null)),
    [navigate],
  )
  return { open: workIn(search), show, close }
}

/** A step of the history of its own, which Back takes back. */
const openedHere = { preventScrollReset: true, state: { openedHere: true } }

/** Opens a work that no link leads to. */
export function useOpenWorkAt(): (id: number, at: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (id, at) => void navigate({ search: searchWithWork(location.search, id, at) }, openedHere),
    [navigate],
  )
}

/** How works are opened from where they are shown. */
export type WorkLinks = {
  /** The address with a picture of a work open. */
  to(id: number, at: number): string
  /** Goes there; a click that the browser is to answer itself, as one for a new tab, is left to it. */
  open(event: MouseEvent<HTMLAnchorElement>, id: number, at: number): void
}

/** One for all cards of a screen: it stays the same while works are opened and closed. */
export function useWorkLinks(): WorkLinks {
  const navigate = useNavigate()
  const search = searchWithWork(useLocation().search, null)
  return useMemo(
    () => ({
      to: (id, at) => searchWithWork(search, id, at),
      open(event, id, at) {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        void navigate({ search: searchWithWork(search, id, at) }, openedHere)
      },
    }),
    [navigate, search],
  )
}

/** The address that brings a work to a screen: one of its files for a role, or without one its whole recipe. */
export function sendLink(
  path: string,
  { work, file, as }: { work: number; file?: string; as?: InputRole },
): string {
  const query = new URLSearchParams({ from: String(work) })
  if (file) query.set('file', file)
  if (file && as) query.set('as', as)
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

export type Sent = { work: number; file: string | null; as: InputRole }

/** What an address brings; null for nothing. */
export function sentIn(search: string): Sent | null {
  const query = new URLSearchParams(search)
  const work = Number(query.get('from'))
  if (!Number.isInteger(work) || work <= 0) return null
  const as = inputRoles.find((role) => role === query.get('as')) ?? 'source'
  return { work, file: query.get('file'), as }
}

/** The published work whose recipe an address brings (`?like=12`); 0 for none. */
export function likedIn(search: string): number {
  const id = Number(new URLSearchParams(search).get('like'))
  return Number.isInteger(id) && id > 0 ? id : 0
}

/** The address without what it brought. */
export function searchWithoutSent(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['from', 'file', 'as', 'like']) query.delete(name)
  const text = query.toString()
  return text ? `?${text}` : ''
}
