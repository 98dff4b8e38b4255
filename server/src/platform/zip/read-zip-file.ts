// Reads a ZIP archive on disk: its directory is held in memory, its files are read one by one as they are asked for.
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { readAt, readDirectory, type ZipEntry, type ZipLimits } from './zip-directory.ts'
import { ZipError } from './zip-error.ts'

const inflate = promisify(inflateRaw)

export type OpenZip = {
  names: readonly string[]
  /** Bytes, as they come out, of all files whose names begin so. */
  sizeOf(start: string): number
  /**
   * A whole file of up to `most` bytes; undefined where there is none of this name. Throws ZipError, `damaged` where the bytes are not those
   * that were packed.
   */
  read(name: string, most: number): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** Throws ZipError. */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const entries = await readDirectory(file, size, limits)
    const byName = new Map(entries.map((entry) => [entry.name, entry]))
    return {
      names: [...byName.keys()],
      sizeOf: (start) =>
        entries.reduce((sum, { name, size }) => sum + (name.startsWith(start) ? size : 0), 0),
      async read(name, most) {
        const entry = byName.get(name)
        return entry && readEntry(file, entry, most)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readEntry(file: FileHandle, entry: ZipEntry, most: number): Promise<Buffer> {
  const { name, offset, compressed, size, crc } = entry
  if (size > most) throw new ZipError('too_large', `${name} is larger than may be.`)
  const header = await readAt(file, offset, 30)
  if (header.readUInt32LE(0) !== 0x04034b50) throw new ZipError('damaged', `${name} is not there.`)
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(file, start, compressed)
  const bytes = entry.method === 0 ? packed : await unpack(packed, entry)
  if (bytes.length !== size || crc32(bytes) !== crc)
    throw new ZipError('damaged', `${name} is not what was packed.`)
  return bytes
}

/** Never more than the directory says. */
async function unpack(packed: Buffer, { name, size }: ZipEntry): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new ZipError('damaged', `${name} cannot be unpacked.`)
  }
}
