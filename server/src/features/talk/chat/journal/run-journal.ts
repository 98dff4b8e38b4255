// What is sent to a browser is first written here, to a file of the run: a killed server loses nothing that somebody has read, though the
// database is told only twice a second.
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { withChecks } from './journal-lines.ts'
import { type JournalEvents, readJournal } from './read-journal.ts'

export type JournalFile = {
  /** Adds lines at once, all of them or none; throws when they could not be written, as on a full disk. */
  append(lines: string): void
  /** Has the file hold these lines alone; throws as `append` does, and then holds what it held. */
  restart(lines: string): void
  /** The run is stored elsewhere: the file goes. */
  discard(): void
  /** Leaves the file for the next start. */
  close(): void
}

export type RunJournal = {
  /** A new file; what an earlier run of the entry left there is of no use any more. */
  open(entryId: number): JournalFile
  /** Runs that left a file behind. */
  list(): number[]
  /** The events of such a file, without what cannot be read. */
  read(entryId: number): JournalEvents
  discard(entryId: number): void
}

/** Journals in a folder, one file a run. */
export function createRunJournal(folder: string): RunJournal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Left by a server that was killed while it began a journal again.
  for (const name of readdirSync(folder))
    if (name.endsWith('.new')) rmSync(join(folder, name), { force: true, recursive: true })
  const place = (entryId: number) => join(folder, `${entryId}.ndjson`)
  return {
    open(entryId) {
      const path = place(entryId)
      let file = openSync(path, 'w', 0o600)
      return {
        append: (lines) => appendWhole(file, Buffer.from(withChecks(lines))),
        restart(lines) {
          const fresh = openSync(`${path}.new`, 'w', 0o600)
          try {
            appendWhole(fresh, Buffer.from(withChecks(lines)))
            renameSync(`${path}.new`, path)
          } catch (error) {
            closeSync(fresh)
            throw error
          }
          closeSync(file)
          file = fresh
        },
        discard: () => {
          closeSync(file)
          removeFile(path)
        },
        close: () => closeSync(file),
      }
    },
    list() {
      return readdirSync(folder).flatMap((name) => {
        const match = /^([1-9]\d{0,8})\.ndjson$/.exec(name)
        return match ? [Number(match[1])] : []
      })
    },
    read: (entryId) => readJournal(place(entryId)),
    // Whatever lies under that name.
    discard: (entryId) => rmSync(place(entryId), { force: true, recursive: true }),
  }
}

/** One call of the system for each answer; `rmSync` looks first, twice. */
function removeFile(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** A full disk takes a part of what is written: that part is taken back, so that what comes later stands on a line of its own. */
function appendWhole(file: number, bytes: Buffer): void {
  let written = 0
  try {
    while (written < bytes.byteLength)
      written += writeSync(file, bytes, written, bytes.byteLength - written, null)
  } catch (error) {
    if (written > 0) ftruncateSync(file, fstatSync(file).size - written)
    throw error
  }
}
