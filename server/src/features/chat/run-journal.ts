// What is sent to a browser is first written here, to a file of the run: a killed server loses nothing that somebody has read, though the
// database is told only twice a second.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

export type JournalFile = {
  /** Adds lines at once; throws when the disk is full. */
  append(lines: string): void
  /** The run is stored elsewhere: the file goes. */
  discard(): void
  /** Leaves the file for the next start. */
  close(): void
}

export type RunJournal = {
  open(entryId: number): JournalFile
  /** Runs that left a file behind. */
  list(): number[]
  /** Whole lines of such a file; a torn last line is left out. */
  read(entryId: number): string
  discard(entryId: number): void
}

/** Journals in a folder, one file a run. */
export function createRunJournal(folder: string): RunJournal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const place = (entryId: number) => join(folder, `${entryId}.ndjson`)
  return {
    open(entryId) {
      const path = place(entryId)
      const file = openSync(path, 'a', 0o600)
      return {
        append: (lines) => {
          writeSync(file, lines)
        },
        discard: () => {
          closeSync(file)
          rmSync(path, { force: true })
        },
        close: () => closeSync(file),
      }
    },
    list() {
      return readdirSync(folder).flatMap((name) => {
        const match = /^(\d+)\.ndjson$/.exec(name)
        return match ? [Number(match[1])] : []
      })
    },
    read(entryId) {
      const path = place(entryId)
      if (!existsSync(path)) return ''
      const text = readFileSync(path, 'utf8')
      return text.slice(0, text.lastIndexOf('\n') + 1)
    },
    discard: (entryId) => rmSync(place(entryId), { force: true }),
  }
}
