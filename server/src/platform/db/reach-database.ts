// The database of an installation for a command that comes beside its server, running or not.
import pg from 'pg'
import type { Config } from '../config.ts'
import { reachEmbeddedPostgres } from './embedded/reach-embedded-postgres.ts'

/** Resolves with the connection, and how to leave the database as it was found. Throws DataFolderError, EmbeddedPostgresError. */
export async function reachDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<{ connection: pg.ClientConfig; leave(): Promise<void> }> {
  if (config.DATABASE_URL)
    return {
      connection: { connectionString: config.DATABASE_URL },
      leave: async () => undefined,
    }
  return reachEmbeddedPostgres(config.DATA_DIR)
}

/** A few connections under a name by which others know what they are for. One that breaks is reported by the statement that wanted it. */
export function openCommandPool(connection: pg.PoolConfig, name: string): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 3, application_name: name })
  const heardElsewhere = () => undefined
  pool.on('error', heardElsewhere)
  pool.on('connect', (client) => client.on('error', heardElsewhere))
  return pool
}
