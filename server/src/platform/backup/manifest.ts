// The first entry of a backup: what is in it, so that a restore can say at once whether it fits. A backup is a tar of
//   manifest.json        this
//   secret.key           what keys at rest are encrypted under, unless the environment gives it
//   tables/<name>.gz     a table's rows as COPY writes them in text form, which every major of PostgreSQL reads
//   files/<path>         what is stored: pictures, clips, songs, documents
import { hkdfSync } from 'node:crypto'
import { z } from 'zod'

const count = z.number().int().nonnegative()

const table = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)).min(1),
  rows: count,
  /** Of the compressed entry. */
  bytes: count,
  sha256: z.string(),
})

export const manifestSchema = z.object({
  /** Of this layout; another one is refused. */
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Tells whether a key is the one that keys at rest are encrypted under, without telling the key. */
  keyFingerprint: z.string(),
  keyEnclosed: z.boolean(),
  /** The migrations that had run, oldest first: `when` of the journal and the hash of the text. */
  migrations: z.array(z.object({ when: z.number().int(), hash: z.string() })).min(1),
  tables: z.array(table),
  /** The last number given out; null before the first. Text, since it may exceed what a number holds. */
  sequences: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      last: z.string().regex(/^\d+$/).nullable(),
    }),
  ),
  /** Null for a backup of the tables alone. */
  files: z.object({ count, bytes: count }).nullable(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpTable = z.infer<typeof table>

/** 32 hexadecimal digits that are the same for the same key, and tell nothing of it. */
export const fingerprintOf = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'atelier key fingerprint', 16)).toString('hex')
