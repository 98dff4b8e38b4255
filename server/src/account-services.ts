// Accounts: how one comes, is taken along, and leaves.

import {
  accountParts,
  listExporters,
  listImporters,
  listLeavers,
} from './features/brought-parts.ts'
import type { FirstServices } from './features/define-feature.ts'
import type { AccountDataDependencies } from './features/identity/account-data/account-data.routes.ts'
import { createImports } from './features/identity/account-data/run-imports.ts'
import type { AccountDependencies } from './features/identity/accounts/accounts.usecases.ts'
import { shutOutChannel } from './features/identity/accounts/end-sessions.ts'
import { listEnded } from './features/identity/accounts/identify.usecases.ts'
import { balancesOf } from './features/money/ledger/describe-balances.ts'
import { createWatchedLines } from './platform/http/watched-lines.ts'
import { createSigner } from './platform/signer.ts'
import type { ServiceParts, Services } from './service-parts.ts'

export function createAccountServices({
  db,
  clock,
  log,
  notifications,
}: ServiceParts): Pick<Services, 'accounts' | 'lines'> {
  const accounts: AccountDependencies = {
    db,
    clock,
    ...accountParts,
    balanceOf: (holder, site) => balancesOf(holder, site, db),
  }
  const lines = createWatchedLines({
    notifications,
    log,
    channel: shutOutChannel,
    listEnded: (sessionIds) => listEnded(sessionIds, { db, clock }),
  })
  return { accounts, lines }
}

/** What an account holds, taken out, taken in and taken away: by all features. */
export function createAccountData(
  { db, clock, log, secretKey, dataDir }: ServiceParts,
  services: FirstServices,
): AccountDataDependencies {
  const signer = createSigner(secretKey, 'accounts in archives')
  const importers = listImporters(services)
  return {
    db,
    clock,
    log,
    signer,
    imports: createImports({ db, clock, log, importers, signer, dataDir }),
    exporters: listExporters(services),
    leavers: listLeavers(services),
  }
}
