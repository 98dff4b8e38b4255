// What a feature takes of the archive of an account that was made elsewhere.
import type { ImportKind } from '@atelier/contract/features/identity/account-data'
import type { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Archive } from './read-archive.ts'

/** What a thing is called where it comes from, and what people know it by. */
export type OldThing = { oldId: string | number; title: string }

/** Stores a thing and notes that it was taken, both or neither; `insert` resolves with its name here. */
export type Keep = (insert: (tx: Database) => Promise<string | number>) => Promise<void>

export type Importing = {
  /** The new owner: nothing that the archive tells of owners counts. */
  context: RequestContext<'caller'>
  archive: Archive
  /** The list that a file holds, entry by entry, those that fit; the others are left out, and none is there where the file is not. */
  list<T extends z.ZodType>(
    kind: ImportKind,
    file: string,
    schema: T,
  ): Promise<readonly z.output<T>[]>
  /**
   * Takes a thing once: `make` is not called where it was brought before and is still there. Throws nothing of what `make` refuses with a
   * Failure: the thing is left out then, and the report says why.
   */
  take(kind: ImportKind, thing: OldThing, make: (keep: Keep) => Promise<void>): Promise<void>
  /** Throws storage.full, storage.site_full where files of so many bytes more, all that came before among them, are too many. */
  expectRoom(bytes: number): void
  /** What a thing of the archive is called here; undefined where it was not taken. */
  idOf(kind: ImportKind, oldId: string | number): Promise<string | undefined>
  /** A time of the archive, which is never in the future. */
  timeOf(iso: string): Date
  now(): Date
  /** How much of the part is done, from 0 to 1. */
  progress(part: number): void
}

/** Thrown within `make`: the same thing is there already, under this name. */
export class ThereAlready extends Error {
  readonly id: string

  constructor(id: string | number) {
    super('there already')
    this.id = String(id)
  }
}

export type ImportPart = {
  kinds: readonly ImportKind[]
  /** Where its files lie in the archive, by which its share of the whole is told. */
  folder: string
  /** Those of an owner's things among these that are there. */
  listThere(kind: ImportKind, ownerId: number, ids: readonly string[]): Promise<string[]>
  take(importing: Importing): Promise<void>
}

/** For things that have numbers. */
export const listThereByNumber =
  (
    list: (ownerId: number, ids: readonly number[], kind: ImportKind) => Promise<readonly number[]>,
  ) =>
  async (kind: ImportKind, ownerId: number, ids: readonly string[]): Promise<string[]> => {
    const numbers = ids.map(Number).filter((each) => Number.isInteger(each) && each < 2 ** 31)
    return numbers.length ? (await list(ownerId, numbers, kind)).map(String) : []
  }

/** Goes through rows one by one, and tells how far it is. */
export async function takeEach<Row>(
  rows: readonly Row[],
  { progress }: Pick<Importing, 'progress'>,
  take: (row: Row) => Promise<void>,
): Promise<void> {
  for (const [at, row] of rows.entries()) {
    await take(row)
    progress((at + 1) / rows.length)
  }
}

/** The title, or the title with the first number that makes it another one. */
export async function findFreeTitle(
  title: string,
  longest: number,
  isTaken: (title: string) => boolean | Promise<boolean>,
): Promise<string> {
  let free = title
  for (let n = 2; await isTaken(free); n++) {
    const mark = ` (${n})`
    free = title.slice(0, longest - mark.length) + mark
  }
  return free
}
