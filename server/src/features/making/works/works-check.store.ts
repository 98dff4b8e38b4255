// What must hold of credits that were taken for works.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Discrepancy } from '../../money/ledger/ledger-check.ts'

const rules: Record<string, ReturnType<typeof sql>> = {
  'what is taken for a work is taken for one that is under way': sql`
    select format('reservation %s of account %s, since %s', id, account_id, created_at) as found
    from ledger_reservations as reservation
    where subject = 'work' and ended_at is null
      and not exists (select from works where reservation_id = reservation.id and state <= 2)`,
  'a work under way is paid for': sql`
    select format('work %s: price %s, taken %s', works.id, price, amount) as found
    from works left join ledger_reservations as reservation
      on reservation.id = reservation_id and reservation.ended_at is null and reservation.account_id = owner_id
    where state <= 2 and (price > 0 or reservation_id is not null) and price is distinct from amount`,
  'a work that has ended cost what its price says': sql`
    select format('work %s: price %s, charged %s', works.id, price, settled) as found
    from works left join ledger_reservations as reservation on reservation.id = reservation_id
    where state > 2 and (price > 0 or reservation_id is not null) and price is distinct from settled`,
}

/** Works and their reservations that do not fit each other, as of one moment. */
export async function listUnfitWorks(db: Database): Promise<Discrepancy[]> {
  return db.transaction(
    async (tx) => {
      const found: Discrepancy[] = []
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = await tx.execute<{ found: string }>(sql`${query} limit 20`)
        found.push(...rows.map((row) => ({ rule, found: row.found })))
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
