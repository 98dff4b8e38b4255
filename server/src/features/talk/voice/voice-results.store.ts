import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { voiceResults } from './voice-results.table.ts'

export type VoiceResult = typeof voiceResults.$inferSelect
export type VoiceRequest = Pick<VoiceResult, 'accountId' | 'key'>

const named = ({ accountId, key }: VoiceRequest) =>
  and(eq(voiceResults.accountId, accountId), eq(voiceResults.key, key))

/** Notes that it is being made, until then; false when it is there or somebody is at it. */
export async function claim(
  db: Database,
  { accountId, key }: VoiceRequest,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .insert(voiceResults)
    .values({ accountId, key, state: 'making', until })
    .onConflictDoUpdate({
      target: [voiceResults.accountId, voiceResults.key],
      set: { until },
      setWhere: sql`${voiceResults.state} = 'making' and ${voiceResults.until} < ${now}`,
    })
    .returning({ key: voiceResults.key })
  return rows.length > 0
}

export async function find(db: Database, request: VoiceRequest): Promise<VoiceResult | undefined> {
  const [row] = await db.select().from(voiceResults).where(named(request))
  return row
}

type Stage = VoiceRequest & Pick<VoiceResult, 'until'>
const atStage = (stage: Stage) => and(named(stage), eq(voiceResults.until, stage.until))

/** False when it was given up meanwhile, and may be somebody else's by now. */
export async function finish(
  db: Database,
  claimed: Stage,
  made: Partial<Pick<VoiceResult, 'file' | 'mime' | 'words' | 'price'>> & { until: Date },
): Promise<boolean> {
  const rows = await db
    .update(voiceResults)
    .set({ ...made, state: 'done' })
    .where(atStage(claimed))
    .returning({ key: voiceResults.key })
  return rows.length > 0
}

/** Unless it has changed since. */
export async function remove(db: Database, stage: Stage): Promise<void> {
  await db.delete(voiceResults).where(atStage(stage))
}

export async function listOf(db: Database, accountId: number): Promise<VoiceResult[]> {
  return db.select().from(voiceResults).where(eq(voiceResults.accountId, accountId))
}

/** What has run out, so many at once. */
export async function listEnded(
  db: Database,
  now: Date,
  { max, skip }: { max: number; skip: number },
): Promise<VoiceResult[]> {
  return db
    .select()
    .from(voiceResults)
    .where(lt(voiceResults.until, now))
    .orderBy(voiceResults.until, voiceResults.accountId, voiceResults.key)
    .limit(max)
    .offset(skip)
}
