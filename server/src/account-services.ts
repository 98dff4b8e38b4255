// Accounts: how one comes, is taken along, and leaves.
import {
  type AccountParts,
  accountAdopters,
  accountExporters,
  accountImporters,
  accountLeavers,
  type ImportParts,
} from './account-parts.ts'
import { createImports } from './features/identity/account-data/run-imports.ts'
import type { AccountDependencies } from './features/identity/accounts/accounts.usecases.ts'
import { shutOutChannel } from './features/identity/accounts/end-sessions.ts'
import { listEnded } from './features/identity/accounts/identify.usecases.ts'
import { rewardInvitation } from './features/money/invitations/invitations.usecases.ts'
import { giveToGuest, giveToMember } from './features/money/ledger/gifts.ts'
import { holdingsOf } from './features/money/ledger/holdings.ts'
import { createWatchedLines } from './platform/http/watched-lines.ts'
import { createSigner } from './platform/signer.ts'
import type { ServiceParts } from './service-parts.ts'

export function createAccountServices(
  { db, clock, log, secretKey, dataDir, notifications }: ServiceParts,
  made: Omit<AccountParts & ImportParts, 'db' | 'clock'>,
) {
  const accounts: AccountDependencies = {
    db,
    clock,
    adopters: accountAdopters,
    welcomeMember: [
      ({ account, ...from }, on) => giveToMember({ accountId: account.id, ...from }, on),
      rewardInvitation,
    ],
    welcomeGuest: [
      ({ account, ...from }, on) => giveToGuest({ accountId: account.id, ...from }, on),
    ],
    balanceOf: (holder, site) => holdingsOf(holder, site, db),
  }
  const parts = { ...made, db, clock }
  const signer = createSigner(secretKey, 'accounts in archives')
  const importers = accountImporters(parts)
  const accountData = {
    db,
    clock,
    log,
    signer,
    imports: createImports({ db, clock, log, importers, signer, dataDir }),
    exporters: accountExporters(parts),
    leavers: accountLeavers(parts),
  }
  const lines = createWatchedLines({
    notifications,
    log,
    channel: shutOutChannel,
    listEnded: (sessionIds) => listEnded(sessionIds, { db, clock }),
  })
  return { accounts, accountData, lines }
}
