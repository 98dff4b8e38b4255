import type { FrontConfig } from '@atelier/contract/features/site/sites'
import { searchWithDialog } from '../lib/use-dialog-link.ts'
import type { OutOfCredit } from './on-failure.ts'
import { rechargeDialogFor } from './recharge-dialog.ts'
import type { createRouter } from './router.tsx'

type Router = ReturnType<typeof createRouter>

/** Opens what the site offers to get more credit over the present place and says why; when it is open already it says the newer reason. */
export function openRecharge(router: Router, site: FrontConfig, why: OutOfCredit): void {
  const { location } = router.state
  const name = rechargeDialogFor(site)
  const isOpen = new URLSearchParams(location.search).get('dialog') === name
  const { openedHere } = (isOpen ? location.state : { openedHere: true }) ?? {}
  void router.navigate(
    { pathname: location.pathname, search: searchWithDialog(location.search, name) },
    {
      replace: isOpen,
      state: { openedHere, reason: why.message, tried: why.tried },
      preventScrollReset: true,
    },
  )
}
