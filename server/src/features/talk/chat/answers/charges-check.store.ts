// What must hold of credits that were taken for answers.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import type { Discrepancy } from '../../../money/ledger/ledger-check.ts'

const rule = 'what is taken for an answer is taken for one that is being written'

/** Open reservations of an hour and older that no answer under way holds: nobody would end them, and the sweep should have. */
export async function listEndlessCharges(db: Database): Promise<Discrepancy[]> {
  const { rows } = await db.execute<{ found: string }>(sql`
    select format('reservation %s of account %s, since %s', id, account_id, created_at) as found
    from ledger_reservations
    where subject = 'answer' and ended_at is null and created_at < now() - interval '1 hour'
      and not exists (
        select 1 from chat_runs where reservation_id = ledger_reservations.id and finished_at is null
      )
    limit 20`)
  return rows.map(({ found }) => ({ rule, found }))
}
