import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { nothing, timestamp } from '../../primitives.ts'

/** Largest archive that is taken in, in bytes. */
export const importLimitBytes = 4 * 1024 * 1024 * 1024

/** What an import takes, in the order of their report. */
export const importKinds = [
  'uploads',
  'documents',
  'models',
  'apps',
  'prompts',
  'paramSets',
  'works',
  'albums',
  'marketPrompts',
  'conversations',
  'minds',
] as const
export const importKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof importKind>

/** What came of one kind of things. */
const importedKind = z.object({
  kind: importKind,
  taken: z.number().int(),
  /** Brought by an import before, or there already. */
  known: z.number().int(),
  /** Those that were left out, by why. */
  leftOut: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      count: z.number().int(),
      /** Some of them, by their names. */
      titles: z.array(z.string()),
    }),
  ),
})

export const importState = z.object({
  /** `none`: nothing was ever brought here. */
  state: z.enum(['none', 'running', 'done', 'failed']),
  /** Where the archive was made: the name of that site; empty for `none`. */
  from: z.string(),
  exportedAt: timestamp.nullable(),
  beganAt: timestamp.nullable(),
  /** From 0 to 1. */
  progress: z.number(),
  /** Kinds with nothing in the archive are absent. */
  kinds: z.array(importedKind),
  /** Why it failed as a whole. What had come until then stays, and the same file goes on from there. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type ImportState = z.infer<typeof importState>

/** How many bytes of each are stored, how many that makes, and how many there may be. */
export const storedBytes = z.object({
  uploads: z.number().min(0),
  documents: z.number().min(0),
  works: z.number().min(0),
  used: z.number().min(0),
  most: z.number().min(0),
})

export const accountData = {
  storage: defineEndpoint({
    method: 'GET',
    path: '/user/storage',
    access: 'caller',
    summary: 'How much the caller has stored, and how much they may.',
    input: z.object({}),
    reply: storedBytes,
  }),
  orderExport: defineEndpoint({
    method: 'POST',
    path: '/user/exportTicket',
    access: 'caller',
    summary:
      'A ticket for one download of everything that the account holds, good for two minutes.',
    input: z.object({}),
    reply: z.object({
      /** Where the download begins, ticket included. */
      url: z.string(),
      expiresAt: timestamp,
    }),
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/user/export',
    access: 'public',
    summary: 'Everything that an account holds as a ZIP archive, for whoever holds its ticket.',
    input: z.object({ ticket: z.string().max(100) }),
    reply: z.any(),
    replies: 'file',
    failures: ['export.spent'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/user/import',
    access: 'member',
    summary:
      'Takes an archive of an export in, of this or another installation, and begins to make what it holds the member’s own. What was brought before is not brought again.',
    input: z.object({}),
    reply: importState,
    body: 'multipart',
    failures: [
      'import.not_archive',
      'import.newer',
      'import.damaged',
      'import.too_large',
      'import.running',
      'import.busy',
    ],
  }),
  importState: defineEndpoint({
    method: 'GET',
    path: '/user/importState',
    access: 'member',
    summary: 'How the member’s last import stands, and what came of it.',
    input: z.object({}),
    reply: importState,
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: '/user/delete',
    access: 'member',
    summary:
      'Deletes the account with all that it holds, for good. What was booked stays under a number.',
    input: z.object({
      /** The account’s username; its name where it has none. */
      name: z.string().max(200),
      /** Where the account has one; else the login must be fresh. */
      password: z.string().max(500).optional(),
    }),
    reply: nothing,
    failures: ['auth.wrong_password', 'auth.wrong_name', 'auth.login_old', 'auth.last_operator'],
  }),
}
