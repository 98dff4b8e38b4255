// What is chosen and what is open in this room, in its address.
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePlace } from '../../../lib/leave-place.ts'

type Changes = Record<string, string | undefined>

/** The search part of an address with changes; what is empty is left out. */
export function searchWith(search: string, changes: Changes): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Values of the address. `choose` changes them in place; `open` is a step that Back takes back, `close` its end. */
export function useAddress() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const choose = useCallback(
    (changes: Changes) =>
      void navigate(
        { search: searchWith(location.search, changes) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
  const open = useCallback(
    (name: string, value: string | number) =>
      void navigate(
        { search: searchWith(location.search, { [name]: String(value) }) },
        { preventScrollReset: true, state: { openedHere: true } },
      ),
    [navigate],
  )
  const close = useCallback(
    (name: string) => leavePlace(navigate, searchWith(location.search, { [name]: undefined })),
    [navigate],
  )
  return { get: (name: string) => query.get(name) ?? '', choose, open, close }
}
