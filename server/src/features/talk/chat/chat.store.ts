import type { FailureValues } from '@atelier/contract/errors'
import type { EntryState } from '@atelier/contract/features/talk/chatlog'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { wordsValue } from '../../../platform/search-words.ts'
import { chatEntries } from '../chatlog/chatlog.table.ts'
import { chatGroups } from '../groups/groups.table.ts'
import { chatRunChunks, chatRuns, chatServers } from './chat.table.ts'
import type { RunCharge } from './turns/turns.store.ts'

export type RunChunk = { entryId: number; fromSeq: number; toSeq: number; lines: string }

// The end of a run may be stored while a piece of it is on its way; whichever holds more stays.
const keepLongerChunk = `
  on conflict (entry_id, from_seq) do update set to_seq = excluded.to_seq, lines = excluded.lines
  where excluded.to_seq > chat_run_chunks.to_seq`

const insertPieces = fixedStatement<
  never,
  [entryIds: number[], fromSeqs: number[], toSeqs: number[], lines: string[]]
>(`
  insert into chat_run_chunks (entry_id, from_seq, to_seq, lines)
  select piece.* from unnest($1::int[], $2::int[], $3::int[], $4::text[]) as piece(entry_id, from_seq, to_seq, lines)
  join chat_runs on chat_runs.entry_id = piece.entry_id
  ${keepLongerChunk}`)

/** Stores pieces of many runs at once; pieces of runs that have been deleted are passed over. */
export async function insertChunks(db: Database, chunks: readonly RunChunk[]): Promise<void> {
  await insertPieces(
    db,
    chunks.map((chunk) => chunk.entryId),
    chunks.map((chunk) => chunk.fromSeq),
    chunks.map((chunk) => chunk.toSeq),
    chunks.map((chunk) => chunk.lines),
  )
}

export type EndedAnswer = {
  entryId: number
  state: EntryState
  parts: readonly MessagePart[]
  words: readonly string[]
  /** In all, also before it was gone on with. */
  usage: Usage | null
  price: number
  errorCode: string | null
  errorValues: FailureValues | null
  /** The events not stored yet, the last one included. */
  chunk: RunChunk
  at: Date
}

const updateEnded = fixedStatement<
  { id: number },
  [
    entryId: number,
    state: EntryState,
    parts: string,
    words: string,
    usage: string | null,
    price: number,
    errorCode: string | null,
    errorValues: string | null,
    at: Date,
    fromSeq: number,
    toSeq: number,
    lines: string,
  ]
>(`
  with entry as (
    update chat_entries set state = $2, parts = $3::jsonb, words = array_to_tsvector(string_to_array($4::text, E'\\n')), usage = $5::jsonb,
      price = $6, error_code = $7, error_values = $8::jsonb
    where id = $1 returning id, group_id
  ), run as (
    update chat_runs set finished_at = $9::timestamptz from entry where entry_id = entry.id returning entry_id
  ), chunk as (
    insert into chat_run_chunks (entry_id, from_seq, to_seq, lines)
    select entry_id, $10::int, $11::int, $12::text from run
    ${keepLongerChunk}
  ), touched as (
    update chat_groups set updated_at = $9::timestamptz from entry where chat_groups.id = entry.group_id
  )
  select id from entry`)

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Stores an answer's end, all at once. False when the answer has been deleted meanwhile. */
export async function finishAnswer(db: Database, ended: EndedAnswer): Promise<boolean> {
  const { chunk } = ended
  const rows = await updateEnded(
    db,
    ...([
      ended.entryId,
      ended.state,
      JSON.stringify(ended.parts),
      wordsValue(ended.words),
    ] as const),
    ...([jsonOf(ended.usage), ended.price, ended.errorCode, jsonOf(ended.errorValues)] as const),
    ...([ended.at, chunk.fromSeq, chunk.toSeq, chunk.lines] as const),
  )
  return rows.length > 0
}

export type RunRecord = typeof chatRuns.$inferSelect

export async function findRun(db: Database, entryId: number): Promise<RunRecord | undefined> {
  const [row] = await db.select().from(chatRuns).where(eq(chatRuns.entryId, entryId))
  return row
}

export type OwnRun = Awaited<ReturnType<typeof listRunsOf>>[number]

/**
 * Runs of one owner on one site that are under way or ended after `endedAfter`, the last begun first. A run touches its group when it
 * begins and when it ends: `touchedAfter` bounds by the groups' index what has to be looked at.
 */
export async function listRunsOf(
  db: Database,
  owner: { siteId: number; ownerId: number },
  { endedAfter, touchedAfter, limit }: { endedAfter: Date; touchedAfter: Date; limit: number },
) {
  return db
    .select({
      entryId: chatRuns.entryId,
      groupId: chatGroups.id,
      kind: chatGroups.kind,
      title: chatGroups.title,
      modelName: chatEntries.modelName,
      state: chatEntries.state,
      errorCode: chatEntries.errorCode,
      errorValues: chatEntries.errorValues,
      startedAt: chatRuns.startedAt,
      finishedAt: chatRuns.finishedAt,
    })
    .from(chatGroups)
    .innerJoin(chatEntries, eq(chatEntries.groupId, chatGroups.id))
    .innerJoin(chatRuns, eq(chatRuns.entryId, chatEntries.id))
    .where(
      and(
        eq(chatGroups.ownerId, owner.ownerId),
        eq(chatGroups.siteId, owner.siteId),
        gt(chatGroups.updatedAt, touchedAfter),
        or(isNull(chatRuns.finishedAt), gt(chatRuns.finishedAt, endedAfter)),
      ),
    )
    .orderBy(desc(chatRuns.startedAt), desc(chatRuns.entryId))
    .limit(limit)
}

