import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { works } from '../../making/works/works.table.ts'
import { marketPrompts, marketSamples } from './market.table.ts'

export type SampleRecord = typeof marketSamples.$inferSelect & { builtin: boolean }
export type NewSample = Pick<SampleRecord, 'workId' | 'question' | 'answer' | 'model'>

/** A work that is deleted takes its sample along at once, not only when it is swept away. */
const isThere = or(isNull(marketSamples.workId), isNull(works.deletedAt))

/** Samples of prompts in their order. */
export async function listSamples(
  db: Database,
  promptIds: readonly number[],
): Promise<SampleRecord[]> {
  if (promptIds.length === 0) return []
  const rows = await db
    .select({ sample: marketSamples, builtin: works.builtin })
    .from(marketSamples)
    .leftJoin(works, eq(works.id, marketSamples.workId))
    .where(and(inArray(marketSamples.promptId, [...promptIds]), isThere))
    .orderBy(asc(marketSamples.promptId), asc(marketSamples.position))
  return rows.map(({ sample, builtin }) => ({ ...sample, builtin: builtin ?? false }))
}

/** Puts these in place of all that a prompt had. */
export async function replaceSamples(
  tx: Database,
  promptId: number,
  samples: readonly NewSample[],
  at: Date,
): Promise<void> {
  await tx.delete(marketSamples).where(eq(marketSamples.promptId, promptId))
  if (samples.length === 0) return
  await tx
    .insert(marketSamples)
    .values(samples.map((sample, position) => ({ ...sample, promptId, position, createdAt: at })))
}

/** The prompts of a site that show a work, by how they stand. */
export const listPromptsWith = (db: Database, workId: number, siteId: number) =>
  db
    .select({ state: marketPrompts.state })
    .from(marketSamples)
    .innerJoin(marketPrompts, eq(marketPrompts.id, marketSamples.promptId))
    .where(and(eq(marketSamples.workId, workId), eq(marketPrompts.siteId, siteId)))
