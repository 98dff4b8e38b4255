// A new version changes the shape of the database: its tables as they were are kept, in case one wants to go back.
import type pg from 'pg'
import { listKnownMigrations, listRunMigrations } from '../db/migrate.ts'
import { productVersion } from '../product-version.ts'
import { BackupError } from './backup-error.ts'
import { backupPlace, forgetOldBackups } from './backup-place.ts'
import { writeBackup } from './write-backup.ts'

const why = 'before-update'

/**
 * Writes the tables to `backups/before-update-….tar` when migrations wait on a database that is in use; stored files are left out, since
 * no migration touches them. Resolves with the file, or null when nothing waits. Throws BackupError when it cannot be written.
 */
export async function backUpBeforeMigration(
  pool: pg.Pool,
  { dataDir, secretKey, now }: { dataDir: string; secretKey: string; now: Date },
): Promise<string | null> {
  const run = await listRunMigrations(pool)
  if (run.length === 0 || run.length >= listKnownMigrations().length) return null
  const file = backupPlace(dataDir, { why, now })
  try {
    await writeBackup({
      pool,
      file,
      files: null,
      secretKey: { key: secretKey, enclose: false },
      product: productVersion,
      now,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `The database could not be backed up before its update, so nothing was changed (${reason}). ` +
        `Make room for ${file}, or set MIGRATION_BACKUP=off if you have a backup of your own.`,
    )
  }
  await forgetOldBackups(dataDir, why)
  return file
}
