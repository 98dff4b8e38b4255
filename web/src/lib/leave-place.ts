import type { NavigateFunction } from 'react-router'

/**
 * Leaves something that the address names beside its screen, a dialog or a tour. Opened from this page: steps back, so that Back does
 * not open it again. Came by link: stays here, with `search` instead.
 */
export function leavePlace(navigate: NavigateFunction, search: string): void {
  const { state } = history as { state: { usr?: { openedHere?: boolean } } | null }
  if (state?.usr?.openedHere) navigate(-1)
  else navigate({ search }, { replace: true, preventScrollReset: true })
}
