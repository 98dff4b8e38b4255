// How a prompt, the answer to it and its run come into the log.
import type { MessagePart } from '@atelier/contract/message-parts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { fixedStatement } from '../../../../platform/db/fixed-statement.ts'
import { wordsValue } from '../../../../platform/search-words.ts'
import { type ChargeTerms, chatRuns } from '../chat.table.ts'

export type GroupKind = 'chat' | 'mind'

export type NewTurn = {
  groupId: number
  serverId: string
  parentId: number | null
  /** Null when an earlier prompt is answered once more: then it is the parent. */
  prompt: { parts: readonly MessagePart[]; words: readonly string[]; title: string } | null
  model: { id: number | null; name: string; engine: string }
  charge: RunCharge | null
  at: Date
}

/** What was taken for a run, and by what it is settled. */
export type RunCharge = ChargeTerms & { reservationId: number }

const termsOf = (charge: RunCharge | null): ChargeTerms | null =>
  charge && { rates: charge.rates, inputTokens: charge.inputTokens }

/** The reservation and the terms of a run, as values of a statement. */
const chargeValues = (charge: RunCharge | null): ChargeValues => [
  charge?.reservationId ?? null,
  charge && JSON.stringify(termsOf(charge)),
]

type ChargeValues = [reservationId: number | null, terms: string | null]

const selectForUpdate = fixedStatement<
  { leafId: number | null },
  [ownerId: number, groupId: number, kind: GroupKind]
>(`
  with owner as materialized (select id from accounts where id = $1 for key share)
  select leaf_id as "leafId" from chat_groups
  where (select count(*) from owner) >= 0 and id = $2 and owner_id = $1 and kind = $3 for update`)

const selectRunning = fixedStatement<{ id: number }, [entryId: number]>(`
  select id from chat_entries where id = $1 and state = 'running'`)

/**
 * Locks a group of one's own until the transaction ends, and tells its end. Whether that still grows is only to be asked afterwards: before
 * the lock was had, it might still have been running. Its owner is held before it, in the order of whoever ends an account.
 */
export async function lockGroup(
  tx: Database,
  { ownerId, kind }: { ownerId: number; kind: GroupKind },
  groupId: number,
): Promise<{ leafId: number | null } | undefined> {
  const [group] = await selectForUpdate(tx, ownerId, groupId, kind)
  return group
}

/** Whether an answer still grows at the end of a group. */
export async function isBusy(
  tx: Database,
  { leafId }: { leafId: number | null },
): Promise<boolean> {
  return leafId !== null && (await selectRunning(tx, leafId)).length > 0
}

/** How many answers to a prompt grow, and whether the end of the group is an answer to it. */
export async function countGrowing(
  tx: Database,
  { parentId, leafId }: { parentId: number; leafId: number | null },
): Promise<{ beside: number; endsHere: boolean }> {
  const result = await tx.execute<{ beside: number; endsHere: boolean }>(sql`
    select count(*) filter (where state = 'running')::int as beside,
      coalesce(bool_or(id = ${leafId}), false) as "endsHere"
    from chat_entries where parent_id = ${parentId}`)
  return result.rows[0] ?? { beside: 0, endsHere: false }
}

const insertInto = fixedStatement<
  { promptId: number; entryId: number },
  [
    groupId: number,
    parentId: number | null,
    hasPrompt: boolean,
    parts: string,
    words: string,
    title: string,
    modelId: number | null,
    modelName: string,
    engine: string,
    serverId: string,
    at: Date,
    ...ChargeValues,
  ]
>(`
  with prompt as (
    insert into chat_entries (group_id, parent_id, role, state, parts, words, created_at)
    select $1::int, $2::int, 'user', 'done', $4::jsonb, array_to_tsvector(string_to_array($5::text, E'\\n')), $11::timestamptz where $3::boolean
    returning id
  ), parent as (
    select coalesce((select id from prompt), $2::int) as id
  ), answer as (
    insert into chat_entries (group_id, parent_id, role, state, parts, model_id, model_name, engine, created_at)
    select $1::int, parent.id, 'assistant', 'running', '[]'::jsonb, $7::int, $8::text, $9::text, $11::timestamptz from parent
    returning id
  ), shown as (
    update chat_groups set leaf_id = answer.id, updated_at = $11::timestamptz,
      title = case when titled_by = 'nobody' and $6::text <> '' then $6::text else title end,
      titled_by = case when titled_by = 'nobody' and $6::text <> '' then 'prompt' else titled_by end
    from answer where chat_groups.id = $1::int
  ), run as (
    insert into chat_runs (entry_id, server_id, started_at, reservation_id, charge)
    select id, $10::text, $11::timestamptz, $12::int, $13::jsonb from answer
  )
  select parent.id as "promptId", answer.id as "entryId" from parent, answer`)

