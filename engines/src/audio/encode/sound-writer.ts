import type { Stereo } from '../stereo.ts'

/** Writes one sound as a file. */
export type SoundWriter = {
  /** Any number of samples. Does not keep them. */
  write(piece: Stereo): void
  /** The whole file. Nothing may be written after it. */
  end(): Uint8Array<ArrayBuffer>
}
