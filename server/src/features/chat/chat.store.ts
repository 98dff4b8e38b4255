import type { FailureValues } from '@atelier/contract/errors'
import type { EntryState } from '@atelier/contract/features/chatlog'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { chatRunChunks, chatRuns, chatServers } from './chat.table.ts'

export type NewTurn = {
  groupId: number
  serverId: string
  parentId: number | null
  /** Null when an earlier prompt is answered once more: then it is the parent. */
  prompt: { parts: readonly MessagePart[]; words: readonly string[]; title: string } | null
  model: { id: number; name: string; engine: string }
  at: Date
}

/** Locks a group of one's own until the transaction ends; tells its end and whether that still grows. */
export async function lockGroup(
  tx: Database,
  ownerId: number,
  groupId: number,
): Promise<{ leafId: number | null; isBusy: boolean } | undefined> {
  const locked = await tx.execute<{ leafId: number | null }>(sql`
    select leaf_id as "leafId" from chat_groups
    where id = ${groupId} and owner_id = ${ownerId} for update`)
  const group = locked.rows[0]
  if (!group) return undefined
  const busy = await tx.execute(sql`
    select 1 from chat_entries where id = ${group.leafId} and state = 'running'`)
  return { leafId: group.leafId, isBusy: busy.rows.length > 0 }
}

