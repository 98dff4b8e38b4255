// A ZIP archive as it is made: what it takes in memory is the list of its files, whatever their size.
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile as ZipWriter } from 'yazl'

export type ZipFile = {
  /** Path inside the archive, with `/`, each once; it leads nowhere else. */
  name: string
  modifiedAt: Date
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
  /** Its bytes are compressed already: little time is spent on making them smaller. */
  isPacked?: boolean
}

/** The bytes of the archive. A reader that stops early ends the reading of files too. */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer, void> {
  const writer = new ZipWriter()
  const output = new PassThrough()
  writer.outputStream.pipe(output)
  let source: Readable | undefined
  const write = async () => {
    for await (const { name, modifiedAt, content, isPacked = false } of files) {
      source = Readable.from(bytesOf(content), { objectMode: false })
      // Never stored as it is: who reads an archive as it comes finds no end of such a file.
      writer.addReadStream(source, name, { mtime: modifiedAt, compressionLevel: isPacked ? 1 : 6 })
      await finished(source)
    }
    writer.end()
  }
  const written = write().catch((error: Error) => void output.destroy(error))
  try {
    for await (const bytes of output) yield bytes as Buffer
  } finally {
    source?.destroy()
    await written
  }
}

async function* bytesOf(content: ZipFile['content']): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
