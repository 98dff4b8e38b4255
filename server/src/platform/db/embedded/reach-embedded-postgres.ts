// The database of an installation for a tool that comes beside its server: the one that runs, else started for as long as it is wanted.
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataFolder } from '../../data-folder.ts'
import type { SocketConnection } from './await-ready.ts'
import { databaseUser } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findPostmaster } from './postmaster-process.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

/** Resolves with the connection, and how to leave it as it was found. Throws DataFolderError, EmbeddedPostgresError. */
export async function reachEmbeddedPostgres(
  dataDir: string,
): Promise<{ connection: SocketConnection; leave(): Promise<void> }> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (!cluster) throw new EmbeddedPostgresError(`There is no database in ${dataDir}.`)
  const running = await findPostmaster(cluster)
  if (running?.alive) {
    const { socketFolder: host, port } = running
    const connection = { host, port, user: databaseUser, database: 'atelier', ssl: false as const }
    return { connection, leave: async () => undefined }
  }
  const folder = await openDataFolder(dataDir)
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
    return {
      connection: postgres.connection,
      leave: async () => {
        await postgres.stop()
        await folder.release()
      },
    }
  } catch (error) {
    await folder.release()
    throw error
  }
}
