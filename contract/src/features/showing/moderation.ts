// Looking after the gallery: reports of those who look at it, and the decisions of those who run it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { publicationStates, reportReasons } from '../../gallery-terms.ts'
import { flag, id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { publishedWork } from './gallery.ts'

export const moderatedWork = publishedWork.extend({
  /** A partner's that is not shown here waits, however it stands at its own site. */
  state: z.enum(publicationStates),
  /** The name of the partner site that it comes from; null for a work of this site. */
  site: z.string().nullable(),
  /** Reports that nobody has decided on, the newest first. */
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), text: z.string(), createdAt: timestamp }),
  ),
})
export type ModeratedWork = z.infer<typeof moderatedWork>

export const moderation = {
  report: defineEndpoint({
    method: 'POST',
    path: '/gallery/report',
    access: 'caller',
    summary:
      'Reports a published work, once. After as many reports as the site says it is hidden until somebody has looked at it.',
    input: z.object({
      id,
      reason: z.enum(reportReasons),
      text: z.string().trim().max(1000).default(''),
    }),
    reply: nothing,
    failures: ['gallery.not_found'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/gallery/moderation',
    access: 'operator',
    needs: 'review',
    summary:
      'Works of this site that wait for a decision or were reported, the longest waiting first; or those of partner sites that this site has to decide on, the newest first.',
    input: z.object({
      ...paging(24),
      /**
       * Works of this site that wait, or that were reported, which may wait as well; both when absent. `partners`: works of partner sites
       * that wait for this one, or that its people reported.
       */
      of: z.enum(['waiting', 'reported', 'partners']).optional(),
    }),
    reply: page(moderatedWork),
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/gallery/decide',
    access: 'operator',
    needs: 'review',
    summary:
      'Shows works or refuses them, and settles their reports. On a work of a partner site it decides for this site alone, and its author is told nothing.',
    input: z.object({
      ids: z.array(id).min(1).max(100),
      shows: flag,
      /** What their authors are told; a default sentence when empty. */
      message: z.string().trim().max(500).default(''),
    }),
    reply: nothing,
    failures: ['gallery.not_found'],
  }),
}
