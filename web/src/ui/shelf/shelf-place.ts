// Where one is on a shelf, as the address says it: what is listed in its search, `edit` for what is being made or changed (`new`, or its
// number), and the number of what is open by a name that each shelf has of its own.
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePlace } from '../../lib/leave-place.ts'

/** A number of the address; 0 for none. */
export const numberIn = (text: string | null): number => {
  const found = Number(text)
  return Number.isSafeInteger(found) && found > 0 ? found : 0
}

/** What is being made or changed: 0 for a new one; null for nothing. */
export const editIn = (query: URLSearchParams): number | null => {
  const edit = query.get('edit')
  return edit === 'new' ? 0 : numberIn(edit) || null
}

/** What an address can say is changed; null takes a part out. */
export type PlaceChanges = Record<string, string | null>

/** The same address with some parts changed. */
export function searchWith(search: string, changes: PlaceChanges): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/**
 * The place on a shelf. `open` adds a step, so that Back closes; `show` changes what is listed in place. `placeIn` is the same function each
 * time; `item` names what is open in the address.
 */
export function useShelfPlace<Place>(placeIn: (search: string) => Place, item: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => placeIn(search), [placeIn, search])
  const open = useCallback(
    (changes: PlaceChanges) =>
      navigate(
        { search: searchWith(location.search, changes) },
        { preventScrollReset: true, state: { openedHere: true } },
      ),
    [navigate],
  )
  const show = useCallback(
    (changes: PlaceChanges) =>
      navigate(
        { search: searchWith(location.search, changes) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
  const close = useCallback(
    () => leavePlace(navigate, searchWith(location.search, { [item]: null, edit: null })),
    [navigate, item],
  )
  return { place, open, show, close }
}
