import { resolve } from 'node:path'
import { BackupError } from '../platform/backup/backup-error.ts'
import { backupPlace } from '../platform/backup/backup-place.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import type { Config } from '../platform/config.ts'
import { findSecretKey } from '../platform/data-folder.ts'
import { openCommandPool, reachDatabase } from '../platform/db/reach-database.ts'
import { productVersion } from '../platform/product-version.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

/** Backs the installation up to a file. Throws BackupError, DataFolderError, EmbeddedPostgresError. */
export async function backUp(
  { to, withFiles }: { to: string | undefined; withFiles: boolean },
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const now = new Date()
  const file = to ? resolve(to) : backupPlace(config.DATA_DIR, { why: 'backup', now })
  const { connection, leave } = await reachDatabase(config)
  const pool = openCommandPool(connection, 'atelier-backup')
  try {
    const key = config.SECRET_KEY ?? (await findSecretKey(config.DATA_DIR))
    if (!key)
      throw new BackupError(
        `The key of stored keys is missing. Set SECRET_KEY, or DATA_DIR to the folder that holds secret.key (now ${config.DATA_DIR}).`,
      )
    const made = await writeBackup({
      pool,
      file,
      files: withFiles ? await openStorage(config) : null,
      secretKey: { key, enclose: config.SECRET_KEY === undefined },
      product: productVersion,
      now,
    })
    const { tables, files, keyEnclosed } = made.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${tables.length} tables, ${rows} rows, ${files ? `${files.count} files` : 'no files'}`)
    say(`${made.file}, ${made.bytes} bytes, SHA-256 ${made.sha256}`)
    say(
      keyEnclosed
        ? 'It holds the key of stored keys: keep it where nobody else reads it.'
        : 'SECRET_KEY is not in it: keep that as well, apart from it.',
    )
  } finally {
    await pool.end()
    await leave()
  }
}
