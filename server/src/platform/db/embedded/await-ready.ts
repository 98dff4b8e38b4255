import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { LauncherLog } from './launcher-log.ts'

export type SocketConnection = {
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

// silent: nobody listens. busy: it listens and takes no connections now.
type Answer = { version: string } | 'silent' | 'busy'

/**
 * Waits until the server takes connections, as long as it lives: after a crash it first repairs its files, which may
 * take a while. Makes the database on the first start. Resolves with the server's version, or undefined when the
 * server ended or was silent for longer than `silenceMs`.
 */
export async function awaitReady(
  connection: SocketConnection,
  server: { ended: Promise<unknown>; silenceMs: number },
  log: LauncherLog,
): Promise<string | undefined> {
  let over = false
  void server.ended.then(() => {
    over = true
  })
  let heardAt = performance.now()
  let saidAt = performance.now()
  for (let pauseMs = 10; !over; pauseMs = Math.min(pauseMs * 1.5, 250)) {
    const answer = await greet(connection)
    if (typeof answer === 'object') return answer.version
    if (answer === 'busy') heardAt = performance.now()
    else if (performance.now() - heardAt > server.silenceMs) return undefined
    if (performance.now() - saidAt > 5000) {
      log.info('the database is still getting ready (it repairs its files after a crash)')
      saidAt = performance.now()
    }
    await Promise.race([sleep(pauseMs), server.ended])
  }
  return undefined
}

async function greet(connection: SocketConnection): Promise<Answer> {
  try {
    return { version: await ask(connection, 'show server_version') }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === '3D000') {
      await ask({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
      return greet(connection)
    }
    if (/^(ENOENT|ECONNREFUSED|EACCES)$/.test(code)) return 'silent'
    // 57P0x: starting up, shutting down or stopped; 53300: all connections taken.
    if (/^(57P0\d|53300|ECONNRESET|EPIPE|EAGAIN|)$/.test(code)) return 'busy'
    throw error
  }
}

async function ask(connection: SocketConnection, sql: string): Promise<string> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version?: string }>(sql)
    return rows[0]?.server_version ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}