/** The next stored pieces of a run after event number `after`, in order; at most so many. */
export async function listChunks(
  db: Database,
  entryId: number,
  { after, max }: { after: number; max: number },
): Promise<RunChunk[]> {
  return db
    .select()
    .from(chatRunChunks)
    .where(and(eq(chatRunChunks.entryId, entryId), sql`${chatRunChunks.toSeq} > ${after}`))
    .orderBy(asc(chatRunChunks.fromSeq))
    .limit(max)
}

/** Asks whichever server runs it to stop. */
export async function requestStop(db: Database, entryId: number): Promise<void> {
  await db
    .update(chatRuns)
    .set({ stopRequested: true })
    .where(and(eq(chatRuns.entryId, entryId), isNull(chatRuns.finishedAt)))
}

const selectStopRequests = fixedStatement<{ entryId: number }, [serverId: string]>(`
  select entry_id as "entryId" from chat_runs where server_id = $1 and stop_requested and finished_at is null`)

/** Runs of this server that somebody elsewhere wants to stop. */
export async function listStopRequests(db: Database, serverId: string): Promise<number[]> {
  const rows = await selectStopRequests(db, serverId)
  return rows.map((row) => row.entryId)
}

const upsertAlive = fixedStatement<never, [serverId: string]>(`
  insert into chat_servers (id, alive_at) values ($1, now()) on conflict (id) do update set alive_at = excluded.alive_at`)

/** A server's sign of life, by the database's clock: those of two servers may differ. */
export async function noteAlive(db: Database, serverId: string): Promise<void> {
  await upsertAlive(db, serverId)
}

/** Unfinished runs of one server. */
export async function listOwnRuns(db: Database, serverId: string): Promise<number[]> {
  const rows = await db
    .select({ entryId: chatRuns.entryId })
    .from(chatRuns)
    .where(and(eq(chatRuns.serverId, serverId), isNull(chatRuns.finishedAt)))
    .orderBy(asc(chatRuns.entryId))
  return rows.map((row) => row.entryId)
}

/** Unfinished runs of other servers that have given no sign of life for so long. One from the time to come was given before a clock was set. */
export async function listSilentRuns(
  db: Database,
  serverId: string,
  silentMs: number,
): Promise<number[]> {
  const silence = sql`${silentMs} * interval '1 millisecond'`
  const rows = await db
    .select({ entryId: chatRuns.entryId })
    .from(chatRuns)
    .leftJoin(chatServers, eq(chatServers.id, chatRuns.serverId))
    .where(
      and(
        isNull(chatRuns.finishedAt),
        ne(chatRuns.serverId, serverId),
        or(
          isNull(chatServers.aliveAt),
          sql`${chatServers.aliveAt} not between now() - ${silence} and now() + ${silence}`,
        ),
      ),
    )
  return rows.map((row) => row.entryId)
}

/** Logs of runs that ended before `deadline` go; the entries hold all that matters. */
export async function deleteOldRuns(db: Database, deadline: Date): Promise<void> {
  await db.delete(chatRuns).where(sql`${chatRuns.finishedAt} < ${deadline}`)
}

/** Holds an entry and its group until the transaction ends, in the order in which its end changes them. */
export async function lockEntry(tx: Database, entryId: number): Promise<void> {
  await tx.execute(sql`
    with entry as (select group_id from chat_entries where id = ${entryId} for update)
    select 1 from chat_groups where id = (select group_id from entry) for update`)
}

export type UnfinishedRun = {
  parts: readonly MessagePart[]
  usage: Usage | null
  price: number
  charge: RunCharge | null
}

/** What a run is to be ended with; undefined when it has ended or has been deleted. */
export async function findUnfinishedRun(
  db: Database,
  entryId: number,
): Promise<UnfinishedRun | undefined> {
  const [row] = await db
    .select({
      parts: chatEntries.parts,
      usage: chatEntries.usage,
      price: chatEntries.price,
      reservationId: chatRuns.reservationId,
      terms: chatRuns.charge,
    })
    .from(chatRuns)
    .innerJoin(chatEntries, eq(chatEntries.id, chatRuns.entryId))
    .where(and(eq(chatRuns.entryId, entryId), isNull(chatRuns.finishedAt)))
  if (!row) return undefined
  const { reservationId, terms, ...entry } = row
  return { ...entry, charge: terms && reservationId !== null ? { ...terms, reservationId } : null }
}

/** Those of these reservations that belong to a run that has not ended. */
export async function listHeldReservations(
  db: Database,
  reservationIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: chatRuns.reservationId })
    .from(chatRuns)
    .where(and(inArray(chatRuns.reservationId, [...reservationIds]), isNull(chatRuns.finishedAt)))
  return rows.flatMap(({ id }) => id ?? [])
}
