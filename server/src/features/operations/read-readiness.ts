// Whether visitors may be sent to this server.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { askDatabase } from './installation.store.ts'

export type Readiness = {
  ready: boolean
  database: 'ok' | 'away'
  /** Told, but no reason to be sent nobody: without files people can still talk, and no other server would have them. */
  storage: 'ok' | 'away'
  stopping: boolean
}

export type ReadinessDependencies = {
  db: Database
  storage: FileStorage
  isStopping(): boolean
}

/** Who does not answer within this is away. */
const longestMs = 3000
/** A name that no file has. */
const nobodysFile = 'readiness/none'

export async function readReadiness({
  db,
  storage,
  isStopping,
}: ReadinessDependencies): Promise<Readiness> {
  const [database, files] = await Promise.all([
    answers(() => askDatabase(db)),
    answers(() => storage.read(nobodysFile)),
  ])
  const stopping = isStopping()
  return {
    ready: database && !stopping,
    database: database ? 'ok' : 'away',
    storage: files ? 'ok' : 'away',
    stopping,
  }
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const late = new AbortController()
  try {
    return await Promise.race([
      ask().then(() => true),
      wait(longestMs, false, { signal: late.signal }),
    ])
  } catch {
    return false
  } finally {
    late.abort()
  }
}
