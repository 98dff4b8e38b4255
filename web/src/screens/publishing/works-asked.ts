import { useState } from 'react'
import { useLocation } from 'react-router'

const max = 100

/** The numbers of works that an address is about: `of=12,13`. */
export const worksIn = (search: string): number[] => [
  ...new Set(
    (new URLSearchParams(search).get('of') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, max),
  ),
]

/** The works that the open dialog is about; those of before while it leaves. */
export function useWorksAsked(open: boolean): readonly number[] {
  const { search } = useLocation()
  const [kept, setKept] = useState<{ of: string; ids: readonly number[] }>({ of: '', ids: [] })
  const ids = worksIn(search)
  const of = ids.join()
  if (!open || kept.of === of) return kept.ids
  setKept({ of, ids })
  return ids
}
