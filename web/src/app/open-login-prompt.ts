import { searchWithDialog } from '../lib/use-dialog-link.ts'
import type { createRouter } from './router.tsx'

type Router = ReturnType<typeof createRouter>

/** Opens the login dialog over the present place and says why; once it is open it stays as it is. */
export function openLoginPrompt(router: Router, reason: string): void {
  const { location } = router.state
  if (new URLSearchParams(location.search).get('dialog') === 'login') return
  void router.navigate(
    { pathname: location.pathname, search: searchWithDialog(location.search, 'login') },
    { state: { openedHere: true, reason }, preventScrollReset: true },
  )
}
