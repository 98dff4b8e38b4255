// Remembers every row of the database, to tell later which of them are gone or not as they were. Rows that came since do not count.
import type pg from 'pg'

/** What changes with any request, or by itself. */
const passing = ['limits', 'chat_servers', 'figures', 'daily_figures', 'connection_hours']

export async function keepRows(pool: pg.Pool): Promise<{ changed(): Promise<string[]> }> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const all = rows
    .filter(({ name }) => !passing.includes(name))
    .map(
      ({ name }) =>
        `select '${name} ' || (to_jsonb(x) - 'last_seen_at')::text as row from "${name}" x`,
    )
    .join(' union all ')
  const read = async () => (await pool.query<{ row: string }>(all)).rows.map(({ row }) => row)
  const before = await read()
  return {
    async changed() {
      const now = new Set(await read())
      return before.filter((row) => !now.has(row))
    },
  }
}
