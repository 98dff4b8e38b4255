// Reads ZIP archives by the browser's own inflate: only the entries that are asked for are unpacked.

export type ZipEntry = { name: string; text: () => Promise<string> }

/** What is no ZIP archive, or is broken, or needs what we cannot do. */
export class ZipError extends Error {}

const endMark = 0x06054b50
const directoryMark = 0x02014b50
const endSize = 22
const longestComment = 0xffff

/** Whether bytes begin as ZIP archives do. */
export const looksLikeZip = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return head[0] === 0x50 && head[1] === 0x4b
}

/** The entries of an archive by its directory at the end. Throws ZipError. */
export async function readZip(file: Blob): Promise<ZipEntry[]> {
  const tail = file.slice(Math.max(0, file.size - endSize - longestComment))
  const end = new DataView(await tail.arrayBuffer())
  let at = end.byteLength - endSize
  while (at >= 0 && end.getUint32(at, true) !== endMark) at -= 1
  if (at < 0) throw new ZipError('no directory')
  const count = end.getUint16(at + 10, true)
  const size = end.getUint32(at + 12, true)
  const start = end.getUint32(at + 16, true)
  // An archive of more than 4 GB, or of 65,535 entries: none of the exports are.
  if (start === 0xffffffff || count === 0xffff || start + size > file.size)
    throw new ZipError('not readable')
  return entriesOf(file, new DataView(await file.slice(start, start + size).arrayBuffer()))
}

function entriesOf(file: Blob, directory: DataView): ZipEntry[] {
  const entries: ZipEntry[] = []
  const names = new TextDecoder()
  for (let at = 0; at + 46 <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== directoryMark) throw new ZipError('broken directory')
    const method = directory.getUint16(at + 10, true)
    const isSecret = (directory.getUint16(at + 8, true) & 1) !== 0
    const size = directory.getUint32(at + 20, true)
    const nameLength = directory.getUint16(at + 28, true)
    const restLength = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    const header = directory.getUint32(at + 42, true)
    if (at + 46 + nameLength > directory.byteLength) throw new ZipError('broken directory')
    const name = names.decode(
      new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength),
    )
    entries.push({ name, text: () => unpack(file, { header, size, method, isSecret }) })
    at += 46 + nameLength + restLength
  }
  return entries
}

type Place = { header: number; size: number; method: number; isSecret: boolean }

async function unpack(file: Blob, { header, size, method, isSecret }: Place): Promise<string> {
  if (isSecret || (method !== 0 && method !== 8)) throw new ZipError('not readable')
  const local = new DataView(await file.slice(header, header + 30).arrayBuffer())
  if (local.byteLength < 30) throw new ZipError('cut off')
  const start = header + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  const packed = file.slice(start, start + size)
  if (method === 0) return packed.text()
  try {
    return await new Response(
      packed.stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).text()
  } catch (error) {
    throw new ZipError('broken entry', { cause: error })
  }
}
