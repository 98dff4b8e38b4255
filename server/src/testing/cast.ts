// People of every kind, with open logins, put straight into the database: a rule is tried on all of them, however they came to be.
import type { StaffRole } from '@atelier/contract/staff-roles'
import { hashPassword } from '../features/identity/accounts/passwords.ts'
import { hashToken, newKey, newToken } from '../platform/ids.ts'
import type { Credential, TestApp } from './test-app.ts'

export type Part = {
  /** The code of their site; the first of the installation when absent. */
  site?: string
  role?: StaffRole
  isBlocked?: boolean
  /** Their login ended an hour ago. */
  isExpired?: boolean
  /** The login is a look of staff at what they see. */
  isLook?: boolean
}

export type Player = { accountId: number; username: string; credential: Credential }

export const castPassword = 'correct horse'
const passwordHash = hashPassword(castPassword)

/** Makes a member who is logged in. */
export async function castMember(test: TestApp, part: Part = {}): Promise<Player> {
  const { site = 'atelier', role = null, isBlocked, isExpired, isLook } = part
  const username = `cast-${newKey()}`.toLowerCase()
  const { pool } = test.database
  const made = await pool.query<{ id: number }>(
    `insert into accounts (site_id, kind, username, username_key, password_hash, staff_role, blocked_at)
     select id, 'member', $1, $1, $2, $3, $4 from sites where code = $5 returning id`,
    [username, await passwordHash, role, isBlocked ? new Date() : null, site],
  )
  const [row] = made.rows
  if (!row) throw new Error(`there is no site ${site}`)
  const token = newToken()
  const looker = isLook ? await castMember(test, { role: 'owner' }) : null
  await pool.query(
    `insert into sessions (account_id, token_hash, user_agent, ip, seen_by, expires_at)
     values ($1, $2, 'a browser', '127.0.0.1', $3, $4)`,
    [
      row.id,
      hashToken(token),
      looker?.accountId ?? null,
      isExpired ? new Date(Date.now() - 3_600_000) : null,
    ],
  )
  return { accountId: row.id, username, credential: `Bearer ${token}` }
}
