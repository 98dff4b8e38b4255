// What works want of whoever keeps their files. Types alone.
import type { FileAbout, WorkFile, WorkInput } from '@atelier/contract/features/making/works'
import type { MadeFile } from '@atelier/engines/kinds/work'
import type { MadeResult, MakerInput } from '@atelier/engines/makers/maker'
import type { Database } from '../../../platform/db/database.ts'
import type { InputRef } from './recipe.ts'

/** A file that lies in storage and is in no table yet: the columns of work_files. */
export type PreparedFile = {
  id: string
  workId: number
  ownerId: number
  /** From 0. */
  position: number
  mime: string
  width: number | null
  height: number | null
  durationS: number | null
  bytes: number
  hasThumbnail: boolean
  blur: string
  about: FileAbout
}

export type WorkFilesPort = {
  /** The bytes of files that go along, in order. Throws works.input_gone. */
  loadInputs(refs: readonly InputRef[], ownerId: number): Promise<MakerInput[]>
  /** Fetches, checks and stores what was made. Throws whatever hinders it; it is tried again. */
  storeResult(
    result: MadeResult,
    about: { workId: number; ownerId: number; position: number; signal?: AbortSignal },
  ): Promise<PreparedFile>
  /** Notes them as the files of a work that ends in this transaction. */
  insertFiles(tx: Database, workId: number, files: readonly PreparedFile[]): Promise<void>
  /** Removes prepared files of a work that was ended by somebody else. */
  discardFiles(files: readonly PreparedFile[]): Promise<void>
  /** Removes everything that is stored of these works, before their rows go. */
  deleteFiles(workIds: readonly number[]): Promise<void>
  /** Stores a picture as far as it is, in place of the one before; resolves with what the column `preview` keeps. */
  storePreview(
    picture: MadeFile,
    about: { workId: number; ownerId: number; before: string | null; signal: AbortSignal },
  ): Promise<string>
  discardPreview(preview: string): Promise<void>
  /** Files of each work, in order of position; a work without any may be absent. */
  describeFiles(workIds: readonly number[]): Promise<Map<number, WorkFile[]>>
  /** The same files in the same order, for the wire. */
  describeInputs(refs: readonly InputRef[]): Promise<WorkInput[]>
  previewAddress(work: { siteId: number; preview: string }): string
}
