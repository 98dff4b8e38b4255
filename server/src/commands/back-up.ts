import { resolve } from 'node:path'
import { BackupError } from '../platform/backup/backup-error.ts'
import { type BackupShelf, backupName } from '../platform/backup/backup-shelf.ts'
import { type MadeBackup, writeBackup } from '../platform/backup/write-backup.ts'
import type { Config } from '../platform/config.ts'
import { findSecretKey } from '../platform/data-folder.ts'
import { openCommandPool, reachDatabase } from '../platform/db/reach-database.ts'
import { productVersion } from '../platform/product-version.ts'
import { openStores } from '../platform/storage/open-stores.ts'

/** Backs the installation up to a file. Throws BackupError, DataFolderError, EmbeddedPostgresError. */
export async function backUp(
  { to, withFiles }: { to: string | undefined; withFiles: boolean },
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const now = new Date()
  const stores = await openStores(config)
  const { connection, leave } = await reachDatabase(config)
  const pool = openCommandPool(connection, 'atelier-backup')
  try {
    const key = config.SECRET_KEY ?? (await findSecretKey(config.DATA_DIR))
    if (!key)
      throw new BackupError(
        `The key of stored keys is missing. Set SECRET_KEY, or DATA_DIR to the folder that holds secret.key (now ${config.DATA_DIR}).`,
      )
    const write = (file: string) =>
      writeBackup({
        pool,
        file,
        files: withFiles ? stores.files : null,
        secretKey: { key, enclose: config.SECRET_KEY === undefined },
        product: productVersion,
        now,
      })
    const { place, made } = await put(write, { to, shelf: stores.backups, now })
    const { tables, files, keyEnclosed } = made.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${tables.length} tables, ${rows} rows, ${files ? `${files.count} files` : 'no files'}`)
    say(`${place}, ${made.bytes} bytes, SHA-256 ${made.sha256}`)
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

/** To a file that was named, else to where backups are kept. */
async function put(
  write: (file: string) => Promise<MadeBackup>,
  { to, shelf, now }: { to: string | undefined; shelf: BackupShelf; now: Date },
): Promise<{ place: string; made: MadeBackup }> {
  if (to) {
    const place = resolve(to)
    return { place, made: await write(place) }
  }
  const name = backupName({ why: 'backup', now })
  const made = await shelf.put(name, write)
  return { place: shelf.whereIs(name), made }
}
