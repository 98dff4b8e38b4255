// How a prompt and an answer that is there at once come into the log: an answer that is works, which grow elsewhere.
import type { MessagePart } from '@atelier/contract/message-parts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'

export type NewWorkTurn = {
  groupId: number
  parentId: number | null
  prompt: { parts: readonly MessagePart[]; words: readonly string[]; title: string }
  answer: { parts: readonly MessagePart[]; model: string; engine: string }
  at: Date
}

/** An empty group; its first turn names it. */
export async function insertGroup(
  tx: Database,
  group: { siteId: number; ownerId: number; appId: number | null; at: Date },
): Promise<number> {
  const { siteId, ownerId, appId, at } = group
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into chat_groups (site_id, owner_id, app_id, title, titled_by, created_at, updated_at)
    values (${siteId}, ${ownerId}, ${appId}::int, '', 'nobody', ${at}, ${at}) returning id`)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Stores both and makes the answer the group's end. */
export async function insertWorkTurn(
  tx: Database,
  { groupId, parentId, prompt, answer, at }: NewWorkTurn,
): Promise<{ promptId: number; entryId: number }> {
  const { title } = prompt
  const { rows } = await tx.execute<{ promptId: number; entryId: number }>(sql`
    with prompt as (
      insert into chat_entries (group_id, parent_id, role, state, parts, words, created_at)
      values (${groupId}, ${parentId}::int, 'user', 'done', ${JSON.stringify(prompt.parts)}::jsonb,
        array_to_tsvector(${sql.param(prompt.words)}::text[]), ${at})
      returning id
    ), answer as (
      insert into chat_entries (group_id, parent_id, role, state, parts, model_name, engine, created_at)
      select ${groupId}, prompt.id, 'assistant', 'done', ${JSON.stringify(answer.parts)}::jsonb, ${answer.model},
        ${answer.engine}, ${at} from prompt
      returning id
    ), shown as (
      update chat_groups set leaf_id = answer.id, updated_at = ${at},
        title = case when titled_by = 'nobody' and ${title} <> '' then ${title} else title end,
        titled_by = case when titled_by = 'nobody' and ${title} <> '' then 'prompt' else titled_by end
      from answer where chat_groups.id = ${groupId}
    )
    select prompt.id as "promptId", answer.id as "entryId" from prompt, answer`)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row
}
