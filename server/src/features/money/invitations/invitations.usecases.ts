// Members invite by a code. Whoever signs up with it brings both sides a reward, in the transaction that makes the new member.
import { invitationCodeLength, normaliseCode } from '@atelier/contract/features/money/code-rules'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { newCode } from '../../../platform/ids.ts'
import type { Welcome } from '../../identity/accounts/accounts.usecases.ts'
import { mayGift } from '../ledger/gifts.ts'
import { postEntry } from '../ledger/ledger.usecases.ts'
import * as store from './invitations.store.ts'
import { maskedName } from './masked-name.ts'

/**
 * Rewards a new member and who invited them, once. A code that nobody on this site has brings nothing, and keeps nobody from signing up;
 * neither do rewards of which the network has had its share today.
 */
export const rewardInvitation: Welcome = async ({ account, site, ip }, { db, clock }) => {
  const code = normaliseCode(account.invitedBy ?? '')
  if (!code) return
  const inviterId = await store.findInviter(db, site.id, code)
  if (inviterId === undefined || inviterId === account.id) return
  const { inviteCredits, invitedCredits, inviteGiftsPerNetwork: max } = site.settings
  const isWorth = inviteCredits + invitedCredits > 0
  const rewarded = isWorth && (await mayGift('invite', { site, ip, max }, { db, clock }))
  const at = clock.now()
  const reward = rewarded ? inviteCredits : 0
  await store.insertInvitation(db, { accountId: account.id, inviterId, reward, createdAt: at })
  if (!rewarded) return
  const event = { siteId: site.id, purse: 'credits', causeKey: String(account.id), at } as const
  const gifts = [
    { accountId: account.id, amount: invitedCredits, cause: 'invited' },
    { accountId: inviterId, amount: inviteCredits, cause: 'invite' },
  ] as const
  for (const gift of gifts) if (gift.amount > 0) await postEntry(db, { ...event, ...gift })
}

/** A member's code and link with what they bring. `origin` is the site's address as the member sees it. */
export async function readInvitation(
  { caller, site, origin }: { caller: Caller; site: Site; origin: string },
  db: Database,
) {
  const code = await codeOf(caller, db)
  const { inviteCredits, invitedCredits } = site.settings
  return {
    code,
    link: `${origin}/?Invitecode=${code}`,
    inviteCredits,
    invitedCredits,
    ...(await store.sumInvitations(db, caller.accountId)),
  }
}

/** The member's code, made when they have none yet; of two requests at once both get the same. */
async function codeOf(member: Pick<Caller, 'accountId' | 'siteId'>, db: Database): Promise<string> {
  const known = await store.findCode(db, member.accountId)
  if (known) return known
  try {
    await store.insertCode(db, {
      accountId: member.accountId,
      siteId: member.siteId,
      code: newCode(invitationCodeLength),
    })
  } catch (error) {
    // One in 10¹² is somebody else's already: another one is made.
    if (!violates(error, 'invitation_codes_code')) throw error
  }
  return codeOf(member, db)
}

/** Who signed up by the member's invitation, newest first, by masked names. */
export async function listInvited(
  { page, size }: { page: number; size: number },
  caller: Caller,
  db: Database,
) {
  const window = { limit: size, offset: (page - 1) * size }
  const [rows, { count }] = await Promise.all([
    store.listInvited(db, caller.accountId, window),
    store.sumInvitations(db, caller.accountId),
  ])
  return {
    rows: rows.map(({ name, username, createdAt, reward }) => ({
      name: maskedName(name || username || ''),
      createdAt: createdAt.toISOString(),
      reward,
    })),
    count,
  }
}
