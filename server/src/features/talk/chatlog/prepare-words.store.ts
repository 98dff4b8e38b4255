// Entries that were stored by an older server have their words as it prepared them. They are prepared again, some at a time, oldest
// first, while people go on: no lock but of the rows in hand.
import { plainText } from '@atelier/contract/fold-events'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { type Database, isDatabaseAway } from '../../../platform/db/database.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
import { eachApart } from '../../../platform/each-apart.ts'
import { wordsForm, wordsToIndex } from '../../../platform/search-words.ts'
import { chatEntries } from './chatlog.table.ts'
import { preparedWords } from './prepared-words.table.ts'

const name = 'chat_entries'
const rowsAtOnce = 200
/** In one sweep; ten million entries take about a day. */
const slicesAtOnce = 40
/** Servers of the version before may run beside this one for as long. */
const overlapMs = 24 * 60 * 60_000

type Dependencies = { db: Database; clock: Clock; log: Logger }

/** May run on several servers at once: one of them prepares, the others pass. An entry that cannot be prepared is found by what it has. */
export async function prepareWordsAgain({ db, clock, log }: Dependencies): Promise<void> {
  for (let slice = 0; slice < slicesAtOnce; slice += 1)
    if ((await prepareSlice(db, clock.now(), log)) < rowsAtOnce) return
}

/** A new installation has nothing that an older server stored: its entries are prepared once, as they are stored. */
export async function noteNewWords({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const isNew = sql`not exists (select from accounts)`
  await db.execute(sql`
    insert into prepared_words (name, form, until)
    select ${name}, ${wordsForm}, ${clock.now()} where ${isNew} on conflict do nothing`)
}

/** How many rows were looked at; 0 when there is nothing to do. */
function prepareSlice(db: Database, now: Date, log: Logger): Promise<number> {
  return db.transaction(async (tx) => {
    const state = await takeState(tx, now)
    if (!state) return 0
    const rows = await tx
      .select({ id: chatEntries.id, parts: chatEntries.parts })
      .from(chatEntries)
      // An answer that is being written gets its words when it ends.
      .where(and(gt(chatEntries.id, state.upTo), ne(chatEntries.state, 'running')))
      .orderBy(asc(chatEntries.id))
      .limit(rowsAtOnce)
    await prepareOlder(tx, rows).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error
      // One of them does not fit: each alone.
      return eachApart(
        rows,
        (row) => prepareOlder(tx, [row]),
        (reason, { id }) =>
          log.warn({ err: reason, entryId: id }, 'the words of an entry were not prepared'),
      )
    })
    const upTo = rows.at(-1)?.id
    if (upTo !== undefined)
      await tx.update(preparedWords).set({ upTo }).where(eq(preparedWords.name, name))
    return rows.length
  })
}

type Row = Pick<typeof chatEntries.$inferSelect, 'id' | 'parts'>

const wordsOf = ({ parts }: Row) => wordsToIndex(plainText(parts))

/** Prepares those whose words are others by now, all or none. Most are of today: they are neither locked nor written. */
async function prepareOlder(db: Database, rows: readonly Row[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: row.id, words: wordsOf(row) })))
  await db.transaction(async (tx) => {
    const differing = await tx.execute<{ id: number }>(sql`
      select entry.id from jsonb_to_recordset(${given}::jsonb) as given(id int, words jsonb)
      join chat_entries entry on entry.id = given.id
      where entry.words <> array_to_tsvector(array(select jsonb_array_elements_text(given.words)))`)
    const ids = differing.rows.map(({ id }) => id)
    if (ids.length === 0) return
    const locked = await tx
      .select({ id: chatEntries.id, parts: chatEntries.parts })
      .from(chatEntries)
      .where(inArray(chatEntries.id, ids))
      .orderBy(asc(chatEntries.id))
      .for('update')
    for (const row of locked)
      await tx
        .update(chatEntries)
        .set({ words: indexedWords(wordsOf(row)) })
        .where(eq(chatEntries.id, row.id))
  })
}

/** How far it is, held for this transaction; undefined when it is done or another server holds it. */
async function takeState(tx: Database, now: Date): Promise<{ upTo: number } | undefined> {
  const until = new Date(now.getTime() + overlapMs)
  await tx
    .insert(preparedWords)
    .values({ name, form: wordsForm, until })
    .onConflictDoNothing({ target: preparedWords.name })
  const [state] = await tx
    .select()
    .from(preparedWords)
    .where(eq(preparedWords.name, name))
    .for('update', { skipLocked: true })
  if (!state) return undefined
  if (state.form >= wordsForm) return state.until > now ? state : undefined
  await tx
    .update(preparedWords)
    .set({ form: wordsForm, upTo: 0, until })
    .where(eq(preparedWords.name, name))
  return { upTo: 0 }
}
