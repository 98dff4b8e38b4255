// What the figures are of, as it stands in the address.
import { type FigureRange, figureRanges } from '@atelier/contract/analytics-terms'
import { useSearchParams } from 'react-router'

export type Asked = { days: FigureRange; all: boolean }

const usualDays = 30

export function useRange(maySeeAll: boolean): Asked {
  const [search] = useSearchParams()
  return {
    days: figureRanges.find((days) => String(days) === search.get('days')) ?? usualDays,
    all: maySeeAll && search.get('sites') === 'all',
  }
}

/** Changes a part of it; what is usual is not in the address. */
export function useChangeRange(): (part: Partial<Asked>) => void {
  const [, setSearch] = useSearchParams()
  return ({ days, all }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (days === usualDays) next.delete('days')
        else if (days) next.set('days', String(days))
        if (all) next.set('sites', 'all')
        else if (all === false) next.delete('sites')
        return next
      },
      { replace: true },
    )
}
