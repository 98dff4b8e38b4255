import type { UserBalance } from '@atelier/contract/features/identity/auth'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { getBalances } from './ledger.usecases.ts'

/** What a caller holds, as it is sent. */
export async function balancesOf(
  { accountId, vipUntil }: Pick<Caller, 'accountId' | 'vipUntil'>,
  site: Site,
  db: Database,
): Promise<UserBalance> {
  const { credits, tokens } = await getBalances(db, accountId)
  return {
    balance: credits,
    chat_tokens: site.settings.twoPurses ? tokens : null,
    hh_vip_time: vipUntil?.toISOString() ?? null,
  }
}
