import type { Sample } from '../../making/samples/sample-manifest.ts'

/** A file as it was made, with what is known of it. */
export type MadeSample = {
  content: Uint8Array
  about: Omit<Sample, 'file' | 'bytes' | 'version' | 'recipe'>
}
