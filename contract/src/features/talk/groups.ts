import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, id, largestId, nothing, paging, timestamp } from '../../primitives.ts'

/** An app's number; 0 stands for none, as older clients send it. */
export const appId = z.coerce.number().int().min(0).max(largestId).nullish()

export const group = z.object({
  id,
  title: z.string(),
  isSticky: z.boolean(),
  appId: z.number().int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Group = z.infer<typeof group>

export const groups = {
  create: defineEndpoint({
    method: 'POST',
    path: '/group/create',
    access: 'caller',
    summary:
      'Makes a conversation; of an app the caller has one alone, and that is the answer where it exists.',
    input: z.object({ appId }),
    reply: z.object({ id }),
    failures: ['apps.not_found', 'groups.is_role'],
    refreshes: ['groups.list'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/group/query',
    access: 'caller',
    summary:
      'Own conversations, a page of them: the sticky ones first, then the last used first. A page that is not full is the last.',
    input: z.object(paging(500, 1000)),
    reply: z.array(group),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/group/update',
    access: 'caller',
    summary: 'Renames a conversation or makes it stick to the top.',
    input: z.object({
      groupId: id,
      title: z.string().trim().min(1).max(200).optional(),
      isSticky: flag.optional(),
    }),
    reply: nothing,
    failures: ['groups.not_found', 'groups.named_by_app'],
    refreshes: ['groups.list', 'minds.list'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/group/del',
    access: 'caller',
    summary: 'Deletes a conversation with its log, and ends the answer that runs in it.',
    input: z.object({ groupId: id }),
    reply: nothing,
    failures: ['groups.not_found'],
  }),
  deleteAll: defineEndpoint({
    method: 'POST',
    path: '/group/delAll',
    access: 'caller',
    summary: 'Deletes all own conversations that do not stick.',
    input: z.object({}),
    reply: nothing,
    refreshes: ['groups.list'],
  }),
}
