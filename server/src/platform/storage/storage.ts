import type { Readable } from 'node:stream'

/** Part of a file in bytes: from one to another, both counted, or its last so many. */
export type BytePart = { from: number; to?: number } | { last: number }

/** Where files lie. Names are paths of our own making: segments of letters, digits, `-`, `_` and `.`, joined by `/`. */
export interface FileStorage {
  /** Stores the whole file or nothing. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** The same from a stream of so many bytes; one that ends earlier is not stored. */
  saveStream(name: string, content: Readable, bytes: number): Promise<void>
  /** The file as a stream, which must be read or destroyed; undefined when it is not there. */
  open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>
  /**
   * Part of the file, as far as there is so much, with the size of the whole; `stream` is null when nothing of the part is in the file.
   * Undefined when the file is not there.
   */
  openPart(name: string, part: BytePart): Promise<OpenedPart | undefined>
  /** The file at once; undefined when it is not there. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Gone, or was never there. */
  delete(name: string): Promise<void>
  /**
   * Puts every file that there is beneath a folder of this machine, by its name, where it stays whatever becomes of it here; what is
   * there already is passed over. Stored files never change.
   */
  hold(folder: string): Promise<void>
}

/** Files cannot be reached: trying again later may help. The cause names no key. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}

const fitName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

export const isStorageName = (name: string): boolean => fitName.test(name)

/** Throws for what is no name of a file. */
export function assertStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error(`not a storage name: ${name}`)
}

/** `bytes` counts the whole file; `from` and `to` are the first and last byte that come. */
export type OpenedPart = { bytes: number } & (
  | { from: number; to: number; stream: Readable }
  | { stream: null }
)
