// Goes through what a backup holds, and sees that it is what its description says: nothing missing, nothing more, no row changed.
import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { type BackupEntry, explained, openBackup } from './read-backup.ts'

export type BackupVisitor = {
  /** A table's rows, compressed; resolves with how many they were, or null when nobody counted. */
  onTable(table: BackedUpTable, rows: Readable): Promise<number | null>
  /** A stored file by its path, of so many bytes. */
  onFile(path: string, content: Readable, bytes: number): Promise<void>
}

const storedName = /^files\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/

/** Throws BackupError when something is not as the manifest says. */
export async function walkBackup(
  manifest: Manifest,
  entries: AsyncIterable<BackupEntry>,
  visitor: BackupVisitor,
): Promise<void> {
  const awaited = new Map(manifest.tables.map((table) => [`tables/${table.name}.gz`, table]))
  const files = { count: 0, bytes: 0 }
  for await (const { name, bytes, stream } of entries) {
    const table = awaited.get(name)
    const path = storedName.exec(name)?.[1]
    if (table) {
      await visitTable(table, stream, visitor)
      awaited.delete(name)
    } else if (path !== undefined) {
      await visitor.onFile(path, stream, bytes)
      files.count += 1
      files.bytes += bytes
    } else throw new BackupError(`The backup holds something unexpected: ${name}.`)
  }
  const [missing] = awaited.keys()
  if (missing) throw new BackupError(`The backup is cut off: ${missing} is missing.`)
  const { count = 0, bytes = 0 } = manifest.files ?? {}
  if (files.count !== count || files.bytes !== bytes)
    throw new BackupError(`The backup is cut off: it holds ${files.count} of ${count} files.`)
}

/** Reads a backup from end to end without restoring it. Throws BackupError when it is not whole. */
export async function checkBackup(file: string): Promise<Manifest> {
  const backup = await openBackup(file)
  const readOnly = async (stream: Readable) => {
    stream.resume()
    await finished(stream)
  }
  try {
    await walkBackup(backup.manifest, backup.entries, {
      async onTable(_, rows) {
        await readOnly(rows)
        return null
      },
      onFile: (_, content) => readOnly(content),
    })
    return backup.manifest
  } catch (error) {
    throw explained(file, error)
  } finally {
    await backup.close()
  }
}

async function visitTable(
  table: BackedUpTable,
  stream: Readable,
  visitor: BackupVisitor,
): Promise<void> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  stream.once('error', (error) => hashed.destroy(error))
  const rows = await visitor.onTable(table, stream.pipe(hashed))
  if (hash.digest('hex') !== table.sha256 || (rows !== null && rows !== table.rows))
    throw new BackupError(
      `The backup is damaged: the rows of ${table.name} are not what was written.`,
    )
}
