// What is asked of rows that people make for a site, show to others and have looked at first, in whichever table they lie.
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { indexedWords } from './word-index.ts'

export type ShelfOwner = { siteId: number; ownerId: number }

type ShelfTable = PgTable & {
  [Name in 'id' | 'siteId' | 'ownerId' | 'state' | 'uses']: PgColumn
}

/** What is said of a row that waits. */
export type ShelfDecision = {
  siteId: number
  state: 'public' | 'refused'
  message: string
  at: Date
}

export function shelfRows(table: ShelfTable) {
  const number = sql<number>`${table.id}`
  /** An own row of a site. */
  const isOwn = (id: number, { siteId, ownerId }: ShelfOwner): SQL | undefined =>
    and(eq(table.id, id), eq(table.ownerId, ownerId), eq(table.siteId, siteId))
  /** Rows of a site that somebody has to look at. */
  const waitsOn = (siteId: number): SQL | undefined =>
    and(eq(table.siteId, siteId), eq(table.state, 'waiting'))
  return {
    isOwn,
    waitsOn,
    /** What the owner may see of a site: their own, and what is public. */
    isSeenBy: ({ siteId, ownerId }: ShelfOwner): SQL | undefined =>
      and(eq(table.siteId, siteId), or(eq(table.ownerId, ownerId), eq(table.state, 'public'))),

    countOwn: (db: Database, ownerId: number): Promise<number> =>
      db.$count(table, eq(table.ownerId, ownerId)),

    /** Those of an owner among the numbers. */
    async listOwnIds(db: Database, ownerId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await db
        .select({ id: number })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), inArray(table.id, [...ids])))
      return rows.map(({ id }) => id)
    },

    async update(
      tx: Database,
      id: number,
      changes: object,
      { words, at }: { words?: readonly string[]; at: Date },
    ): Promise<void> {
      await tx
        .update(table)
        .set({ ...changes, ...(words ? { words: indexedWords(words) } : {}), updatedAt: at })
        .where(eq(table.id, id))
    },

    /** False when the owner has no such row. */
    async remove(tx: Database, id: number, owner: ShelfOwner): Promise<boolean> {
      const rows = await tx.delete(table).where(isOwn(id, owner)).returning({ id: number })
      return rows.length > 0
    },

    /** It was used once more. */
    async countUse(db: Database, id: number): Promise<void> {
      await db
        .update(table)
        .set({ uses: sql`${table.uses} + 1` })
        .where(eq(table.id, id))
    },

    countWaiting: (db: Database, siteId: number): Promise<number> =>
      db.$count(table, waitsOn(siteId)),

    /** Shows or refuses; those that their authors keep to themselves stay so. Resolves with how many of them there were. */
    async decide(
      tx: Database,
      ids: readonly number[],
      { siteId, state, message, at }: ShelfDecision,
    ): Promise<number> {
      const rows = await tx
        .update(table)
        .set({ state, message, updatedAt: at, ...(state === 'public' ? { publishedAt: at } : {}) })
        .where(
          and(inArray(table.id, [...ids]), eq(table.siteId, siteId), ne(table.state, 'private')),
        )
        .returning({ id: number })
      return rows.length
    },

    /** Hands all rows from one account to another. */
    async give(tx: Database, fromId: number, toId: number): Promise<void> {
      await tx.update(table).set({ ownerId: toId }).where(eq(table.ownerId, fromId))
    },
  }
}
