// Runs once around the tests that use a database: one server, and in it a migrated template that each file copies.
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { withDatabase } from './database.ts'
import { startDatabaseByAddress } from './database-by-address.ts'

/**
 * TEST_DATABASE_URL names a server to use (its user may create databases). Absent, an embedded one is started, or with
 * TEST_DATABASE=tcp one that is reached by address and password.
 */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const server = await findServer()
  const template = `atelier_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`drop database if exists ${template} with (force)`)
  await admin.query(`create database ${template}`)
  const pool = new pg.Pool({ connectionString: withDatabase(server.url, template), max: 2 })
  await migrateDatabase(pool)
  await pool.end()
  project.provide('databaseServer', { url: server.url, template })
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function findServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE: kind } = process.env
  if (url) return { url, stop: async () => undefined }
  return kind === 'tcp' ? startDatabaseByAddress() : startTemporary()
}

/** What the databases of all files at once, and their log, may take. */
const roomBytes = 4 * 2 ** 30

/**
 * A folder in memory where there is room for it. A database has some 700 files, and most time of a run went to the file system otherwise:
 * where hundreds of files were just deleted it looks long for places for others.
 */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= roomBytes ? memory : tmpdir()
}

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'atelier-tests-'))
  // Under root the database runs as another user, who has to pass through.
  await chmod(dataDir, 0o711)
  const say = (message: string) => process.stderr.write(`${message}\n`)
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: say, error: say },
    // Several files at once, with up to four servers each.
    maxConnections: 200,
  })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  // What is thrown away need not survive a power cut.
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  await admin.end()
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
