// Passkeys: made by a member, at one host name, and used there without a name to be typed. Whoever uses one has shown two factors where the
// device made sure of its owner: the device, and what unlocks it.
import { randomBytes } from 'node:crypto'
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type {
  passkeys as calls,
  Passkey,
  PasskeyAssertion,
  PasskeyRegistration,
} from '@atelier/contract/features/identity/passkeys'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import {
  type AccountDependencies,
  admitMember,
  getAccount,
  type Origin,
  type SignedIn,
} from '../accounts/accounts.usecases.ts'
import { deviceName } from '../accounts/device-name.ts'
import { proveFreshLogin } from '../accounts/fresh-login.ts'
import { addOtherWay, removeOtherWay } from '../accounts/other-ways.usecases.ts'
import { type Entry, enterMember } from '../accounts/security/enter.usecases.ts'
import { passkeyMaker } from './passkey-makers.ts'
import * as store from './passkeys.store.ts'
import {
  algorithms,
  challengeIn,
  type PasskeyPlace,
  verifyNew,
  verifyUse,
} from './verify-passkey.ts'

/** Who makes a passkey, and where. */
type Maker = { site: Site; caller: Caller; place: PasskeyPlace; userAgent: string }

/** How long a browser may take, in milliseconds: a phone may have to be fetched. */
const challengeLifeMs = 5 * 60_000

/** How many a member may have. */
const maxPasskeys = 20

/** The member's passkeys, newest first. */
export async function listPasskeys(caller: Caller, db: Database): Promise<Passkey[]> {
  return (await store.listPasskeys(db, caller.accountId)).map(toPasskey)
}

const toPasskey = (row: store.PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  host: row.host,
  synced: row.synced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

/** What the member's browser is asked for a new passkey. Throws auth.log_in_again, passkeys.too_many. */
export async function offerPasskey(
  { site, caller, place }: Omit<Maker, 'userAgent'>,
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
): Promise<ReplyOf<typeof calls.options>> {
  await proveFreshLogin(caller, { db, clock })
  const { name, username } = await getAccount(caller.accountId, db)
  const rows = await store.listPasskeys(db, caller.accountId)
  if (rows.length >= maxPasskeys) throw tooMany()
  const here = rows.filter(({ host }) => host === place.host)
  // The same for all of a member's at one host, so that a device keeps one of them.
  const userHandle = here[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const where = { siteId: site.id, host: place.host, accountId: caller.accountId }
  return {
    rp: { id: place.host, name: site.settings.siteName },
    user: { id: userHandle, name: username || name, displayName: name },
    challenge: await newChallenge({ ...where, userHandle }, db, clock.now()),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifeMs,
    excludeCredentials: here.map(({ credentialId: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  }
}

const tooMany = () => new Failure('passkeys.too_many', { values: { most: maxPasskeys } })

async function newChallenge(
  where: Omit<store.Challenge, 'challengeHash' | 'expiresAt'>,
  db: Database,
  now: Date,
): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeLifeMs)
  await store.insertChallenge(db, { ...where, challengeHash: hashToken(challenge), expiresAt }, now)
  return challenge
}

/** Keeps a new passkey. Throws passkeys.expired, passkeys.refused, passkeys.taken, passkeys.too_many. */
export async function addPasskey(
  credential: PasskeyRegistration,
  { site, caller, place, userAgent }: Maker,
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
): Promise<{ passkey: Passkey; account: SignedIn['account'] }> {
  const where = { siteId: site.id, host: place.host, accountId: caller.accountId }
  const { challenge, userHandle } = await spendChallenge(credential, where, db, clock.now())
  const made = await verifyNew(credential, challenge, place)
  if (!made || userHandle === null) throw new Failure('passkeys.refused')
  const { aaguid, ...kept } = made
  const name = passkeyMaker(aaguid) || deviceName(userAgent) || place.host
  const row = { ...where, ...kept, userHandle, name, createdAt: clock.now() }
  let passkey: Passkey | undefined
  const account = await addOtherWay(
    caller.accountId,
    async (tx) => {
      if ((await store.countPasskeys(tx, caller.accountId)) >= maxPasskeys) throw tooMany()
      passkey = toPasskey(await store.insertPasskey(tx, row))
    },
    db,
  ).catch((error: unknown) => {
    throw violates(error, 'passkeys_credential') ? new Failure('passkeys.taken') : error
  })
  if (!passkey) throw new Error('a passkey vanished while it was kept')
  return { passkey, account }
}

/** Uses up the challenge that a browser's answer is about. Throws passkeys.expired. */
async function spendChallenge(
  { response }: { response: { clientDataJSON: string } },
  where: store.ChallengePlace,
  db: Database,
  now: Date,
): Promise<{ challenge: string; userHandle: string | null }> {
  const challenge = challengeIn(response.clientDataJSON)
  const spent = challenge && (await store.spendChallenge(db, hashToken(challenge), where, now))
  if (!spent) throw new Failure('passkeys.expired')
  return { challenge, userHandle: spent.userHandle }
}

/** Throws passkeys.not_found. */
export async function renamePasskey(
  named: ParsedInputOf<typeof calls.rename>,
  caller: Caller,
  db: Database,
): Promise<Passkey> {
  const row = await store.renamePasskey(db, caller.accountId, named)
  if (!row) throw new Failure('passkeys.not_found')
  return toPasskey(row)
}

/** Throws passkeys.not_found, auth.only_way. */
export async function removePasskey(
  id: number,
  caller: Caller,
  db: Database,
): Promise<SignedIn['account']> {
  return removeOtherWay(
    caller.accountId,
    async (tx) => {
      if (!(await store.deletePasskey(tx, caller.accountId, id)))
        throw new Failure('passkeys.not_found')
    },
    db,
  )
}

/** What a browser is asked to log in by a passkey, whoever has one. */
export async function askForPasskey(
  { site, place }: Pick<Maker, 'site' | 'place'>,
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
): Promise<ReplyOf<typeof calls.loginOptions>> {
  const where = { siteId: site.id, host: place.host, accountId: null, userHandle: null }
  return {
    rpId: place.host,
    challenge: await newChallenge(where, db, clock.now()),
    timeout: challengeLifeMs,
    userVerification: 'preferred',
  }
}

/** Signs in whoever has the passkey, or gives a ticket for the second factor; a calling guest's things become theirs. Throws passkeys.expired, passkeys.unknown, passkeys.refused. */
export async function signInByPasskey(
  credential: PasskeyAssertion,
  from: Origin & { place: PasskeyPlace },
  dependencies: AccountDependencies,
): Promise<Entry> {
  const { db, clock } = dependencies
  const { site, place } = from
  const where = { siteId: site.id, host: place.host }
  const { challenge } = await spendChallenge(
    credential,
    { ...where, accountId: null },
    db,
    clock.now(),
  )
  const known = await store.findPasskey(db, { ...where, credentialId: credential.id })
  if (!known) throw new Failure('passkeys.unknown')
  const verified = await verifyUse(credential, challenge, known, place)
  if (!verified) throw new Failure('passkeys.refused')
  const { isOwner, ...use } = verified
  return db.transaction(async (tx) => {
    if (!(await store.noteUse(tx, known.id, { ...use, lastUsedAt: clock.now() })))
      throw new Failure('passkeys.refused')
    const account = await getAccount(known.accountId, tx)
    // A key that is merely touched is one factor.
    const within = { ...dependencies, db: tx }
    return isOwner
      ? admitMember(account, { ...from, hasSecondFactor: true }, within)
      : enterMember(account, from, within)
  })
}
