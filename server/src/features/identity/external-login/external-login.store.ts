import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { ExternalResult } from './external-login.ts'

export type NewLogin = {
  siteId: number
  accountId: number
  purpose: 'bind' | 'signIn'
  cameFrom: string
  /** Absent where the table has no such column. */
  checks?: string
  stateHash: string
  expiresAt: Date
}

/** Adds a login, and removes all that have run out. */
export async function insertLogin(
  db: Database,
  logins: string,
  { checks, ...login }: NewLogin,
  now: Date,
): Promise<void> {
  const [column, value] = checks === undefined ? [sql``, sql``] : [sql`, checks`, sql`, ${checks}`]
  await db.execute(sql`delete from ${sql.identifier(logins)} where expires_at <= ${now}`)
  await db.execute(sql`
    insert into ${sql.identifier(logins)} (site_id, account_id, purpose, came_from, state_hash, expires_at${column})
    values (${login.siteId}, ${login.accountId}, ${login.purpose}, ${login.cameFrom}, ${login.stateHash}, ${login.expiresAt}${value})`)
}

/** Uses the state of a login up; undefined when it is not (or no longer) good on this site. */
export async function spendState(
  db: Database,
  logins: string,
  { stateHash, siteId, now }: { stateHash: string; siteId: number; now: Date },
): Promise<{ id: number; came_from: string; checks?: string } | undefined> {
  const { rows } = await db.execute<{ id: number; came_from: string; checks?: string }>(sql`
    update ${sql.identifier(logins)} set state_hash = null
    where state_hash = ${stateHash} and site_id = ${siteId} and expires_at > ${now}
    returning *`)
  return rows[0]
}

/** Keeps what came of a login, for whoever brings the code. */
export async function keepResult<Person>(
  db: Database,
  logins: string,
  id: number,
  kept: { codeHash: string; result: ExternalResult<Person>; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(logins)} set code_hash = ${kept.codeHash}, result = ${JSON.stringify(kept.result)}, expires_at = ${kept.expiresAt}
    where id = ${id}`)
}

/** Uses the code of a login up; undefined when it is not good for this account. */
export async function spendCode<Person>(
  db: Database,
  logins: string,
  { codeHash, accountId, now }: { codeHash: string; accountId: number; now: Date },
): Promise<{ purpose: NewLogin['purpose']; result: ExternalResult<Person> | null } | undefined> {
  const { rows } = await db.execute<{
    purpose: NewLogin['purpose']
    result: ExternalResult<Person> | null
  }>(sql`
    delete from ${sql.identifier(logins)}
    where code_hash = ${codeHash} and account_id = ${accountId} and expires_at > ${now}
    returning purpose, result`)
  return rows[0]
}
