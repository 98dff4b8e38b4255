// The directory of a ZIP archive that somebody sends (PKWARE APPNOTE 6.3.9): nothing that it says is believed before it was checked.
import type { FileHandle } from 'node:fs/promises'
import { ZipError } from './zip-error.ts'

export type ZipEntry = {
  name: string
  /** 0: as it is; 8: deflated. */
  method: 0 | 8
  crc: number
  compressed: number
  size: number
  /** Where its local header stands. */
  offset: number
}

export type ZipLimits = {
  entries: number
  /** Of one file as it comes out, and of all files together. */
  entryBytes: number
  totalBytes: number
}

/** Bytes of the longest directory that is read. */
const longestDirectory = 128 * 1024 * 1024
const longestName = 500
const full16 = 0xffff
const full32 = 0xffffffff
const endBytes = 22
/** From this size on, a file may not be so many times larger than it is packed: no text is. */
const ratio = { from: 16 * 1024 * 1024, most: 250 }

const damaged = (what: string) => new ZipError('damaged', what)

/** Throws ZipError. */
export async function readDirectory(
  file: FileHandle,
  bytes: number,
  limits: ZipLimits,
): Promise<ZipEntry[]> {
  const place = await findDirectory(file, bytes)
  if (place.entries > limits.entries || place.bytes > longestDirectory)
    throw new ZipError('too_large', 'The archive has too many files.')
  const directory = await readAt(file, place.offset, place.bytes)
  const entries: ZipEntry[] = []
  let at = 0
  for (let count = 0; count < place.entries; count += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw damaged('The directory is not whole.')
    const lengths = [28, 30, 32].map((from) => directory.readUInt16LE(at + from))
    const next = at + 46 + lengths.reduce((sum, length) => sum + length, 0)
    if (next > directory.length) throw damaged('The directory is not whole.')
    entries.push(readEntry(directory.subarray(at, next)))
    at = next
  }
  check(entries, { until: place.offset, limits })
  return entries.filter(({ name }) => !name.endsWith('/'))
}

export async function readAt(file: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const into = Buffer.alloc(bytes)
  for (let read = 0; read < bytes; ) {
    const { bytesRead } = await file.read(into, read, bytes - read, offset + read)
    if (bytesRead === 0) throw damaged('The archive ends too early.')
    read += bytesRead
  }
  return into
}

type Place = { entries: number; offset: number; bytes: number }

async function findDirectory(file: FileHandle, bytes: number): Promise<Place> {
  if (bytes < endBytes) throw new ZipError('no_archive', 'The file is too short for an archive.')
  const first = (await readAt(file, 0, 4)).readUInt32LE(0)
  if (first !== 0x04034b50 && first !== 0x06054b50)
    throw new ZipError('no_archive', 'The file does not begin as an archive does.')
  const length = Math.min(bytes, endBytes + full16)
  const tail = await readAt(file, bytes - length, length)
  const at = endIn(tail)
  const [entries, size, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ]
  const end = bytes - length + at
  const place =
    entries === full16 || size === full32 || offset === full32
      ? await findDirectory64(file, end)
      : { entries, bytes: size, offset }
  if (place.offset + place.bytes > end || place.entries * 46 > place.bytes)
    throw damaged('The directory is not where it should be.')
  return place
}

/** Where the end of the directory begins in the last bytes of a file; a comment may stand behind it. */
function endIn(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (
      tail.readUInt32LE(at) === 0x06054b50 &&
      at + endBytes + tail.readUInt16LE(at + 20) === tail.length
    )
      return at
  throw damaged('The archive has no end.')
}

async function findDirectory64(file: FileHandle, end: number): Promise<Place> {
  if (end < 20) throw damaged('The archive has no end.')
  const locator = await readAt(file, end - 20, 20)
  const at = Number(locator.readBigUInt64LE(8))
  if (locator.readUInt32LE(0) !== 0x07064b50 || at + 56 > end)
    throw damaged('The archive has no end.')
  const record = await readAt(file, at, 56)
  if (record.readUInt32LE(0) !== 0x06064b50) throw damaged('The archive has no end.')
  const [entries, bytes, offset] = [32, 40, 48].map((from) =>
    Number(record.readBigUInt64LE(from)),
  ) as [number, number, number]
  return { entries, bytes, offset }
}

function readEntry(record: Buffer): ZipEntry {
  const flags = record.readUInt16LE(8)
  const method = record.readUInt16LE(10)
  const nameEnd = 46 + record.readUInt16LE(28)
  const name = decodeName(record.subarray(46, nameEnd))
  if (flags & 0x2041) throw damaged(`${name} is encrypted.`)
  if (method !== 0 && method !== 8) throw damaged(`${name} is packed in an unknown way.`)
  const extra = record.subarray(nameEnd, nameEnd + record.readUInt16LE(30))
  const [size, compressed, offset] = withFar(
    [record.readUInt32LE(24), record.readUInt32LE(20), record.readUInt32LE(42)],
    extra,
  )
  return { name, method, crc: record.readUInt32LE(16), compressed, size, offset }
}

function decodeName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw damaged('A name is not UTF-8.')
  }
}

/** Numbers that do not fit into 32 bits stand in an extra field, in this order. */
function withFar(numbers: [number, number, number], extra: Buffer): [number, number, number] {
  if (!numbers.includes(full32)) return numbers
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    const field = extra.subarray(at + 4, at + 4 + length)
    if (extra.readUInt16LE(at) === 1) {
      let from = 0
      return numbers.map((number) => {
        if (number !== full32) return number
        if (from + 8 > field.length) throw damaged('A number is missing.')
        from += 8
        return Number(field.readBigUInt64LE(from - 8))
      }) as [number, number, number]
    }
    at += 4 + length
  }
  throw damaged('A number is missing.')
}

const isSafe = (name: string): boolean =>
  name.length > 0 &&
  name.length <= longestName &&
  !/[\p{Cc}\\:]/u.test(name) &&
  !name.startsWith('/') &&
  name.split('/').every((part) => part !== '..' && part !== '.')

/** Names that lead nowhere else and are there once; files that do not share bytes, and come to no more than may be. */
function check(
  entries: readonly ZipEntry[],
  { until, limits }: { until: number; limits: ZipLimits },
): void {
  const names = new Set<string>()
  let total = 0
  for (const { name, method, size, compressed } of entries) {
    if (!isSafe(name) || names.has(name)) throw damaged('A name is not one that we write.')
    names.add(name)
    total += size
    const isBomb = size > ratio.from && size > compressed * ratio.most
    if (size > limits.entryBytes || total > limits.totalBytes || isBomb)
      throw new ZipError('too_large', `${name} is larger than may be.`)
    if (method === 0 && size !== compressed) throw damaged(`${name} is not whole.`)
  }
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset)
  for (const [at, { name, offset, compressed }] of inOrder.entries()) {
    const end = inOrder[at + 1]?.offset ?? until
    if (offset + 30 + compressed > end) throw damaged(`${name} shares bytes with another file.`)
  }
}
