// Pictures of our own making as smaller WebP files.
import { pictureStudio } from './picture-desk.ts'

/** WebP of `quality`, 1 to 100; `side` is the most that its longer side has, which is never made longer. */
export type Shrunk = { side?: number; quality: number }

/** The picture once for each request. Throws Error for what is no picture. */
export const shrinkPicture = (
  bytes: Uint8Array,
  requests: readonly Shrunk[],
): Promise<Uint8Array[]> =>
  pictureStudio.run(new URL('./shrink-worker.ts', import.meta.url), { bytes, requests })
