// Reads a ZIP archive on disk that somebody sends: nothing that its directory says is believed before it was checked. The directory is held in
// memory, its files are read one by one as they are asked for.
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ZipError } from './zip-error.ts'

export type ZipLimits = {
  entries: number
  /** Of one file as it comes out, and of all files together. */
  entryBytes: number
  totalBytes: number
}

export type OpenZip = {
  names: readonly string[]
  /** Bytes, as they come out, of all files whose names begin so. */
  sizeOf(start: string): number
  /**
   * A whole file of up to `most` bytes; undefined where there is none of this name. Throws ZipError, `damaged` where the bytes are not those
   * that were packed.
   */
  read(name: string, max: number): Promise<Buffer | undefined>
  close(): Promise<void>
}

const longestName = 500
/** From this size on, a file may not be so many times larger than it is packed: no text is. */
const ratio = { from: 16 * 1024 * 1024, most: 250 }

const damaged = (what: string) => new ZipError('damaged', what)

/** Throws ZipError. */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  await checkBeginning(path)
  const archive = await whole(openPromise(path, { autoClose: false, decodeStrings: false }))
  const close = async () => archive.close()
  try {
    const entries = await readDirectory(archive, limits)
    return {
      names: [...entries.keys()],
      sizeOf: (start) =>
        [...entries].reduce(
          (sum, [name, { uncompressedSize }]) =>
            sum + (name.startsWith(start) ? uncompressedSize : 0),
          0,
        ),
      async read(name, max) {
        const entry = entries.get(name)
        if (!entry) return undefined
        if (entry.uncompressedSize > max) throw tooLarge(name)
        const bytes = await whole(archive.openReadStreamPromise(entry).then(buffer))
        if (crc32(bytes) !== entry.crc32) throw damaged(`${name} is not what was packed.`)
        return bytes
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const tooLarge = (name: string) => new ZipError('too_large', `${name} is larger than may be.`)

/** What the reader refuses is damaged. */
const whole = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof ZipError ? error : damaged(String(error))
  })

async function checkBeginning(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { bytesRead, buffer: first } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead < 4 || ![0x04034b50, 0x06054b50].includes(first.readUInt32LE(0)))
      throw new ZipError('no_archive', 'The file does not begin as an archive does.')
  } finally {
    await file.close()
  }
}

/** Names that lead nowhere else and are there once; files that do not share bytes, and come to no more than may be. */
async function readDirectory(
  archive: ZipFile,
  limits: ZipLimits,
): Promise<ReadonlyMap<string, Entry>> {
  if (archive.entryCount > limits.entries)
    throw new ZipError('too_large', 'The archive has too many files.')
  const found = new Map<string, Entry>()
  let total = 0
  const take = async () => {
    for await (const entry of archive.eachEntry()) {
      const name = decodeName(entry.fileNameRaw)
      if (!isSafe(name) || found.has(name)) throw damaged('A name is not one that we write.')
      if (!entry.canDecodeFileData()) throw damaged(`${name} is packed in an unknown way.`)
      const { compressedSize, uncompressedSize } = entry
      total += uncompressedSize
      const isBomb = uncompressedSize > ratio.from && uncompressedSize > compressedSize * ratio.most
      if (uncompressedSize > limits.entryBytes || total > limits.totalBytes || isBomb)
        throw tooLarge(name)
      found.set(name, entry)
    }
  }
  await whole(take())
  checkPlaces(found, archive.fileSize)
  return new Map([...found].filter(([name]) => !name.endsWith('/')))
}

function checkPlaces(entries: ReadonlyMap<string, Entry>, bytes: number): void {
  const inOrder = [...entries].sort(
    ([, one], [, other]) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  for (const [at, [name, entry]] of inOrder.entries()) {
    const end = inOrder[at + 1]?.[1].relativeOffsetOfLocalHeader ?? bytes
    if (entry.relativeOffsetOfLocalHeader + 30 + entry.compressedSize > end)
      throw damaged(`${name} shares bytes with another file.`)
  }
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw damaged('A name is not UTF-8.')
  }
}

const isSafe = (name: string): boolean =>
  name.length > 0 &&
  name.length <= longestName &&
  !/[\p{Cc}\\:]/u.test(name) &&
  !name.startsWith('/') &&
  name.split('/').every((part) => part !== '..' && part !== '.')
