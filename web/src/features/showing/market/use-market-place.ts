import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePlace } from '../../../lib/leave-place.ts'
import { placeIn, searchWith } from './market-place.ts'

/** The place in the market. `open` adds a step, so that Back closes; `show` changes what is listed in place. */
export function useMarketPlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => placeIn(search), [search])
  const open = useCallback(
    (changes: Record<string, string | null>) =>
      navigate(
        { search: searchWith(location.search, changes) },
        { preventScrollReset: true, state: { openedHere: true } },
      ),
    [navigate],
  )
  const show = useCallback(
    (changes: Record<string, string | null>) =>
      navigate(
        { search: searchWith(location.search, changes) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
  const close = useCallback(
    () => leavePlace(navigate, searchWith(location.search, { prompt: null, edit: null })),
    [navigate],
  )
  return { place, open, show, close }
}
