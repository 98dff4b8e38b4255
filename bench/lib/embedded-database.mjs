// The database of a running server that brings its own, reached as the server reaches it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Where the embedded server of a data folder listens: line 5 of its pid file. */
function socketOf(dataDir) {
  const pidFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { host: pidFile[4].trim(), port: Number(pidFile[3]) }
}

/** Resolves with what `work` makes of a connection, which ends then. */
export async function withDatabase(dataDir, work) {
  const client = new pg.Client({ ...socketOf(dataDir), user: 'atelier', database: 'atelier' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
