import type { Readable } from 'node:stream'

/** Part of a file in bytes: from one to another, both counted, or its last so many. */
export type BytePart = { from: number; to?: number } | { last: number }

/** Where files lie. Names are paths of our own making: segments of letters, digits, `-`, `_` and `.`, joined by `/`. */
export interface FileStorage {
  /** Stores the whole file or nothing. */
  save(name: string, bytes: Uint8Array): Promise<void>
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
}

/** `bytes` counts the whole file; `from` and `to` are the first and last byte that come. */
export type OpenedPart = { bytes: number } & (
  | { from: number; to: number; stream: Readable }
  | { stream: null }
)
