// A new version changes the shape of the database: its tables as they were are kept, in case one wants to go back.
import type pg from 'pg'
import { listKnownMigrations, listRunMigrations } from '../db/migrate.ts'
import { productVersion } from '../product-version.ts'
import { BackupError } from './backup-error.ts'
import { type BackupShelf, backupName, forgetOldBackups } from './backup-shelf.ts'
import { writeBackup } from './write-backup.ts'

const why = 'before-update'

/**
 * Keeps the tables as `before-update-….tar` when migrations wait on a database that is in use; stored files are left out, since
 * no migration touches them. Resolves with where, or null when nothing waits. Throws BackupError when it cannot be written.
 */
export async function backUpBeforeMigration(
  pool: pg.Pool,
  { shelf, secretKey, now }: { shelf: BackupShelf; secretKey: string; now: Date },
): Promise<string | null> {
  const run = await listRunMigrations(pool)
  if (run.length === 0 || run.length >= listKnownMigrations().length) return null
  const name = backupName({ why, now })
  try {
    await shelf.put(name, (file) =>
      writeBackup({
        pool,
        file,
        files: null,
        product: productVersion,
        now,
        secretKey: { key: secretKey, enclose: false },
      }),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `The database could not be backed up before its update, so nothing was changed (${reason}). ` +
        `Make room for ${shelf.whereIs(name)}, or set MIGRATION_BACKUP=off if you have a backup of your own.`,
    )
  }
  await forgetOldBackups(shelf, why)
  return shelf.whereIs(name)
}
