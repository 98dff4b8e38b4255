import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { longId, page, paging, timestamp } from '../../primitives.ts'
import { staffRoles } from '../../staff-roles.ts'

const action = z.object({
  id: longId,
  at: timestamp,
  /** Their name as it was then; they may be gone. */
  actor: z.string(),
  role: z.enum(staffRoles),
  /** The site it was done on; empty for one that is gone. */
  site: z.string(),
  /** Method and path of the call. */
  call: z.string(),
  /** What was sent, secrets and long texts left out. */
  input: z.record(z.string(), z.unknown()),
  /** `done`, or the failure that it ended with; null when the server ended before it. */
  outcome: z.string().nullable(),
  ip: z.string(),
})
export type AuditedAction = z.infer<typeof action>

export const audit = {
  list: defineEndpoint({
    method: 'GET',
    path: '/audit/list',
    access: 'operator',
    needs: 'readAudit',
    summary:
      'What those who run the installation have done, newest first: of all sites, or for a site operator of this one.',
    input: z.object({
      ...paging(50),
      /** A part of the name of whoever did it. */
      actor: z.string().trim().max(64).default(''),
    }),
    reply: page(action),
  }),
}
