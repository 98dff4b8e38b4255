import { useState } from 'react'
import { useLocation } from 'react-router'

/** The numbers that an address names for its dialog, as in `?dialog=collect&of=12,13`. */
export const idsIn = (search: string): number[] => {
  const named = (new URLSearchParams(search).get('of') ?? '').split(',').map(Number)
  return [...new Set(named.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

/** What an open dialog is about; while it leaves, what it was about. */
export function useIdsOf(open: boolean): readonly number[] {
  const { search } = useLocation()
  const [kept, setKept] = useState<readonly number[]>([])
  const named = open ? idsIn(search) : kept
  const isSame = named.join() === kept.join()
  if (!isSame) setKept(named)
  return isSame ? kept : named
}
