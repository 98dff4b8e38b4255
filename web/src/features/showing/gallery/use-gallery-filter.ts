import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filterIn, type GalleryFilter, searchWithFilter } from './gallery-filter.ts'

/** The filter in the address, and the way to change it. Each choice is a step back; words that are typed on are one. */
export function useGalleryFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { feed, q, kind, tag, model } = filterIn(search)
  const filter = useMemo(() => ({ feed, q, kind, tag, model }), [feed, q, kind, tag, model])
  const set = useCallback(
    (change: Partial<GalleryFilter>) => {
      const before = filterIn(location.search)
      const typesOn = change.q !== undefined && before.q !== ''
      void navigate(
        { search: searchWithFilter(location.search, change) },
        { replace: typesOn, preventScrollReset: true },
      )
    },
    [navigate],
  )
  return { filter, set }
}
