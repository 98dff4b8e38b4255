import type { Readable } from 'node:stream'

/** Where files lie. Names are paths of our own making: segments of letters, digits, `-`, `_` and `.`, joined by `/`. */
export interface FileStorage {
  /** Stores the whole file or nothing. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** The file as a stream; undefined when it is not there. */
  open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>
  /** The file at once; undefined when it is not there. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Gone, or was never there. */
  delete(name: string): Promise<void>
}
