// Whether visitors may be sent to this server.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { takesWrites } from './installation.store.ts'

export type Readiness = {
  ready: boolean
  /** `read-only`: what is said could not be kept there. */
  database: 'ok' | 'read-only' | 'away'
  /** Told, but no reason to be sent nobody: without files people can still talk, and no other server would have them. */
  storage: 'ok' | 'away'
  stopping: boolean
}

export type ReadinessDependencies = {
  db: Database
  storage: Pick<FileStorage, 'read'>
  isStopping(): boolean
}

/** Who does not answer within this is away. */
const longestMs = 3000
/** A name that no file has. */
const nobodysFile = 'readiness/none'

export async function readReadiness({
  db,
  storage: files,
  isStopping,
}: ReadinessDependencies): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    answerOf(async () => ((await takesWrites(db)) ? 'ok' : 'read-only')),
    answerOf(() => files.read(nobodysFile).then(() => 'ok' as const)),
  ])
  const stopping = isStopping()
  return {
    ready: database === 'ok' && !stopping,
    database,
    storage,
    stopping,
  }
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'away'> {
  const late = new AbortController()
  try {
    return await Promise.race([ask(), wait(longestMs, 'away' as const, { signal: late.signal })])
  } catch {
    return 'away'
  } finally {
    late.abort()
  }
}
