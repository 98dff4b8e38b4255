// A screen that can ask again for what was refused on an earlier page of the tab.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { handedToGoOn, onHanded, takeHanded } from './after-credit.ts'

/** `goOn` is called once with what was told, on the place where it was refused and once `isReady` says so. */
export function useGoesOn(
  by: string,
  { isReady, goOn }: { isReady: (told: unknown) => boolean; goOn: (told: unknown) => void },
): void {
  const handed = useSyncExternalStore(onHanded, handedToGoOn)
  const { pathname, search } = useLocation()
  const latest = useRef(goOn)
  latest.current = goOn
  const isHere =
    handed?.resume.by === by &&
    handed.place.to.pathname === pathname &&
    holds(search, handed.place.to.search)
  const isWanted = isHere && isReady(handed.resume.told)
  useEffect(() => {
    if (isWanted && takeHanded(handed)) latest.current(handed.resume.told)
  }, [isWanted, handed])
}

/** Whether an address says all that another one does. */
function holds(search: string, wanted: string): boolean {
  const query = new URLSearchParams(search)
  return [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
}