/** Stores a prompt (unless it is there already), the answer to come and its run, and makes the answer the group's end. */
export async function insertTurn(
  tx: Database,
  turn: NewTurn,
): Promise<{ promptId: number; entryId: number }> {
  const { groupId, parentId, prompt, model } = turn
  const [row] = await insertInto(
    tx,
    ...([groupId, parentId, prompt !== null] as const),
    ...([
      JSON.stringify(prompt?.parts ?? []),
      wordsValue(prompt?.words ?? []),
      prompt?.title ?? '',
    ] as const),
    ...([model.id, model.name, model.engine, turn.serverId, turn.at] as const),
    ...chargeValues(turn.charge),
  )
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** A number for a group that is about to be made. */
export async function newGroupId(db: Database): Promise<number> {
  const result = await db.execute<{ id: number }>(
    sql`select nextval('chat_groups_id_seq')::int as id`,
  )
  const [row] = result.rows
  if (!row) throw new Error('a sequence gave no number')
  return row.id
}

const insertGroup = fixedStatement<
  { groupId: number; promptId: number; entryId: number },
  [
    groupId: number | null,
    siteId: number,
    ownerId: number,
    appId: number | null,
    kind: GroupKind,
    title: string,
    at: Date,
    parts: string,
    words: string,
    modelId: number | null,
    modelName: string,
    engine: string,
    serverId: string,
    ...ChargeValues,
  ]
>(`
  with ids as (
    select nextval('chat_entries_id_seq')::int as prompt_id, nextval('chat_entries_id_seq')::int as answer_id
  ), made as (
    insert into chat_groups (id, site_id, owner_id, app_id, kind, title, titled_by, leaf_id, created_at, updated_at)
    overriding system value
    select coalesce($1::int, nextval('chat_groups_id_seq')::int), $2::int, $3::int, $4::int, $5::text, $6::text,
      case when $6::text <> '' then 'prompt' else 'nobody' end, answer_id, $7::timestamptz, $7::timestamptz
    from ids returning id
  ), prompt as (
    insert into chat_entries (id, group_id, parent_id, role, state, parts, words, created_at)
    overriding system value
    select prompt_id, made.id, null, 'user', 'done', $8::jsonb, array_to_tsvector(string_to_array($9::text, E'\\n')), $7::timestamptz from ids, made
  ), answer as (
    insert into chat_entries (id, group_id, parent_id, role, state, parts, model_id, model_name, engine, created_at)
    overriding system value
    select answer_id, made.id, prompt_id, 'assistant', 'running', '[]'::jsonb, $10::int, $11::text, $12::text, $7::timestamptz
    from ids, made
  ), run as (
    insert into chat_runs (entry_id, server_id, started_at, reservation_id, charge)
    select answer_id, $13::text, $7::timestamptz, $14::int, $15::jsonb from ids
  )
  select made.id as "groupId", prompt_id as "promptId", answer_id as "entryId" from made, ids`)

/** Makes a group with its first prompt, the answer to come and its run: one statement, since most answers begin so. */
export async function insertFirstTurn(
  db: Database,
  group: {
    id: number | null
    siteId: number
    ownerId: number
    appId: number | null
    kind: GroupKind
  },
  turn: Omit<NewTurn, 'groupId' | 'parentId'> & { prompt: NonNullable<NewTurn['prompt']> },
): Promise<{ groupId: number; promptId: number; entryId: number }> {
  const { prompt, model, at } = turn
  const [row] = await insertGroup(
    db,
    ...([
      group.id,
      group.siteId,
      group.ownerId,
      group.appId,
      group.kind,
      prompt.title,
      at,
    ] as const),
    ...([JSON.stringify(prompt.parts), wordsValue(prompt.words)] as const),
    ...([model.id, model.name, model.engine, turn.serverId] as const),
    ...chargeValues(turn.charge),
  )
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Opens an ended answer again, to go on with it. */
export async function reopenAnswer(
  tx: Database,
  entryId: number,
  run: Pick<NewTurn, 'serverId' | 'model' | 'charge' | 'at'>,
): Promise<void> {
  await tx.execute(sql`
    with entry as (
      update chat_entries set state = 'running', error_code = null, error_values = null, model_id = ${run.model.id},
        model_name = ${run.model.name}, engine = ${run.model.engine}
      where id = ${entryId} returning group_id
    )
    update chat_groups set updated_at = ${run.at} from entry where chat_groups.id = entry.group_id`)
  await tx.delete(chatRuns).where(eq(chatRuns.entryId, entryId))
  await tx.insert(chatRuns).values({
    entryId,
    serverId: run.serverId,
    startedAt: run.at,
    reservationId: run.charge?.reservationId ?? null,
    charge: termsOf(run.charge),
  })
}
