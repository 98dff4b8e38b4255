// Reads a backup from its beginning to its end, entry by entry.
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { BackupError } from './backup-error.ts'
import { type Manifest, manifestSchema } from './manifest.ts'

export type BackupEntry = { name: string; bytes: number; stream: Readable }

export type OpenBackup = {
  manifest: Manifest
  /** The enclosed key; undefined when none is. */
  secretKey: string | undefined
  /** The entries that follow, in their order. Each stream has to be read or destroyed before the next comes. */
  entries: AsyncIterable<BackupEntry>
  close(): Promise<void>
}

/** Reads as far as the key. Throws BackupError when the file is no backup, or of a layout that this Atelier does not know. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const source = createReadStream(file)
  const entries = readEntries(source)
  const close = async () => {
    source.destroy()
  }
  try {
    const first = await entries.next()
    if (first.done || first.value.name !== 'manifest.json')
      throw new BackupError(`${file} is not a backup of Atelier.`)
    const manifest = readManifest(file, await text(first.value.stream))
    if (!manifest.keyEnclosed) return { manifest, secretKey: undefined, entries, close }
    const second = await entries.next()
    if (second.done || second.value.name !== 'secret.key')
      throw new BackupError(`${file} is damaged: its key is missing.`)
    return { manifest, secretKey: (await text(second.value.stream)).trim(), entries, close }
  } catch (error) {
    await close()
    throw explained(file, error)
  }
}

async function* readEntries(source: Readable): AsyncGenerator<BackupEntry> {
  const decoded = (Readable.toWeb(source) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  for await (const { header, body } of decoded as AsyncIterable<ParsedTarEntry>) {
    if (header.type !== 'file') throw new BackupError(`Unexpected entry ${header.name}.`)
    const stream = Readable.fromWeb(body as ReadableStream<Uint8Array>)
    yield { name: header.name, bytes: header.size, stream }
  }
}

function readManifest(file: string, json: string): Manifest {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    throw new BackupError(`${file} is not a backup of Atelier.`)
  }
  if (typeof data === 'object' && data && 'format' in data && data.format !== 1)
    throw new BackupError(
      `${file} has a layout (${String(data.format)}) that this Atelier does not know. Update Atelier and try again.`,
    )
  const parsed = manifestSchema.safeParse(data)
  if (!parsed.success) throw new BackupError(`${file} is damaged: its description does not fit.`)
  return parsed.data
}

/** The same in words of a person, where it is the file's fault. */
export function explained(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`)
  if (code === 'EISDIR') return new BackupError(`${file} is a folder, not a backup.`)
  // What zlib says of bytes that are not its own, and PostgreSQL of rows that do not fit: the file's fault. The rest is the machine's.
  if (typeof code === 'string' && !/^(Z_|22|23)/.test(code)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new BackupError(`${file} is damaged or no backup of Atelier (${reason}).`)
}
