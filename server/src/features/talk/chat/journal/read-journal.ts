// Reads the journal that a run has left, whatever lies there: a piece at a time, and not beyond what a run can have written.
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { readJournalLine } from './journal-lines.ts'

/** Events in their order; null for each place where something was lost. */
export type JournalEvents = AsyncIterable<ChatEvent | null>

/** More than the journal of any run comes to, in bytes. */
const maxBytes = 64 * 1024 * 1024
/** Longer than any event, in bytes. */
const longestLine = 16 * 1024 * 1024
const pieceBytes = 64 * 1024

/** The events of a file; none when it is not there. Never throws. */
export async function* readJournal(path: string): AsyncGenerator<ChatEvent | null, void> {
  let file: FileHandle | undefined
  try {
    // A pipe in its place would be waited for.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
    if ((await file.stat()).isFile()) yield* eventsOf(file)
    else yield null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) yield null
  } finally {
    await file?.close()
  }
}

/** No event is shorter, in bytes. */
const shortestLine = 38

async function* eventsOf(file: FileHandle): AsyncGenerator<ChatEvent | null, void> {
  let last = 0
  /** How many events what could not be read since then may have been. */
  let mayBeLost = 0
  for await (const line of linesOf(file)) {
    const read = line && readJournalLine(line)
    // A line without a check may name another number than it was given: that would cost all those after it.
    const isNext =
      read && read.event.seq > last && (read.isChecked || read.event.seq <= last + 1 + mayBeLost)
    if (read && isNext) {
      last = read.event.seq
      mayBeLost = 0
      yield read.event
    } else {
      mayBeLost += 1 + (line?.byteLength ?? longestLine) / shortestLine
      yield null
    }
  }
}

/** Whole lines; null for what is too long for one, and for what comes after all that is read. A last one that has no end was never sent. */
async function* linesOf(file: FileHandle): AsyncGenerator<Buffer | null, void> {
  const piece = Buffer.alloc(pieceBytes)
  let begun: Buffer[] = []
  let length = 0
  for (let read = 0; read < maxBytes; ) {
    const { bytesRead } = await file.read(piece, 0, pieceBytes, read)
    if (bytesRead === 0) return
    read += bytesRead
    let from = 0
    for (;;) {
      const end = piece.subarray(0, bytesRead).indexOf(0x0a, from)
      const part = piece.subarray(from, end < 0 ? bytesRead : end)
      length += part.byteLength
      if (length <= longestLine) begun.push(Buffer.from(part))
      else begun = []
      if (end < 0) break
      if (length > longestLine) yield null
      else if (length > 0) yield Buffer.concat(begun)
      begun = []
      length = 0
      from = end + 1
    }
  }
  yield null
}
