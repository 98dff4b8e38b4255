import { type SQL, sql } from 'drizzle-orm'

/** Numbers as one parameter: `= any(...)` and `unnest(...)` take it, and a statement is the same for any count of them. */
export const idList = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`
