import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { chatGroups } from '../groups/groups.table.ts'
import { listEntries, listWords } from './chatlog.store.ts'
import { chatEntries } from './chatlog.table.ts'

/** Copies entries of one group to another, each the follower of the one before; what they cost stays with the original. */
export async function copyEntries(
  tx: Database,
  { entryIds, from, to, at }: { entryIds: readonly number[]; from: number; to: number; at: Date },
): Promise<void> {
  const records = (await listEntries(tx, entryIds)).filter(({ groupId }) => groupId === from)
  const words = await listWords(tx, entryIds)
  let parentId: number | null = null
  for (const { id, role, state, parts, modelId, modelName, engine } of records) {
    const rows: { id: number }[] = await tx
      .insert(chatEntries)
      .values({
        groupId: to,
        parentId,
        role,
        state,
        parts,
        modelId,
        modelName,
        engine,
        words: words.get(id) ?? '',
        createdAt: at,
      })
      .returning({ id: chatEntries.id })
    parentId = rows[0]?.id ?? null
  }
  await tx.update(chatGroups).set({ leafId: parentId }).where(eq(chatGroups.id, to))
}
