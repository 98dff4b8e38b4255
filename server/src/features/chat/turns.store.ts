// How a prompt, the answer to it and its run come into the log.
import type { MessagePart } from '@atelier/contract/message-parts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type ChargeTerms, chatRuns } from './chat.table.ts'

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

const chargeColumns = (charge: RunCharge | null) =>
  sql`${charge?.reservationId ?? null}::int, ${charge && JSON.stringify(termsOf(charge))}::jsonb`

/**
 * Locks a group of one's own until the transaction ends; tells its end and whether that still grows. Its owner is held before it, in the
 * order of whoever ends an account.
 */
export async function lockGroup(
  tx: Database,
  { ownerId, kind }: { ownerId: number; kind: GroupKind },
  groupId: number,
): Promise<{ leafId: number | null; isBusy: boolean } | undefined> {
  const locked = await tx.execute<{ leafId: number | null }>(sql`
    with owner as materialized (select id from accounts where id = ${ownerId} for key share)
    select leaf_id as "leafId" from chat_groups
    where (select count(*) from owner) >= 0 and id = ${groupId} and owner_id = ${ownerId} and kind = ${kind} for update`)
  const group = locked.rows[0]
  if (!group) return undefined
  const busy = await tx.execute(sql`
    select 1 from chat_entries where id = ${group.leafId} and state = 'running'`)
  return { leafId: group.leafId, isBusy: busy.rows.length > 0 }
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
      insert into chat_runs (entry_id, server_id, started_at, reservation_id, charge)
      select id, ${turn.serverId}, ${turn.at}, ${chargeColumns(turn.charge)} from answer
    )
    select parent.id as "promptId", answer.id as "entryId" from parent, answer`)
  const [row] = result.rows
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
  const result = await db.execute<{ groupId: number; promptId: number; entryId: number }>(sql`
    with ids as (
      select nextval('chat_entries_id_seq')::int as prompt_id, nextval('chat_entries_id_seq')::int as answer_id
    ), made as (
      insert into chat_groups (id, site_id, owner_id, app_id, kind, title, titled_by, leaf_id, created_at, updated_at)
      overriding system value
      select coalesce(${group.id}::int, nextval('chat_groups_id_seq')::int), ${group.siteId}, ${group.ownerId}, ${group.appId}::int, ${group.kind}, ${prompt.title},
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
      insert into chat_runs (entry_id, server_id, started_at, reservation_id, charge)
      select answer_id, ${turn.serverId}, ${at}, ${chargeColumns(turn.charge)} from ids
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
