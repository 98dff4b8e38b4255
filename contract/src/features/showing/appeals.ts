// What authors say against a refusal, once for each thing, and what they are answered.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, id, nothing, page, paging, timestamp } from '../../primitives.ts'

const about = { kind: z.enum(['work', 'app', 'prompt']), subjectId: id }

export const appeal = z.object({
  id,
  ...about,
  text: z.string(),
  state: z.enum(['waiting', 'granted', 'refused']),
  /** What the author is told; empty for the default words. */
  answer: z.string(),
  createdAt: timestamp,
})
export type Appeal = z.infer<typeof appeal>
export type AppealKind = Appeal['kind']

/** With what those who decide need to know. */
const openAppeal = appeal.extend({
  author: z.string(),
  /** Of the work, app or prompt; empty for one without, or that is gone. */
  title: z.string(),
  /** Why it was refused, in the words that the author was told; empty for the default ones. */
  message: z.string(),
  /** Whether it is refused still, so that an appeal can be granted. */
  isRefused: z.boolean(),
})
export type OpenAppeal = z.infer<typeof openAppeal>

export const appeals = {
  make: defineEndpoint({
    method: 'POST',
    path: '/appeal/make',
    access: 'member',
    summary: 'Says something against the refusal of an own work, app or prompt, once.',
    input: z.object({ ...about, text: z.string().trim().min(1).max(2000) }),
    reply: appeal,
    failures: ['appeals.not_found', 'appeals.not_refused', 'appeals.made'],
    refreshes: ['appeals.own'],
  }),
  own: defineEndpoint({
    method: 'GET',
    path: '/appeal/own',
    access: 'member',
    summary: 'The own appeal about a thing; null where there is none.',
    input: z.object(about),
    reply: z.object({ appeal: appeal.nullable() }),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/moderation/appeals',
    access: 'operator',
    needs: 'review',
    summary:
      'Appeals on this site: those that wait, the longest first, then those that are settled.',
    input: z.object(paging(24)),
    reply: page(openAppeal),
  }),
  settle: defineEndpoint({
    method: 'POST',
    path: '/admin/moderation/settleAppeal',
    access: 'operator',
    needs: 'review',
    summary: 'Grants an appeal, which shows what it is about, or refuses it.',
    input: z.object({ id, grants: flag, answer: z.string().trim().max(1000).default('') }),
    reply: nothing,
    failures: [
      'appeals.not_found',
      'appeals.not_refused',
      ...(['gallery.not_found', 'apps.not_found', 'market.not_found'] as const),
    ],
    refreshes: ['appeals.list', 'moderationAdmin.counts'],
  }),
}