/** Stores a prompt (unless it is there already), the answer to come and its run, and makes the answer the group's end. */
export async function insertTurn(
  tx: Database,
  turn: NewTurn,
): Promise<{ promptId: number; entryId: number }> {
  const { prompt, model } = turn
  const title = prompt?.title ?? ''
  const result = await tx.execute<{ promptId: number; entryId: number }>(sql`
    with prompt as (
      insert into chat_entries (group_id, parent_id, role, state, parts, words, created_at)
      select ${turn.groupId}, ${turn.parentId}::int, 'user', 'done', ${JSON.stringify(prompt?.parts ?? [])}::jsonb,
        array_to_tsvector(${sql.param(prompt?.words ?? [])}::text[]), ${turn.at}
      where ${prompt !== null}
      returning id
    ), parent as (
      select coalesce((select id from prompt), ${turn.parentId}::int) as id
    ), answer as (
      insert into chat_entries (group_id, parent_id, role, state, parts, model_id, model_name, engine, created_at)
      select ${turn.groupId}, parent.id, 'assistant', 'running', '[]'::jsonb, ${model.id}, ${model.name}, ${model.engine}, ${turn.at}
      from parent
      returning id
    ), shown as (
      update chat_groups set leaf_id = answer.id, updated_at = ${turn.at},
        title = case when titled_by = 'nobody' and ${title} <> '' then ${title} else title end,
        titled_by = case when titled_by = 'nobody' and ${title} <> '' then 'prompt' else titled_by end
      from answer where chat_groups.id = ${turn.groupId}
    ), run as (
      insert into chat_runs (entry_id, server_id, started_at) select id, ${turn.serverId}, ${turn.at} from answer
    )
    select parent.id as "promptId", answer.id as "entryId" from parent, answer`)
  const [row] = result.rows
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Makes a group with its first prompt, the answer to come and its run: one statement, since most answers begin so. */
export async function insertFirstTurn(
  db: Database,
  group: { siteId: number; ownerId: number; appId: number | null },
  turn: Omit<NewTurn, 'groupId' | 'parentId'> & { prompt: NonNullable<NewTurn['prompt']> },
): Promise<{ groupId: number; promptId: number; entryId: number }> {
  const { prompt, model, at } = turn
  const result = await db.execute<{ groupId: number; promptId: number; entryId: number }>(sql`
    with ids as (
      select nextval('chat_entries_id_seq')::int as prompt_id, nextval('chat_entries_id_seq')::int as answer_id
    ), made as (
      insert into chat_groups (site_id, owner_id, app_id, title, titled_by, leaf_id, created_at, updated_at)
      select ${group.siteId}, ${group.ownerId}, ${group.appId}::int, ${prompt.title},
        case when ${prompt.title} <> '' then 'prompt' else 'nobody' end, answer_id, ${at}, ${at}
      from ids returning id
    ), prompt as (
      insert into chat_entries (id, group_id, parent_id, role, state, parts, words, created_at)
      overriding system value
      select prompt_id, made.id, null, 'user', 'done', ${JSON.stringify(prompt.parts)}::jsonb,
        array_to_tsvector(${sql.param(prompt.words)}::text[]), ${at} from ids, made
    ), answer as (
      insert into chat_entries (id, group_id, parent_id, role, state, parts, model_id, model_name, engine, created_at)
      overriding system value
      select answer_id, made.id, prompt_id, 'assistant', 'running', '[]'::jsonb, ${model.id}, ${model.name},
        ${model.engine}, ${at} from ids, made
    ), run as (
      insert into chat_runs (entry_id, server_id, started_at) select answer_id, ${turn.serverId}, ${at} from ids
    )
    select made.id as "groupId", prompt_id as "promptId", answer_id as "entryId" from made, ids`)
  const [row] = result.rows
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Opens an ended answer again, to go on with it. */
export async function reopenAnswer(
  tx: Database,
  entryId: number,
  run: { serverId: string; model: NewTurn['model']; at: Date },
): Promise<void> {
  await tx.execute(sql`
    with entry as (
      update chat_entries set state = 'running', error_code = null, error_values = null, model_id = ${run.model.id},
        model_name = ${run.model.name}, engine = ${run.model.engine}
      where id = ${entryId} returning group_id
    )
    update chat_groups set updated_at = ${run.at} from entry where chat_groups.id = entry.group_id`)
  await tx.delete(chatRuns).where(eq(chatRuns.entryId, entryId))
  await tx.insert(chatRuns).values({ entryId, serverId: run.serverId, startedAt: run.at })
}

export type RunChunk = { entryId: number; fromSeq: number; toSeq: number; lines: string }

// The end of a run may be stored while a piece of it is on its way; whichever holds more stays.
const keepLongerChunk = sql`
  on conflict (entry_id, from_seq) do update set to_seq = excluded.to_seq, lines = excluded.lines
  where excluded.to_seq > chat_run_chunks.to_seq`

/** Stores pieces of many runs at once; pieces of runs that have been deleted are passed over. */
export async function insertChunks(db: Database, chunks: readonly RunChunk[]): Promise<void> {
  await db.execute(sql`
    insert into chat_run_chunks (entry_id, from_seq, to_seq, lines)
    select piece.* from unnest(
      ${sql.param(chunks.map((chunk) => chunk.entryId))}::int[], ${sql.param(chunks.map((chunk) => chunk.fromSeq))}::int[],
      ${sql.param(chunks.map((chunk) => chunk.toSeq))}::int[], ${sql.param(chunks.map((chunk) => chunk.lines))}::text[]
    ) as piece(entry_id, from_seq, to_seq, lines)
    join chat_runs on chat_runs.entry_id = piece.entry_id
    ${keepLongerChunk}`)
}

export type EndedAnswer = {
  entryId: number
  state: EntryState
  parts: readonly MessagePart[]
  words: readonly string[]
  usage: Usage | null
  errorCode: string | null
  errorValues: FailureValues | null
  /** The events not stored yet, the last one included. */
  chunk: RunChunk
  at: Date
}

/** Stores an answer's end, all at once. False when the answer has been deleted meanwhile. */
export async function finishAnswer(db: Database, ended: EndedAnswer): Promise<boolean> {
  const result = await db.execute(sql`
    with entry as (
      update chat_entries set state = ${ended.state}, parts = ${JSON.stringify(ended.parts)}::jsonb,
        words = array_to_tsvector(${sql.param(ended.words)}::text[]),
        usage = ${ended.usage === null ? null : JSON.stringify(ended.usage)}::jsonb,
        error_code = ${ended.errorCode},
        error_values = ${ended.errorValues === null ? null : JSON.stringify(ended.errorValues)}::jsonb
      where id = ${ended.entryId} returning id, group_id
    ), run as (
      update chat_runs set finished_at = ${ended.at} from entry where entry_id = entry.id returning entry_id
    ), chunk as (
      insert into chat_run_chunks (entry_id, from_seq, to_seq, lines)
      select entry_id, ${ended.chunk.fromSeq}::int, ${ended.chunk.toSeq}::int, ${ended.chunk.lines} from run
      ${keepLongerChunk}
    ), touched as (
      update chat_groups set updated_at = ${ended.at} from entry where chat_groups.id = entry.group_id
    )
    select id from entry`)
  return result.rows.length > 0
}

export type RunRecord = typeof chatRuns.$inferSelect

export async function findRun(db: Database, entryId: number): Promise<RunRecord | undefined> {
  const [row] = await db.select().from(chatRuns).where(eq(chatRuns.entryId, entryId))
  return row
}

/** Stored pieces of a run after event number `after`, in order. */
export async function listChunks(
  db: Database,
  entryId: number,
  after: number,
): Promise<RunChunk[]> {
  return db
    .select()
    .from(chatRunChunks)
    .where(and(eq(chatRunChunks.entryId, entryId), sql`${chatRunChunks.toSeq} > ${after}`))
    .orderBy(asc(chatRunChunks.fromSeq))
}

/** Asks whichever server runs it to stop. */
export async function requestStop(db: Database, entryId: number): Promise<void> {
  await db
    .update(chatRuns)
    .set({ stopRequested: true })
    .where(and(eq(chatRuns.entryId, entryId), isNull(chatRuns.finishedAt)))
}

/** Runs of this server that somebody elsewhere wants to stop. */
export async function listStopRequests(db: Database, serverId: string): Promise<number[]> {
  const rows = await db
    .select({ entryId: chatRuns.entryId })
    .from(chatRuns)
    .where(
      and(
        eq(chatRuns.serverId, serverId),
        eq(chatRuns.stopRequested, true),
        isNull(chatRuns.finishedAt),
      ),
    )
  return rows.map((row) => row.entryId)
}

/** A server's sign of life. */
export async function noteAlive(db: Database, serverId: string, at: Date): Promise<void> {
  await db
    .insert(chatServers)
    .values({ id: serverId, aliveAt: at })
    .onConflictDoUpdate({ target: chatServers.id, set: { aliveAt: at } })
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

/** Unfinished runs of other servers that have given no sign of life since `deadline`. */
export async function listSilentRuns(
  db: Database,
  serverId: string,
  deadline: Date,
): Promise<number[]> {
  const rows = await db
    .select({ entryId: chatRuns.entryId })
    .from(chatRuns)
    .leftJoin(chatServers, eq(chatServers.id, chatRuns.serverId))
    .where(
      and(
        isNull(chatRuns.finishedAt),
        ne(chatRuns.serverId, serverId),
        or(isNull(chatServers.aliveAt), lt(chatServers.aliveAt, deadline)),
      ),
    )
  return rows.map((row) => row.entryId)
}

/** Logs of runs that ended before `deadline` go; the entries hold all that matters. */
export async function deleteOldRuns(db: Database, deadline: Date): Promise<void> {
  await db.delete(chatRuns).where(sql`${chatRuns.finishedAt} < ${deadline}`)
}

/** The group and the stored parts of an entry. */
export async function findAnswer(
  db: Database,
  entryId: number,
): Promise<{ groupId: number; parts: readonly MessagePart[] } | undefined> {
  const result = await db.execute<{ groupId: number; parts: readonly MessagePart[] }>(sql`
    select group_id as "groupId", parts from chat_entries where id = ${entryId}`)
  return result.rows[0]
}
