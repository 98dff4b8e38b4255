// The works of a site as those who run it see them: all of them, with what stood behind each, and what can be done about it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { credits, id, page, paging, timestamp } from '../../primitives.ts'
import { workKinds } from '../../work-terms.ts'
import { work, workState } from '../making/works.ts'

/** Whose a work is. */
const owner = z.object({
  accountId: id,
  name: z.string(),
  /** Empty for guests. */
  username: z.string(),
  isGuest: z.boolean(),
})
export type WorkOwner = z.infer<typeof owner>

const workLine = work
  .pick({
    id: true,
    type: true,
    task: true,
    status: true,
    progress: true,
    place: true,
    prompt: true,
    model: true,
    builtin: true,
    price: true,
    purse: true,
    message: true,
    createdAt: true,
    startedAt: true,
    endedAt: true,
  })
  .extend({
    owner,
    /** How many files have come of it. */
    fileCount: z.number().int(),
    /** The first of them, small; empty for none. */
    thumbnail: z.string(),
    blur: z.string(),
  })
export type WorkLine = z.infer<typeof workLine>

const attempt = z.object({
  /** How often its upstream was too busy to take it. */
  count: z.number().int(),
  /** Until when it waits for that; null when it does not. */
  nextAt: timestamp.nullable(),
})

const workDetail = z.object({
  work: work.omit({ preview: true, next: true }),
  owner,
  /** Texts of fields that the model named itself. */
  fieldLabels: z.record(z.string(), z.string()),
  engine: z.object({
    /** Of the connection, as it is called now; empty when it is gone. */
    connection: z.string(),
    connectionId: id.nullable(),
    /** The engine's own name; empty when the connection is gone. */
    id: z.string(),
    /** The upstream's name of the model; empty when it is gone. */
    model: z.string(),
  }),
  attempts: attempt,
  /** Why it ended otherwise than well: our code, and all that its upstream said; null where nothing went wrong. */
  failure: z.object({ code: z.string(), words: z.string() }).nullable(),
  /** What names it at its upstream. */
  requestKey: z.string(),
  credits: z.object({
    /** What was given back by hand, after its end. */
    refunded: credits,
    /** What may still be given back by hand. */
    refundable: credits,
    /** What another try takes: what it was asked for at; null where it cannot be tried again. */
    retryPrice: credits.nullable(),
  }),
})
export type WorkDetail = z.infer<typeof workDetail>

/** Why somebody who runs the site does it; kept in the log, of a refund with the entry as well. */
const reason = z.string().trim().min(1).max(200)
const actionInput = z.object({ id, reason })

export const workAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/works/list',
    access: 'operator',
    needs: 'readWorks',
    summary: 'Works of the site, newest first, with how many wait and run now.',
    input: z.object({
      ...paging(50),
      status: z.coerce.number().pipe(workState).optional(),
      kind: z.enum(workKinds).optional(),
      /** A part of a name, or the number of an account. */
      person: z.string().trim().max(64).default(''),
      modelId: id.optional(),
      /** Asked for at this time or later, and before that. */
      from: timestamp.optional(),
      to: timestamp.optional(),
    }),
    reply: page(workLine).extend({
      waiting: z.number().int(),
      running: z.number().int(),
    }),
  }),
  models: defineEndpoint({
    method: 'GET',
    path: '/admin/works/models',
    access: 'operator',
    needs: 'readWorks',
    summary: 'The models that made the latest works of the site, by name.',
    input: z.object({}),
    reply: z.object({ rows: z.array(z.object({ id, label: z.string() })) }),
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/admin/works/read',
    access: 'operator',
    needs: 'readWorks',
    summary: 'One work: what was asked for, what came of it, and what stood behind it.',
    input: z.object({ id }),
    reply: workDetail,
    failures: ['works.not_found'],
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/admin/works/file',
    access: 'public',
    summary: 'A file of a work under the address that those who run its site were given.',
    input: z.object({
      id: z.string().max(100),
      key: z.string().max(100),
      /** `thumb`: the small one, under a key of its own. */
      as: z.literal('thumb').optional(),
      /** Another one for each cover of a song. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['works.not_found'],
  }),
  stop: defineEndpoint({
    method: 'POST',
    path: '/admin/works/stop',
    access: 'operator',
    needs: 'manageWorks',
    summary: 'Gives a work up for its owner, and gives back what was taken. What has ended stays.',
    input: actionInput,
    reply: workDetail,
    failures: ['works.not_found'],
    refreshes: ['workAdmin.list'],
  }),
  retry: defineEndpoint({
    method: 'POST',
    path: '/admin/works/retry',
    access: 'operator',
    needs: 'manageWorks',
    summary:
      'Queues a failed work once more, as the same work. Takes what it was asked for at, which its failure gave back.',
    input: actionInput,
    reply: workDetail,
    failures: ['works.not_found', 'works.not_failed', 'works.owner_short', 'models.not_found'],
    refreshes: ['workAdmin.list'],
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/admin/works/refund',
    access: 'operator',
    needs: 'refund',
    summary: 'Gives back what a work came to, once; its files stay.',
    input: actionInput,
    reply: workDetail,
    failures: ['works.not_found', 'works.nothing_paid'],
    refreshes: ['workAdmin.list'],
  }),
}
