import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { nothing, timestamp } from '../../primitives.ts'

/** Of a backup. */
const name = z
  .string()
  .max(120)
  .regex(/^[\w-]+\.tar$/)

const backup = z.object({
  name,
  bytes: z.number().int().min(0),
  madeAt: timestamp,
})
export type Backup = z.infer<typeof backup>

/** No room on the server's disk; files cannot be reached; anything else. */
const backupFailure = z.enum(['noRoom', 'storage', 'other'])
export type BackupFailure = z.infer<typeof backupFailure>

export const backups = {
  list: defineEndpoint({
    method: 'GET',
    path: '/backup/list',
    access: 'operator',
    needs: 'backUp',
    summary: 'The backups that are kept, newest first, and how the one under way stands.',
    input: z.object({}),
    reply: z.object({
      rows: z.array(backup),
      /** When the backup under way was begun; null when none is. */
      makingSince: timestamp.nullable(),
      /** Why the last one that was asked for failed; null when it did not. */
      failure: backupFailure.nullable(),
      /** Whether the key of stored keys is in backups; else whoever runs the server keeps it. */
      enclosesKey: z.boolean(),
    }),
  }),
  make: defineEndpoint({
    method: 'POST',
    path: '/backup/make',
    access: 'operator',
    needs: 'backUp',
    summary: 'Begins a backup of the whole installation; the list tells when it is there.',
    input: z.object({}),
    reply: nothing,
    failures: ['backups.under_way'],
    refreshes: ['backups.list'],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/backup/delete',
    access: 'operator',
    needs: 'backUp',
    summary: 'Deletes a backup.',
    input: z.object({ name }),
    reply: nothing,
    failures: ['backups.not_found'],
    refreshes: ['backups.list', 'analytics.setup'],
  }),
  ticket: defineEndpoint({
    method: 'POST',
    path: '/backup/ticket',
    access: 'operator',
    needs: 'backUp',
    summary: 'An address at which a backup can be downloaded for two minutes.',
    input: z.object({ name }),
    reply: z.object({ url: z.string() }),
    failures: ['backups.not_found'],
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/backup/file',
    access: 'public',
    summary: 'A backup as a file, for whoever holds its ticket.',
    input: z.object({
      name,
      expires: z.coerce.number().int().positive(),
      signature: z.string().max(64),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['backups.not_found'],
  }),
}
