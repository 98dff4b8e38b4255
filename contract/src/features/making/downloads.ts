// Many works as one ZIP archive, which is made while it is fetched.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, timestamp } from '../../primitives.ts'

export const batchDownload = z.object({
  id: z.string(),
  /** `gone`: its works have been deleted. */
  status: z.enum(['ready', 'gone']),
  /** 0 to 100. */
  progress: z.number().int(),
  /** Where the archive begins to come; empty when it is gone. */
  url: z.string(),
  files: z.number().int(),
  /** Of all files; the archive has a little more. */
  bytes: z.number().int(),
  createdAt: timestamp,
  /** The link opens nothing from then on. */
  expiresAt: timestamp,
})
export type BatchDownload = z.infer<typeof batchDownload>

export const downloads = {
  add: defineEndpoint({
    method: 'POST',
    path: '/autoreply/addBatchDownload',
    access: 'caller',
    summary: 'Asks for the files of own works as one ZIP archive, for a day.',
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    reply: batchDownload,
    failures: ['works.not_found', 'works.no_files'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryBatchDownload',
    access: 'caller',
    summary: 'Own archives that can still be fetched, newest first; or one of them.',
    input: z.object({ id: z.string().max(100).optional() }),
    reply: z.object({ rows: z.array(batchDownload) }),
    failures: ['downloads.not_found'],
    specificationOnly: true,
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/works/download',
    access: 'public',
    summary: 'An archive as it is made, for whoever holds its link.',
    input: z.object({ id: z.string().max(100), key: z.string().max(100) }),
    reply: z.any(),
    replies: 'file',
    failures: ['downloads.not_found'],
  }),
}
