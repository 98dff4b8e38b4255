// What was allowed for a whole conversation stands in the answers in which it was said.
import type { MessagePart } from '@atelier/contract/message-parts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'

/** Whether an answer of the group holds that this tool may run without being asked about. */
export async function isAllowedInGroup(
  db: Database,
  groupId: number,
  tool: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from chat_entries where group_id = ${groupId} and ${allows(tool)} limit 1`)
  return rows.length > 0
}

const allows = (tool: string) => sql`parts @> jsonb_build_array(jsonb_build_object(
  'type', 'tool-call', 'name', ${tool}::text, 'consent', jsonb_build_object('alwaysIn', id)))`

/** From now on it is asked again, in the whole group. Answers under way are left as they are. */
export async function takeBackConsent(db: Database, groupId: number, tool: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; parts: MessagePart[] }>(sql`
      select id, parts from chat_entries where group_id = ${groupId} and state <> 'running'
        and ${allows(tool)} order by id for update`)
    for (const { id, parts } of rows)
      await tx.execute(sql`
        update chat_entries set parts = ${JSON.stringify(withoutAlways(parts, tool))}::jsonb where id = ${id}`)
  })
}

export const withoutAlways = (parts: readonly MessagePart[], tool: string): MessagePart[] =>
  parts.map((part) => {
    if (part.type !== 'tool-call' || part.name !== tool || !part.consent) return part
    const { alwaysIn: _, ...consent } = part.consent
    return { ...part, consent }
  })
