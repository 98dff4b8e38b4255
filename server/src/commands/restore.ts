import { join, resolve } from 'node:path'
import type pg from 'pg'
import { BackupError } from '../platform/backup/backup-error.ts'
import { backupName, backupsFolder } from '../platform/backup/backup-shelf.ts'
import { emptyDatabase, findObstacle } from '../platform/backup/empty-database.ts'
import { fingerprintOf, type Manifest } from '../platform/backup/manifest.ts'
import { openBackup } from '../platform/backup/read-backup.ts'
import { assertOurHistory, restoreBackup } from '../platform/backup/restore-backup.ts'
import { checkBackup } from '../platform/backup/walk-backup.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import type { Config } from '../platform/config.ts'
import { findSecretKey, openDataFolder, placeSecretKey } from '../platform/data-folder.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded-postgres.ts'
import { openCommandPool } from '../platform/db/reach-database.ts'
import { productVersion } from '../platform/product-version.ts'
import { openStores } from '../platform/storage/open-stores.ts'
import { sayLedger } from './check-ledger.ts'

type Say = (line: string) => void

/** Restores a backup into the installation of this environment; resolves with whether its ledger adds up. Throws BackupError, DataFolderError, EmbeddedPostgresError. */
export async function restore(
  { file, replace }: { file: string; replace: boolean },
  config: Config,
  say: Say,
): Promise<boolean> {
  const path = resolve(file)
  const { manifest, secretKey, close } = await openBackup(path)
  await close()
  assertOurHistory(manifest)
  if (config.SECRET_KEY !== undefined) assertSameKey(config.SECRET_KEY, manifest)
  const folder = await openDataFolder(config.DATA_DIR, { secretKey: config.SECRET_KEY })
  try {
    const key = await keyAfterwards({ enclosed: secretKey, manifest }, config)
    return await withDatabase(config, say, async (pool, connection) => {
      await makeRoom(pool, { file: path, replace, config, kept: folder.secretKey, say })
      // Before the rows that need it: cut off in between, the installation is empty, not unreadable.
      if (config.SECRET_KEY === undefined) await placeSecretKey(config.DATA_DIR, key)
      const restored = await restoreBackup({
        file: path,
        pool,
        files: (await openStores(config)).files,
      })
      sayWhatIsThere(restored, say)
      return sayLedger(connection, say)
    })
  } finally {
    await folder.release()
  }
}

/** The key that the restored installation goes on with: enclosed, or, for a backup of the tables alone, the one that is here. */
async function keyAfterwards(
  { enclosed, manifest }: { enclosed: string | undefined; manifest: Manifest },
  config: Config,
): Promise<string> {
  const key = enclosed ?? config.SECRET_KEY ?? (await findSecretKey(config.DATA_DIR)) ?? ''
  assertSameKey(key, manifest)
  return key
}

function assertSameKey(key: string, manifest: Manifest): void {
  if (fingerprintOf(key) === manifest.keyFingerprint) return
  throw new BackupError(
    'The stored keys of this backup were encrypted under another key. Set SECRET_KEY, or put secret.key into DATA_DIR, as it was where the backup was made.',
  )
}

async function withDatabase<T>(
  config: Config,
  say: Say,
  use: (pool: pg.Pool, connection: pg.PoolConfig) => Promise<T>,
): Promise<T> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.DATA_DIR,
        log: { info: say, warn: say, error: say },
      })
  const connection: pg.PoolConfig = embedded?.connection ?? {
    connectionString: config.DATABASE_URL,
  }
  const pool = openCommandPool(connection, 'atelier-restore')
  try {
    return await use(pool, connection)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

type RoomRequest = { file: string; replace: boolean; config: Config; kept: string; say: Say }

/** Sees that nobody's things are lost. Throws BackupError when somebody's are there and nobody said that they may be replaced. */
async function makeRoom(
  pool: pg.Pool,
  { file, replace, config, kept, say }: RoomRequest,
): Promise<void> {
  const obstacle = await findObstacle(pool)
  if (!obstacle) return
  if (!replace || obstacle.kind !== 'people') throw new BackupError(obstacle.words)
  // What takes its place has to be whole.
  await checkBackup(file)
  const now = new Date()
  const before = await writeBackup({
    pool,
    file: join(backupsFolder(config.DATA_DIR), backupName({ why: 'before-restore', now })),
    files: (await openStores(config)).files,
    secretKey: { key: kept, enclose: config.SECRET_KEY === undefined },
    product: productVersion,
    now,
  })
  say(`What was there is kept in ${before.file}`)
  await emptyDatabase(pool, { force: true })
}

function sayWhatIsThere({ tables, files, madeAt, product }: Manifest, say: Say): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Restored what was backed up at ${madeAt} by Atelier ${product}:`)
  say(
    `${tables.length} tables, ${rows} rows, ${files ? `${files.count} files` : 'no files, which stay as they are'}`,
  )
}
