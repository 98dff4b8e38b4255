// Out of credit: what the site offers then. The one rule of it.
import type { FrontConfig } from '@atelier/contract/features/site/sites'
import { menuNames } from '@atelier/contract/menu-names'
import type { DialogName } from '../lib/use-dialog-link.ts'

/** Recharge mode 2 redeems codes. Mode 1 sells packages: whole on a site that is music and nothing else, small on all others. */
export function rechargeDialogFor(
  site: Pick<FrontConfig, 'pay' | 'clientMenuList' | 'index_path'>,
): DialogName {
  if (site.pay === 2) return 'redemption'
  const hasMenu = menuNames(site.clientMenuList) !== undefined
  return !hasMenu && site.index_path === 'music' ? 'goods' : 'passive-goods'
}
