// The clock of a test's database as whoever runs its machine may set it. `now()` is found in a schema that comes before the database's own.
import type pg from 'pg'

/** Resolves with what sets the clock ahead, or back below zero; it shows so to each connection that is made from here on. */
export async function settableDatabaseClock(
  pool: pg.Pool,
): Promise<(aheadMs: number) => Promise<void>> {
  await pool.query(`
    create schema set_clock;
    create table set_clock.ahead (ms float8 not null);
    insert into set_clock.ahead values (0);
    create function set_clock.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + ms * interval '1 millisecond' from set_clock.ahead $$;
    do $$ begin
      execute format('alter database %I set search_path = set_clock, pg_catalog, public', current_database());
    end $$`)
  return async (aheadMs) => {
    await pool.query('update set_clock.ahead set ms = $1', [aheadMs])
  }
}
