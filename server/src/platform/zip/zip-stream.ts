// A ZIP archive as it is made: what it takes in memory is the list of its files, whatever their size.
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import {
  dataDescriptor,
  directoryEntry,
  dosTime,
  endOfDirectory,
  localHeader,
  type WrittenFile,
} from './zip-records.ts'

export type ZipFile = {
  /** Path inside the archive, with `/`, each once. */
  name: string
  modifiedAt: Date
  /** Up to 4 GB. */
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
  /** Its bytes are compressed already: no time is spent on making them smaller. */
  isPacked?: boolean
}

/** The bytes of the archive. A reader that stops early ends the reading of files too. */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer, void> {
  // No buffers: each would hold the whole block that it was cut from.
  const directory: WrittenFile[] = []
  let offset = 0
  for await (const file of files) {
    const written: WrittenFile = {
      name: file.name,
      modified: dosTime(file.modifiedAt),
      crc: 0,
      compressed: 0,
      size: 0,
      offset,
    }
    const header = localHeader(written)
    yield header
    for await (const bytes of deflate(file, written)) {
      written.compressed += bytes.length
      yield bytes
    }
    const descriptor = dataDescriptor(written)
    yield descriptor
    offset += header.length + written.compressed + descriptor.length
    directory.push(written)
  }
  let bytes = 0
  for (const written of directory) {
    const entry = directoryEntry(written)
    bytes += entry.length
    yield entry
  }
  yield endOfDirectory({ files: directory.length, offset, bytes })
}

async function* deflate(
  { content, isPacked = false }: ZipFile,
  written: Pick<WrittenFile, 'crc' | 'size'>,
): AsyncGenerator<Buffer, void> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      written.crc = crc32(bytes, written.crc)
      written.size += bytes.length
      yield bytes
    }
  }
  const packer = createDeflateRaw({ level: isPacked ? 0 : 6 })
  const source = Readable.from(counted())
  source.on('error', (error) => packer.destroy(error))
  try {
    for await (const bytes of source.pipe(packer)) yield bytes as Buffer
  } finally {
    source.destroy()
    packer.destroy()
  }
}
