// What an archive of an account says of itself, for the installation that takes it in.
import { z } from 'zod'
import { storableText } from '../../../platform/storable-text.ts'

export const archiveFormat = 'atelier-account'

/** Grows when an older reader would misread an archive; what only adds to it leaves the number as it is. */
export const archiveVersion = 1

export const manifestName = 'archive.json'

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.number().int().min(1),
  /** Of Atelier. */
  product: z.string().max(40),
  /** The site's name. */
  site: z.string().max(500).transform(storableText),
  /** Names the account, the same in each of its archives, and tells nothing of it. */
  source: z.string().regex(/^[\w-]{8,100}$/),
  exportedAt: z.iso.datetime(),
})
export type Manifest = z.infer<typeof manifestSchema>
