import type { StereoHop } from '../splitting/carve.ts'

/** Writes one stem. */
export type StemEncoder = {
  /** Any number of samples, as many left as right. Does not keep them. */
  write(piece: StereoHop): void
  /** The whole file. Nothing may be written after it. */
  end(): Uint8Array<ArrayBuffer>
}
